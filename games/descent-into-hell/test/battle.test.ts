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
  expect(text(refuseAttack(state, cellOf('0927')))).toMatch(/have not attacked/);
  expect(refuseEndOfCombat(state)).toBeUndefined();
});

test('1.6: defenders fire first, each unit once; a repulsed attacker fires no more but can be fired at', () => {
  const state = battle({ units: { ...ALLIES, 'I/FJ 6': '0927', 'II/FJ 6': '0927' } }, '0927');
  expect(firingSide(state)).toBe('german');
  shoot(state, 'I/FJ 6', '1 Cold Gds', 6);
  expect(fireRefused(state, 'I/FJ 6', '2 Irish Gds')).toMatch(/once/);
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
  expect(text(refuseRetreat(state, 'german', ['0926', '0925'].map(cellOf)))).toMatch(/Nobody/);
  expect(text(refuseRetreat(state, 'allied', [cellOf('0926')]))).toMatch(/two hexes/);
  retreat(state, ['0926', '0925'].map(cellOf), undefined);
  expect(at(state, 'I/FJ 6')).toBe('0925');
  expect(state.alliedSightings.last()?.cell).toBe(cellOf('0925'));
  shoot(state, '1 Cold Gds', 'II/FJ 6', 1);
  expect([at(state, 'II/FJ 6'), state.battle?.stage]).toEqual([String(GONE), 'advance']);
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
  expect(text(refuseRetreat(state, 'allied', way))).toMatch(/cannot retreat this way/);
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

test('1.6: a unit that retreated into a hex attacked later takes no part, and retreats again with the rest', () => {
  const state = position({ impulse: 'off-road', units: { ...ALLIES, 'I/FJ 6': '0927', 'II/FJ 6': '0927' } });
  state.unitRetreated[numberOf('II/FJ 6')] = 1;
  beginCombat(state);
  attack(state, cellOf('0927'), undefined);
  expect(fireRefused(state, 'II/FJ 6', '2 Irish Gds')).toMatch(/no part/);
  endFire(state, undefined);
  expect(fireRefused(state, '2 Irish Gds', 'II/FJ 6')).toMatch(/enemy unit of this combat/);
  shoot(state, '2 Irish Gds', 'I/FJ 6', 1);
  expect(state.battle?.pending?.unit).toBe(numberOf('II/FJ 6'));
  retreat(state, retreatWays(state, numberOf('II/FJ 6'), [])[0], undefined);
  expect(state.battle?.stage).toBe('advance');
});

test('1.6, H-21, H-29: up to three attackers advance into the hex, take bridges and raise questions', () => {
  const units = { '1/506': '1022 moved', '2/506': '1022', 'HG trg Son': '1021' };
  const state = battle({ units }, '1021');
  endFire(state, undefined);
  expect(text(refuseAdvance(state, 'allied', [numberOf('1/506')]))).toMatch(/Nobody can advance/);
  shoot(state, '1/506', 'HG trg Son', 1);
  expect(text(refuseAdvance(state, 'allied', [numberOf('2 Para')]))).toMatch(/Only attackers/);
  const both = ['1/506', '2/506'].map(numberOf);
  expect(refuseAdvance(state, 'allied', both)).toBeUndefined();
  advance(state, both, undefined);
  expect([at(state, '1/506'), at(state, '2/506'), state.battle]).toEqual(['1021', '1021', null]);
  expect(state.bridgeOwner[bridge('son-bridge')]).toBe(ALLIED_OWNER);
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

test('H-22: the Allies attack over a map ferry and never advance over it', () => {
  const state = battle({ units: { '1 Pol': '1806 moved', 'SS Wach 3': '1805' } }, '1805');
  endFire(state, undefined);
  shoot(state, '1 Pol', 'SS Wach 3', 1);
  expect(state.battle?.stage).toBe('advance');
  expect(text(refuseAdvance(state, 'allied', [numberOf('1 Pol')]))).toMatch(/ferry/);
});
