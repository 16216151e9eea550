import { FastDice, ScriptedDice } from '@club-route/engine';
import { expect, test } from 'vitest';
import { cellOf, labelOf, SITE } from '../src/data/board.ts';
import { numberOf, sideOf, STEPS } from '../src/data/units.ts';
import { language } from '../src/language/index.ts';
import { chooseInCity, retreat } from '../src/phases/aftermath.ts';
import { endFire, fire, firingSide, refuseEndOfFire, refuseFire } from '../src/phases/battle.ts';
import { beginCombat, refuseAttack } from '../src/phases/combat.ts';
import { beginLandingFight, openLandingFights, owedFire } from '../src/phases/landing-fight.ts';
import { retreatWays } from '../src/rules/retreat.ts';
import { ALLIED_OWNER, GONE, LANDED_ON_ENEMIES, type DescentState } from '../src/state.ts';
import { position, type Plan } from './positions.ts';

/** Allied units in the hex of Germans have landed there. */
function landOn(plan: Plan, hex: string): DescentState {
  const state = position({ impulse: 'off-road', ...plan });
  for (const unit of state.unitCell.keys())
    if (unit < 103 && state.unitCell[unit] === cellOf(hex)) state.unitLanded[unit] = LANDED_ON_ENEMIES;
  beginCombat(state);
  expect(openLandingFights(state).map(labelOf)).toEqual([hex]);
  beginLandingFight(state, cellOf(hex), undefined);
  return state;
}

function shoot(state: DescentState, firer: string, target: string, die: number): void {
  const refusal = refuseFire(state, firingSide(state)!, numberOf(firer), numberOf(target));
  if (refusal !== undefined) throw new Error(refusal.text);
  fire(state, numberOf(firer), numberOf(target), new ScriptedDice([die]), undefined);
}

const refused = (state: DescentState, firer: string, target: string): string | undefined =>
  refuseFire(state, firingSide(state)!, numberOf(firer), numberOf(target))?.text;

const ARNHEM = { '2 Para': '2105', '1 Para': '2105', 'Arnhem garrison': '2105' };

test('H-08: landing fights come before all other combats', () => {
  const state = position({ units: { ...ARNHEM, '3 Para': '2103', 'SS AA 9': '2102' } });
  state.unitLanded[numberOf('2 Para')] = LANDED_ON_ENEMIES;
  beginCombat(state);
  expect(refuseAttack(state, cellOf('2102'))?.text).toMatch(/First fight/);
});

test('H-40: Germans fire once at each lander, and must where it can have an effect; then the landers', () => {
  const state = landOn({ units: ARNHEM, markers: ['2105'] }, '2105');
  expect(firingSide(state)).toBe('german');
  expect(refuseEndOfFire(state, 'german')?.text).toMatch(/every unit that can have an effect must fire/);
  expect(language.prompt(state, 'german')).toBe('Fire in defence of 2105 (Arnhem).');
  shoot(state, 'Arnhem garrison', '2 Para', 6);
  expect(refused(state, 'Arnhem garrison', '2 Para')).toMatch(/once/);
  shoot(state, 'Arnhem garrison', '1 Para', 6);
  expect(refuseEndOfFire(state, 'german')).toBeUndefined();
  expect(language.prompt(state, 'german')).toBe('Fire in defence of 2105 (Arnhem), or end your fire.');
  endFire(state, undefined);
  expect(firingSide(state)).toBe('allied');
  shoot(state, '2 Para', 'Arnhem garrison', 1);
  expect([state.battle, state.unitCell[numberOf('Arnhem garrison')]]).toEqual([null, GONE]);
  expect(state.siteOwner[SITE[cellOf('2105')]]).toBe(ALLIED_OWNER);
});

test('7.20: a lander that is repulsed fires again in the next round', () => {
  const state = landOn({ units: { ...ARNHEM, Henke: '2105' }, markers: ['2105'] }, '2105');
  shoot(state, 'Arnhem garrison', '2 Para', 2);
  expect(state.battle?.landing?.repulsed).toEqual([numberOf('2 Para')]);
  for (const lander of ['2 Para', '1 Para']) shoot(state, 'Henke', lander, 6);
  shoot(state, 'Arnhem garrison', '1 Para', 6);
  endFire(state, undefined);
  expect(refused(state, '2 Para', 'Henke')).toMatch(/repulsed/);
  shoot(state, '1 Para', 'Henke', 6);
  endFire(state, undefined);
  expect([state.battle?.landing?.round, state.battle?.landing?.repulsed]).toEqual([2, []]);
  for (const lander of ['2 Para', '1 Para'])
    for (const german of ['Arnhem garrison', 'Henke']) shoot(state, german, lander, 6);
  endFire(state, undefined);
  for (const lander of ['2 Para', '1 Para']) expect(refused(state, lander, 'Henke')).toBeUndefined();
});

test('7.23: Germans who are left alone in the hex remove the marker there', () => {
  const state = landOn({ units: { 'Pol Eng': '2105', 'Arnhem garrison': '2105' }, markers: ['2105'] }, '2105');
  shoot(state, 'Arnhem garrison', 'Pol Eng', 1);
  expect([state.battle, state.markerCell[0]]).toEqual([null, GONE]);
});

test('H-40: friends next to the hex fire after the landers, in the first round only, and are not fired at', () => {
  const state = landOn({ units: { ...ARNHEM, '3 Para': '2104' }, markers: ['2105'] }, '2105');
  expect(refused(state, 'Arnhem garrison', '3 Para')).toMatch(/enemy unit of this combat/);
  for (const lander of ['2 Para', '1 Para']) shoot(state, 'Arnhem garrison', lander, 6);
  endFire(state, undefined);
  expect(refused(state, '3 Para', 'Arnhem garrison')).toMatch(/landing units fire first/);
  for (const lander of ['2 Para', '1 Para', '3 Para']) shoot(state, lander, 'Arnhem garrison', 6);
  endFire(state, undefined);
  for (const lander of ['2 Para', '1 Para']) shoot(state, 'Arnhem garrison', lander, 6);
  endFire(state, undefined);
  expect(refused(state, '3 Para', 'Arnhem garrison')).toMatch(/once/);
});

test('7.20: where no fire can have an effect the landers are lost', () => {
  const bridges = ['arnhem-bridge', 'arnhem-rail-bridge', 'nijmegen-bridge', 'rhenen-rail-bridge'];
  const lost = (allied: readonly string[]): boolean => {
    const state = landOn({ units: { 'Pol Eng': '1907', 'SS Wach 3': '1907' }, allied }, '1907');
    return state.unitCell[numberOf('Pol Eng')] === GONE && state.battle === null;
  };
  expect(lost(bridges)).toBe(true);
  expect(lost([])).toBe(false);
});

/** In a city, in the open, in woods and in polder; with friends next to the hex and without. */
const FIGHTS: readonly (readonly [hex: string, units: Readonly<Record<string, string>>])[] = [
  ['2105', ARNHEM],
  ['2105', { ...ARNHEM, Henke: '2105', 'SS AA 9': '2105' }],
  ['2105', { 'Pol Eng': '2105', 'Hummel Tiger': '2105', '559 PzJg': '2105' }],
  ['2105', { ...ARNHEM, Henke: '2105', '3 Para': '2104', '1 Border': '2104' }],
  ['1319', { '1/506': '1319', '2/506': '1319', 'Veghel sec': '1319', Henke: '1319' }],
  ['1319', { '1/506': '1319', Henke: '1319', 'Best alarm': '1319', '3/506': '1318', '326 Eng': '1318' }],
  ['2402', { '1 Para': '2402', '1 Border': '2402', 'Krafft (SS 16 trg)': '2402' }],
  ['1907', { '1/508': '1907', '2/508': '1907', 'Euling I/SS22': '1907', 'Nijmegen flak': '1907' }],
];

test('7.20, H-40: landing fights always end, and whoever is left has the hex; friends are never fired at', () => {
  const ends = new Set<string>();
  for (let seed = 0; seed < 20 * FIGHTS.length; seed++) {
    const dice = new FastDice(seed);
    const [hex, units] = FIGHTS[seed % FIGHTS.length];
    const state = landOn({ units, markers: seed % 3 === 0 ? [hex] : [] }, hex);
    const friends = Object.keys(units).filter((unit) => units[unit] !== hex);
    for (let moves = 0; state.battle !== null; moves++) {
      expect(moves).toBeLessThan(2000);
      const { pending } = state.battle;
      if (pending?.kind === 'city') chooseInCity(state, dice.chance(1, 2, 'stay'), undefined);
      else if (pending !== null)
        retreat(state, dice.pick(retreatWays(state, pending.unit, pending.told), 'way'), undefined);
      else {
        const owed = owedFire(state, state.battle);
        if (owed.length === 0) endFire(state, undefined);
        else fire(state, ...dice.pick(owed, 'fire'), dice, undefined);
      }
    }
    const left = new Set([...state.unitCell.keys()].filter((unit) => state.unitCell[unit] === cellOf(hex)).map(sideOf));
    expect(left.size, `seed ${seed}`).toBeLessThanOrEqual(1);
    ends.add(`${hex} ${[...left].join('')}`);
    for (const friend of friends)
      expect([state.unitCell[numberOf(friend)], state.unitSteps[numberOf(friend)]]).toEqual([
        cellOf(units[friend]),
        STEPS[numberOf(friend)],
      ]);
  }
  for (const hex of ['2105', '1319', '2402'])
    for (const side of ['allied', 'german']) expect([...ends]).toContain(`${hex} ${side}`);
});
