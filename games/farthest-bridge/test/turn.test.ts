import { ScriptedDice } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import { FIRST_GERMAN, UNITS } from '../src/data/units.ts';
import { farthestBridge } from '../src/game.ts';
import { asked, endUntil, order, perform, position, ruleAgainst, usualRules, where } from './positions.ts';

describe('3.0: the sequence of play', () => {
  test('the Allies move, fight, move mobile units; then the Germans; then the next turn', () => {
    // Markers keep the combat phases open, mobile units the mobile ones.
    const state = position({ turn: 1, markers: { us3: 1, german3: 1 } });
    const seen: string[] = [];
    for (let phase = 0; phase < 7; phase++) {
      seen.push(`${state.turn} ${state.phase} ${farthestBridge.active(state).join()}`);
      order(state, 'end');
    }
    expect(seen).toEqual([
      '1 alliedMove allied',
      '1 alliedCombat allied',
      '1 alliedMobile allied',
      '1 germanMove german',
      '1 germanCombat german',
      '1 germanMobile german',
      '2 alliedMove allied',
    ]);
  });

  test('a phase in which nothing can be done ends by itself', () => {
    const state = position({ units: { '1/504': '1705', Krft: '1715' }, bystanders: false });
    order(state, '1/504 1706');
    expect([state.turn, state.phase]).toEqual([5, 'germanMove']);
  });

  test('and does not wait for what only the other side could do', () => {
    const first = UNITS[FIRST_GERMAN]!.id;
    const state = position({ units: { '1/504': '1705', [first]: '1715' }, bystanders: false });
    order(state, '1/504 1706');
    expect([state.turn, state.phase]).toEqual([5, 'germanMove']);
  });

  test('nobody acts out of turn, and nothing happens that is not asked', () => {
    const state = position({ units: { '1/504': '1705', Krft: '1715' } });
    expect(farthestBridge.refuse(state, 'german', { kind: 'end' })?.rule).toBe('3.0');
    expect(() => perform(state, 'german', { kind: 'end' })).toThrow('3.0');
    for (const text of ['stop', 'go 1706', 'place 1706', 'halt', 'spare', 'resist', 'support none', 'retreat 1706'])
      expect(ruleAgainst(state, text)).toBe('3.0');
    expect(ruleAgainst(state, { kind: 'deploy', cells: [] })).toBe('18.1');
  });
});

describe('18.0: the historic set-up', () => {
  const state = farthestBridge.setup(usualRules, new ScriptedDice([]));

  test('has seven German units and no Allied one on the map', () => {
    expect(['2/406', '1/406', 'BrDf', 'Krft', '2/9SS', '9S', 'Grsn'].map((id) => where(state, id)).join(' ')).toBe(
      '2025 2325 2621 3722 3724 3322 0702',
    );
    expect(state.unitCell.filter((cell) => cell >= 0)).toHaveLength(7);
    expect([state.turn, asked(state)]).toEqual([1, 'allied free']);
  });

  test('draws no dice and is the same each time', () => {
    expect(farthestBridge.shape.equal(state, farthestBridge.setup(usualRules, new ScriptedDice([])))).toBe(true);
  });
});

describe('R2: mobile units move in one of the two phases', () => {
  const units = { '1C/5': '1705', '1/504': '1805' };

  test('either in the first', () => {
    const state = position({ units });
    order(state, '1C/5 1706');
    order(state, 'end');
    expect(state.phase).toBe('alliedMobile');
    expect(ruleAgainst(state, '1C/5 1705')).toBe('5.1');
  });

  test('or in the second, in which units on foot do not move', () => {
    const state = position({ units, phase: 'alliedMobile' });
    expect(ruleAgainst(state, '1/504 1806')).toBe('5.2');
    order(state, '1C/5 1706');
    expect(where(state, '1C/5')).toBe('1706');
  });

  test('option mobileMovesTwice: in both', () => {
    const state = position({ units, options: { mobileMovesTwice: true } });
    order(state, '1C/5 1706');
    expect(ruleAgainst(state, '1C/5 1705')).toBe('5.1');
    order(state, 'end');
    expect(ruleAgainst(state, '1C/5 1705')).toBeUndefined();
    expect(ruleAgainst(state, '1/504 1806')).toBe('5.2');
    order(state, '1C/5 1705');
    expect(ruleAgainst(state, '1C/5 1706')).toBe('5.1');
    // And the Germans as well, once each, when it is their turn.
    endUntil(state, 'germanMove');
    order(state, 'Hnke 0125');
    endUntil(state, 'germanMobile');
    expect(ruleAgainst(state, 'Hnke 0124')).toBeUndefined();
  });
});
