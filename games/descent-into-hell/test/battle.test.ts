import { ScriptedDice, type Refusal } from '@club-route/engine';
import { expect, test } from 'vitest';
import { cellOf, labelOf } from '../src/data/board.ts';
import { numberOf } from '../src/data/units.ts';
import {
  advance,
  chooseInCity,
  refuseAdvance,
  refuseCityChoice,
  refuseRetreat,
  retreat,
} from '../src/phases/aftermath.ts';
import { endFire, fire, firingSide, refuseFire } from '../src/phases/battle.ts';
import { attack, beginCombat, openCombats, refuseAttack, refuseEndOfCombat } from '../src/phases/combat.ts';
import { answerQuestion } from '../src/phases/questions.ts';
import { declineToBlow } from '../src/rules/demolition.ts';
import { retreatWays } from '../src/rules/retreat.ts';
import { ALLIED_OWNER, GONE, NONE, type DescentState } from '../src/state.ts';
import { bridge, labels, position, type Plan } from './positions.ts';

/** An attack on a hex, with defenders who do not fire unless told. */
function battle(plan: Plan, hex: string): DescentState {
  const state = position({ impulse: 'off-road', ...plan });
  beginCombat(state);
  expect(refuseAttack(state, cellOf(hex))).toBeUndefined();
  attack(state, cellOf(hex), undefined);
  return state;
}

function shoot(state: DescentState, firer: string, target: string, die: number): void {
  const refusal = refuseFire(state, firingSide(state)!, numberOf(firer), numberOf(target));
  if (refusal !== undefined) throw new Error(refusal.text);
  fire(state, numberOf(firer), numberOf(target), new ScriptedDice([die]), undefined);
}

function fireRefused(state: DescentState, firer: string, target: string): string | undefined {
  return refuseFire(state, firingSide(state) ?? state.side, numberOf(firer), numberOf(target))?.text;
}

const at = (state: DescentState, unit: string): string => {
  const cell = state.unitCell[numberOf(unit)];
  return cell < 0 ? String(cell) : labelOf(cell);
};

const text = (refusal: Refusal | undefined): string => refusal?.text ?? '';

const ALLIES = { '2 Irish Gds': '0928 moved', '1 Cold Gds': '0928', '44 RTR': '1027' };

test('H-23: duties must be fought, each hex once; the attacker chooses the order', () => {
  const state = position({ units: { ...ALLIES, 'I/FJ 6': '0927', 'II/FJ 6': '1128' } });
  beginCombat(state);
  expect(labels(openCombats(state))).toBe('0927 1128');
  expect(text(refuseEndOfCombat(state))).toMatch(/0927/);
  attack(state, cellOf('0927'), undefined);
  expect(text(refuseAttack(state, cellOf('0927')))).toMatch(/already attacked/);
  expect(refuseEndOfCombat(state)).toBeUndefined();
});

test('H-23: a duty lapses when nobody is left to attack the hex', () => {
  const state = position({ units: { '2 Irish Gds': '0928 moved', 'I/FJ 6': '0927' } });
  beginCombat(state);
  state.unitCell[numberOf('2 Irish Gds')] = GONE;
  expect(refuseEndOfCombat(state)).toBeUndefined();
  expect(openCombats(state)).toEqual([]);
});

test('1.6: defenders fire first, each unit once; a repulsed attacker fires no more but can be fired at', () => {
  const state = battle({ units: { ...ALLIES, 'I/FJ 6': '0927', 'II/FJ 6': '0927' } }, '0927');
  expect(firingSide(state)).toBe('german');
  shoot(state, 'I/FJ 6', '1 Cold Gds', 6);
  expect(fireRefused(state, 'I/FJ 6', '2 Irish Gds')).toMatch(/already fired/);
  expect(fireRefused(state, 'II/FJ 6', '1/506')).toMatch(/enemy unit of this combat/);
  shoot(state, 'II/FJ 6', '2 Irish Gds', 1);
  endFire(state, undefined);
  expect(firingSide(state)).toBe('allied');
  expect(state.unitRepulsed[numberOf('2 Irish Gds')]).toBe(1);
  expect(fireRefused(state, '2 Irish Gds', 'I/FJ 6')).toMatch(/repulsed/);
  endFire(state, undefined);
  expect(state.battle).toBeNull();
});

test('1.6: a retreat is moved by the attacker, and the rest of the fire goes on after it', () => {
  const state = battle({ units: { ...ALLIES, 'I/FJ 6': '0927', 'II/FJ 6': '0927' } }, '0927');
  endFire(state, undefined);
  shoot(state, '2 Irish Gds', 'I/FJ 6', 4);
  expect(state.battle?.pending).toEqual({ kind: 'retreat', unit: numberOf('I/FJ 6'), told: [] });
  expect(fireRefused(state, '1 Cold Gds', 'II/FJ 6')).toMatch(/cannot fire now/);
  expect(text(refuseRetreat(state, 'german', ['0926', '0925'].map(cellOf)))).toMatch(/No unit/);
  expect(text(refuseRetreat(state, 'allied', [cellOf('0926')]))).toMatch(/two hexes/);
  retreat(state, ['0926', '0925'].map(cellOf), undefined);
  expect([at(state, 'I/FJ 6'), state.unitRetreated[numberOf('I/FJ 6')]]).toEqual(['0925', 1]);
  expect(state.alliedSightings.last()?.cell).toBe(cellOf('0925'));
  shoot(state, '1 Cold Gds', 'II/FJ 6', 1);
  expect([at(state, 'II/FJ 6'), state.battle?.stage]).toEqual([String(GONE), 'advance']);
});

test('H-28, 7.9: a German who retreats ends spans and removes markers; a bridging unit that retreats is no bridge', () => {
  const units = { ...ALLIES, 'I/FJ 6': '0927' };
  const state = battle({ units, markers: ['0925'] }, '0927');
  endFire(state, undefined);
  shoot(state, '2 Irish Gds', 'I/FJ 6', 4);
  retreat(state, ['0926', '0925'].map(cellOf), undefined);
  expect(state.markerCell[0]).toBe(GONE);
  const span = { '1 Brdg': '1022 span 1021', 'SS Pz 10': '1122 moved' };
  const driven = battle({ side: 'german', units: span, blown: ['son-bridge'] }, '1022');
  endFire(driven, undefined);
  shoot(driven, 'SS Pz 10', '1 Brdg', 5);
  retreat(driven, retreatWays(driven, numberOf('1 Brdg'), [])[0], undefined);
  expect(driven.unitSpan[numberOf('1 Brdg')]).toBe(NONE);
});

test('H-32: the attacker knows where he put a unit, and not who else is there', () => {
  const units = { ...ALLIES, 'I/FJ 6': '0927', 'Chill A (85)': '0925' };
  const state = battle({ units }, '0927');
  endFire(state, undefined);
  shoot(state, '2 Irish Gds', 'I/FJ 6', 4);
  retreat(state, ['0926', '0925'].map(cellOf), undefined);
  expect(state.alliedSightings.last()?.units.map(({ unit }) => unit)).toEqual([numberOf('I/FJ 6')]);
  expect(state.ghostCell[numberOf('Chill A (85)')]).toBe(NONE);
});

test('7.15: a hex full of unseen friends is told to be full; with no hex left the unit is lost', () => {
  const full = { 'Chill A (85)': '0925', 'Chill B (84)': '0925', 'Chill C (89)': '0925' };
  const state = battle({ units: { ...ALLIES, ...full, 'I/FJ 6': '0927' } }, '0927');
  endFire(state, undefined);
  shoot(state, '2 Irish Gds', 'I/FJ 6', 4);
  const way = ['0926', '0925'].map(cellOf);
  expect(refuseRetreat(state, 'allied', way)).toBeUndefined();
  retreat(state, way, undefined);
  expect([at(state, 'I/FJ 6'), labels(state.battle!.pending!.told)]).toEqual(['0927', '0925']);
  expect(text(refuseRetreat(state, 'allied', way))).toMatch(/cannot retreat along this path/);
});

test('1.6: who cannot retreat is lost at once', () => {
  const units = { '1/508': '1908 moved', '2/508': '2007', 'Euling I/SS22': '1907 reduced' };
  const state = battle({ units }, '1907');
  endFire(state, undefined);
  shoot(state, '1/508', 'Euling I/SS22', 1);
  expect(at(state, 'Euling I/SS22')).toBe(String(GONE));
});

test('6.6: in a city the first retreat is ignored, then the owner chooses between loss and retreat', () => {
  const units = { '2 Irish Gds': '1024 moved', '1 Cold Gds': '1024', '44 RTR': '0923', Henke: '1023' };
  const storm = (): DescentState => {
    const state = battle({ units }, '1023');
    endFire(state, undefined);
    shoot(state, '2 Irish Gds', 'Henke', 2);
    expect([state.battle?.pending, at(state, 'Henke')]).toEqual([null, '1023']);
    shoot(state, '1 Cold Gds', 'Henke', 2);
    expect(text(refuseCityChoice(state, 'allied'))).toMatch(/None of your units/);
    expect(refuseCityChoice(state, 'german')).toBeUndefined();
    return state;
  };
  const stays = storm();
  chooseInCity(stays, true, undefined);
  expect([at(stays, 'Henke'), stays.unitSteps[numberOf('Henke')]]).toEqual(['1023', 1]);
  const goes = storm();
  chooseInCity(goes, false, undefined);
  expect(goes.battle?.pending?.kind).toBe('retreat');
});

test('H-26: in a city each defender ignores its own first retreat', () => {
  const units = { '2 Irish Gds': '1024 moved', '1 Cold Gds': '1024', Henke: '1023', 'Best alarm': '1023' };
  const state = battle({ units }, '1023');
  endFire(state, undefined);
  shoot(state, '2 Irish Gds', 'Henke', 2);
  shoot(state, '1 Cold Gds', 'Best alarm', 2);
  expect([state.battle?.pending ?? null, state.battle?.spared.length ?? 0]).toEqual([null, 2]);
});

test('1.6: a unit that retreated into a hex attacked later takes no part, and retreats again with the rest', () => {
  const state = position({ impulse: 'off-road', units: { ...ALLIES, 'I/FJ 6': '0927', 'II/FJ 6': '0927' } });
  state.unitRetreated[numberOf('II/FJ 6')] = 1;
  beginCombat(state);
  attack(state, cellOf('0927'), undefined);
  expect(fireRefused(state, 'II/FJ 6', '2 Irish Gds')).toMatch(/not part/);
  endFire(state, undefined);
  expect(fireRefused(state, '2 Irish Gds', 'II/FJ 6')).toMatch(/enemy unit of this combat/);
  shoot(state, '2 Irish Gds', 'I/FJ 6', 1);
  expect(state.battle?.pending?.unit).toBe(numberOf('II/FJ 6'));
  retreat(state, retreatWays(state, numberOf('II/FJ 6'), [])[0], undefined);
  expect(state.battle?.stage).toBe('advance');
});

test('1.6, 7.19, H-21, H-29: up to three attackers advance into the hex, take bridges and raise questions', () => {
  const units = { '1/506': '1022 moved', '2/506': '1022', 'HG trg Son': '1021' };
  const state = battle({ units }, '1021');
  // The Germans were asked when it came to the bridge.
  declineToBlow(state, bridge('son-bridge'));
  endFire(state, undefined);
  expect(text(refuseAdvance(state, 'allied', [numberOf('1/506')]))).toMatch(/No unit can advance/);
  shoot(state, '1/506', 'HG trg Son', 1);
  expect(text(refuseAdvance(state, 'allied', [numberOf('2 Para')]))).toMatch(/Only attackers/);
  const both = ['1/506', '2/506'].map(numberOf);
  expect(refuseAdvance(state, 'allied', both)).toBeUndefined();
  advance(state, both, undefined);
  expect([at(state, '1/506'), at(state, '2/506'), state.battle]).toEqual(['1021', '1021', null]);
  expect(state.bridgeOwner[bridge('son-bridge')]).toBe(ALLIED_OWNER);
});

test('H-29: who was repulsed does not advance; wheels advance over polder only by road', () => {
  const units = { '2 Irish Gds': '1908 moved', '1 Cold Gds': '1908', 'Euling I/SS22': '1907 reduced' };
  const refusals = (impulse: 'road' | 'off-road'): readonly string[] => {
    const state = battle({ units, impulse }, '1907');
    state.unitRepulsed[numberOf('1 Cold Gds')] = 1;
    endFire(state, undefined);
    shoot(state, '2 Irish Gds', 'Euling I/SS22', 1);
    return ['2 Irish Gds', '1 Cold Gds'].map((unit) => text(refuseAdvance(state, 'allied', [numberOf(unit)])));
  };
  expect(refusals('road')).toEqual(['', 'Only attackers that were not repulsed can advance.']);
  expect(refusals('off-road')[0]).toMatch(/1907 is closed/);
});

test('1.6, H-23: fire and duty that are refused say why', () => {
  const units = { ...ALLIES, '1 Brdg': '0928', 'SS Wach 3': '0927' };
  const state = battle({ units, options: { duty: 'adjacent' } }, '0927');
  expect(fireRefused(state, 'SS Wach 3', '2 Irish Gds')).toMatch(/Without antitank fire/);
  endFire(state, undefined);
  expect(fireRefused(state, '1 Brdg', 'SS Wach 3')).toMatch(/never fires/);
  const owing = position({ units, options: { duty: 'adjacent' } });
  beginCombat(owing);
  expect(text(refuseEndOfCombat(owing))).toBe('You stand next to 0927 and must attack it.');
});

test('D-04: a bridging unit that is a bridge does not advance, but by option', () => {
  const units = { '1/506': '1022 moved', '1 Brdg': '1022 span 1021', 'HG trg Son': '1023' };
  const advanceOf = (bridgesAdvance: boolean): string => {
    const state = battle({ units, blown: ['son-bridge'], options: { bridgesAdvance } }, '1023');
    endFire(state, undefined);
    shoot(state, '1/506', 'HG trg Son', 1);
    return text(refuseAdvance(state, 'allied', [numberOf('1 Brdg')]));
  };
  expect(advanceOf(false)).toMatch(/is a bridge now/);
  expect(advanceOf(true)).toBe('');
});

test('D-05: units that retreated to a German bridge advance over it only after the Germans were asked', () => {
  const state = battle({ units: { '1/506': '1022', 'SS Wach 3': '1021' } }, '1021');
  endFire(state, undefined);
  shoot(state, '1/506', 'SS Wach 3', 1);
  const unit = numberOf('1/506');
  advance(state, [unit], undefined);
  expect([at(state, '1/506'), state.questions.length, state.battle?.stage]).toEqual(['1022', 1, 'advance']);
  answerQuestion(state, false, new ScriptedDice([]), undefined);
  expect(refuseAdvance(state, 'allied', [unit])).toBeUndefined();
  advance(state, [unit], undefined);
  expect([at(state, '1/506'), state.battle]).toEqual(['1021', null]);
});

test('H-22, D-06: an engineer advances over a canal behind the unit that it has carried', () => {
  const state = battle({ units: { '1/506': '0921 moved', '326 Eng': '0921', 'SS Wach 3': '0922' } }, '0922');
  endFire(state, undefined);
  shoot(state, '1/506', 'SS Wach 3', 1);
  const both = ['1/506', '326 Eng'].map(numberOf);
  expect(refuseAdvance(state, 'allied', both)).toBeUndefined();
  advance(state, both, undefined);
  expect([at(state, '1/506'), at(state, '326 Eng')]).toEqual(['0922', '0922']);
  expect([state.unitFerried[both[1]], state.unitSelfFerried[both[1]]]).toEqual([1, 1]);
});

test('H-22: the Allies attack over a map ferry and never advance over it', () => {
  const state = battle({ units: { '1 Pol': '1806 moved', 'SS Wach 3': '1805' } }, '1805');
  endFire(state, undefined);
  shoot(state, '1 Pol', 'SS Wach 3', 1);
  expect(state.battle?.stage).toBe('advance');
  expect(text(refuseAdvance(state, 'allied', [numberOf('1 Pol')]))).toMatch(/ferry/);
});
