import { ScriptedDice } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import { FIRST_GERMAN, UNITS } from '../src/data/units.ts';
import { farthestBridge } from '../src/game.ts';
import { isCombatPhase, isMobilePhase, isMovementPhase, PHASES, type FarthestBridgeState } from '../src/state.ts';
import { asked, endUntil, order, perform, position, ruleAgainst, usualRules, where, type Plan } from './positions.ts';

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

  test('14.2, 15.0: it goes on while the engineers can repair or bridge something, though nobody can move', () => {
    const units = { E: '2520', Krft: '1003' };
    const bridging = position({ units, bystanders: false });
    order(bridging, 'E 2519');
    expect(bridging.phase).toBe('alliedMove');
    // Once they have named a hexside there is nothing left, but a bridge to repair.
    order(bridging, 'bridge 2618/2619');
    expect(bridging.phase).toBe('germanMove');
    const repairing = position({ units, bystanders: false, span: '2618/2619', down: ['honinghutje-bridge'] });
    order(repairing, 'E 2521');
    expect(repairing.phase).toBe('alliedMove');
  });

  test('units move in four of the phases, and in two of them mobile ones alone', () => {
    const state = position({});
    const kinds = PHASES.map((phase) => {
      state.phase = phase;
      return `${phase} ${[isMovementPhase, isMobilePhase, isCombatPhase].map((is) => Number(is(state))).join('')}`;
    });
    expect(kinds).toEqual([
      'deploy 000',
      'alliedMove 100',
      'alliedCombat 001',
      'alliedMobile 110',
      'germanMove 100',
      'germanCombat 001',
      'germanMobile 110',
      'over 000',
    ]);
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

describe('3.0: what is asked must be answered first', () => {
  const refusal = (state: FarthestBridgeState): string => {
    const [seat] = farthestBridge.active(state);
    const { rule, text } = farthestBridge.refuse(state, seat!, { kind: 'end' })!;
    return `${rule}: ${text}`;
  };

  test.each<readonly [string, Plan, readonly (readonly [string, ...number[]])[]]>([
    [
      '3.0: A unit is still moving. Move it on or stop it first.',
      { waiting: ['1/501'], units: { Krft: '1607' } },
      [['land 1/501 0405', 1]],
    ],
    [
      '3.0: A unit has landed on a friendly unit. Place it first.',
      { waiting: ['1/501'], units: { '2/501': '0404' } },
      [['land 1/501 0405', 1]],
    ],
    [
      '3.0: The Germans must first decide whether to blow the bridge.',
      { units: { '1/501': '0404', Krft: '0909' } },
      [['1/501 0505']],
    ],
    [
      '3.0: The defender must choose support fire first.',
      { phase: 'alliedCombat', units: { '32': '1606', Krft: '1607' }, markers: { german3: 1 } },
      [['attack 1607 with 32']],
    ],
    [
      '3.0: A unit has to retreat first, or resist.',
      { phase: 'alliedCombat', units: { '32': '1606', Krft: '1607' } },
      [['attack 1607 with 32', 1]],
    ],
    [
      '3.0: Advance first, or halt.',
      { phase: 'alliedCombat', units: { '32': '1606', Krft: '1607 depleted' } },
      [['attack 1607 with 32', 4], ['retreat 1708']],
    ],
  ])('%s', (sentence, plan, played) => {
    const state = position(plan);
    for (const [text, ...dice] of played) order(state, text, ...dice);
    expect(refusal(state)).toBe(sentence);
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
