import { ScriptedDice } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import { cellOf } from '../../src/data/board.ts';
import { numberOf } from '../../src/data/units.ts';
import { endFire, fire } from '../../src/phases/battle.ts';
import { attack, beginCombat } from '../../src/phases/combat.ts';
import type { DescentState } from '../../src/state.ts';
import { bridge, type Plan } from '../positions.ts';
import { inHand, lit, looking, moment, offering, pressOn } from './offering.ts';

const UNITS = { '2 Irish Gds': '0928 moved', '1 Cold Gds': '0928', 'I/FJ 6': '0927', 'II/FJ 6': '1028' };

function combat(plan: Plan = {}): DescentState {
  const state = moment('combat', { impulse: 'off-road', units: UNITS, ...plan });
  beginCombat(state);
  return state;
}

function battle(plan: Plan = {}): DescentState {
  const state = combat(plan);
  attack(state, cellOf('0927'), undefined);
  return state;
}

const shoot = (state: DescentState, firer: string, target: string, die: number): void =>
  fire(state, numberOf(firer), numberOf(target), new ScriptedDice([die]), undefined);

describe('H-23: which hex to attack', () => {
  test('what must be attacked is red, what may be is faint, and combat cannot end before', () => {
    const offer = offering(combat({ units: { ...UNITS, '44 RTR': '1029', '2 Gren Gds': '1129', 'III/FJ 6': '1130' } }));
    expect(lit(offer, 'danger')).toBe('0927 1028');
    expect(lit(offer, 'faint')).toBe('1130');
    expect(offer.end).toBeUndefined();
    expect(offer.head.words).toBe('You must attack 0927 and 1028.');
    expect(pressOn(offer, '0927')).toEqual({ action: { kind: 'attack', cell: cellOf('0927') } });
    expect(offer.aim(cellOf('0927'))?.lines).toEqual([
      'Defenders: I/FJ 6 (4-2).',
      'Attackers: 1 Cold Gds (6) and 2 Irish Gds (6).',
    ]);
  });

  test('with duties done it may end', () => {
    const state = combat({ units: { '2 Irish Gds': '0928', 'I/FJ 6': '0927' } });
    expect(offering(state).end).toMatchObject({ label: 'End combat', left: 'You can still attack 1 hex.' });
  });
});

describe('1.6: fire, unit by unit', () => {
  test('the defenders are asked first, with the odds of each shot', () => {
    const offer = offering(battle());
    expect(offer.head.title).toBe('Defensive fire at 0927 (Valkenswaard)');
    expect(looking(offer, 'chosen')).toEqual(['I/FJ 6']);
    expect(offer.questions.map(({ title, note }) => `${title}: ${note}`)).toEqual([
      '1 Cold Gds: 1:2',
      '2 Irish Gds: 1:2',
    ]);
    expect(offer.questions[0].faces.map(({ label }) => label).join(' ')).toBe('R – – – – –');
    expect(offer.end).toMatchObject({ label: 'End your fire', left: '1 unit can still fire.' });
  });

  test('a press on an enemy aims, the second fires', () => {
    const state = battle();
    endFire(state, undefined);
    const target = numberOf('I/FJ 6');
    const firer = numberOf('1 Cold Gds');
    const first = offering(state, undefined, inHand('1 Cold Gds'));
    expect(first.units.get(target)?.press).toEqual({ hand: inHand('1 Cold Gds', 'I/FJ 6') });
    const second = offering(state, undefined, inHand('1 Cold Gds', 'I/FJ 6'));
    expect(looking(second, 'target')).toEqual(['I/FJ 6']);
    expect(second.units.get(target)?.press).toEqual({ action: { kind: 'fire', firer, target } });
    expect(second.ready).toMatchObject({ label: 'Fire at I/FJ 6', anywhere: true });
    expect(second.cancel).toEqual({ hand: { units: [], through: [] } });
  });

  test('7.14: a unit out of supply as far as it sees fires at +2, said before the shot', () => {
    const cut = moment('combat', { impulse: 'off-road', units: { '1/504': '2104 moved', 'I/FJ 6': '2103' } });
    beginCombat(cut);
    attack(cut, cellOf('2103'), undefined);
    endFire(cut, undefined);
    const [question] = offering(cut).questions;
    expect(question.note).toContain('+2 out of supply');
    expect(question.words).toBe('1/504 is out of supply as far as you can see.');
  });

  test('7.18: the letters under the dice are explained', () => {
    const state = battle();
    endFire(state, undefined);
    for (const { faces, words } of offering(state).questions)
      for (const face of faces) if (face.label !== '–') expect(words).toContain(`${face.label}: ${face.words}.`);
  });

  test('7.17: the attackers choose whose fire comes next', () => {
    const state = battle();
    endFire(state, undefined);
    const offer = offering(state);
    expect(offer.trays.map(({ units }) => units)).toEqual([['1 Cold Gds', '2 Irish Gds'].map(numberOf)]);
    expect(offer.units.get(numberOf('2 Irish Gds'))?.press).toEqual({ hand: inHand('2 Irish Gds') });
  });
});

describe('what follows', () => {
  test('7.15: the attacker sends a unit back by a press on the last hex', () => {
    const state = battle();
    endFire(state, undefined);
    shoot(state, '2 Irish Gds', 'I/FJ 6', 4);
    expect(state.battle?.pending?.kind).toBe('retreat');
    const offer = offering(state);
    expect(offer.head.title).toBe('Drive back I/FJ 6');
    for (const [cell, { look, press }] of offer.cells)
      if (look === 'offered') expect(press?.action).toMatchObject({ kind: 'retreat', way: [expect.any(Number), cell] });
    expect(lit(offer, 'offered')).not.toBe('');
  });

  test('6.6: in a city the owner keeps a unit for a step or lets it go', () => {
    const state = moment('combat', { impulse: 'off-road', units: { '2 Irish Gds': '1024', 'I/FJ 6': '1023' } });
    beginCombat(state);
    attack(state, cellOf('1023'), undefined);
    state.battle = {
      ...state.battle!,
      stage: 'attackers',
      pending: { kind: 'city', unit: numberOf('I/FJ 6'), told: [] },
    };
    const offer = offering(state);
    expect(offer.ready).toMatchObject({ label: 'Retreat', action: { kind: 'city', stay: false } });
    expect(offer.hold).toMatchObject({ label: 'Stay and lose a step', action: { kind: 'city', stay: true } });
  });

  test('H-29: up to three units advance, chosen by presses in any order', () => {
    const state = battle();
    endFire(state, undefined);
    shoot(state, '2 Irish Gds', 'I/FJ 6', 1);
    if (state.battle?.stage !== 'advance') shoot(state, '1 Cold Gds', 'I/FJ 6', 1);
    expect(state.battle?.stage).toBe('advance');
    const units = ['1 Cold Gds', '2 Irish Gds'].map(numberOf);
    const first = offering(state);
    expect(first.hold?.action).toEqual({ kind: 'advance', units: [] });
    expect(first.ready?.action).toBeUndefined();
    expect(first.units.get(units[1])?.press).toEqual({ draft: { kind: 'advance', units: [units[1]] } });
    const second = offering(state, { kind: 'advance', units: [units[1]] });
    expect(second.units.get(units[0])?.press).toEqual({ draft: { kind: 'advance', units } });
    expect(second.ready).toEqual({ label: 'Advance into 0927', action: { kind: 'advance', units: [units[1]] } });
  });
});

describe('1.4: the Germans are asked about a bridge', () => {
  test('they are told bridge and hex, and the chance as far as they see', () => {
    const state = moment('movement', { units: { '2 Irish Gds': '1022' } });
    state.questions = [{ bridge: bridge('son-bridge'), cell: cellOf('1022') }];
    const offer = offering(state);
    expect(offer.questions).toHaveLength(1);
    expect(offer.ready?.action).toEqual({ kind: 'bridge', blow: true });
    expect(offer.hold?.action).toEqual({ kind: 'bridge', blow: false });
    expect(offer.units.size).toBe(0);
  });

  test('H-20, 7.13: an Allied engineer out of their sight changes nothing in what they are shown', () => {
    const shown = (units: Plan['units']): string => {
      const state = moment('movement', { units });
      state.questions = [{ bridge: bridge('son-bridge'), cell: cellOf('1022') }];
      return JSON.stringify(offering(state).questions);
    };
    expect(shown({ 'Gds RE': '1022' })).toBe(shown({ '2 Irish Gds': '1022' }));
  });
});

test('H-16: bridging units build towards a hex beyond the water', () => {
  const state = moment('building', { units: { '1 Brdg': '1022', '2 Irish Gds': '1023' }, blown: ['son-bridge'] });
  beginCombat(state);
  state.unitStart[numberOf('1 Brdg')] = cellOf('1022');
  const offer = offering(state);
  expect(looking(offer, 'able')).toEqual(['1 Brdg']);
  const unit = numberOf('1 Brdg');
  const towards = offering(state, { kind: 'span', unit });
  expect(pressOn(towards, '1021')).toEqual({ action: { kind: 'span', unit, cell: cellOf('1021') } });
  expect(offer.end).toEqual({ label: 'End the impulse', left: '1 unit can still build.', action: { kind: 'end' } });
});
