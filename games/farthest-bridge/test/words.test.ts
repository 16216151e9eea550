import { ScriptedDice } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import { cellOf } from '../src/data/board.ts';
import { farthestBridge } from '../src/game.ts';
import { language } from '../src/language/index.ts';
import { order, position, unit, usualRules } from './positions.ts';

function lines(state: Parameters<typeof language.describe>[0]): readonly string[] {
  return language.describe(state, 'spectator');
}

describe('the position in words', () => {
  test('names the drop zones, and those that are overrun', () => {
    const state = position({ phase: 'germanMove', units: { Krft: '1006' } });
    expect(lines(state)).toContain('Drop zones: 1st at 3919; 101st at 1007; 82nd at 2323.');
    order(state, 'Krft 1007');
    expect(lines(state)).toContain('Drop zones: 1st at 3919; 101st at 1007, overrun; 82nd at 2323.');
  });

  test('says of every bridge what has become of it', () => {
    const state = position({ down: ['son-bridge'], units: { '1/504': '2621' } });
    const found = lines(state).filter((line) => /^(Standing b|B)ridges/.test(line));
    expect(found[0]).toBe('Bridges down: Son bridge.');
    expect(found.join(' ').match(/bridge[,.]/g)).toHaveLength(25);
  });

  test('names who is still to come, when and where, and who waits for a way in', () => {
    const state = position({
      phase: 'germanMove',
      turn: 3,
      waiting: ['1/325', '3/29', '1/9SS'],
      units: { '129': '3824' },
    });
    expect(lines(state)).toContain('Due in turn 7, 23 September, Allied: 1/325 by air, 82nd drop zone.');
    expect(lines(state)).toContain('Due now, German: 1/9SS at 3824. The enemy holds the entry hexes, so they wait.');
  });

  test('keeps a secret set-up to itself', () => {
    const state = farthestBridge.setup({ ...usualRules, scenario: 'free' }, new ScriptedDice([]));
    farthestBridge.apply(
      state,
      'allied',
      { kind: 'deploy', cells: ['3919', '1007', '2323'].map(cellOf) },
      new ScriptedDice([]),
    );
    const seen = language.describe(farthestBridge.sight(state, 'german'), 'german');
    expect(seen.some((line) => line.includes('Drop zones'))).toBe(false);
    expect(language.describe(farthestBridge.sight(state, 'allied'), 'allied').join()).toContain('1st at 3919');
  });
});

describe('what is asked within a decision', () => {
  test.each([
    [{ kind: 'unit', unit: unit('1/504') }, 'Choose where 1/504 goes.'],
    [{ kind: 'unit', unit: unit('1/325') }, 'Choose a landing hex for 1/325.'],
    [{ kind: 'unit', unit: unit('3/29') }, 'Choose where 3/29 enters and moves to.'],
    [{ kind: 'span' }, 'Choose a hexside to bridge.'],
    [{ kind: 'attack', target: unit('Krft'), attackers: [], markers: [] }, 'Choose the units that attack Krft.'],
    [
      { kind: 'attack', target: unit('Krft'), attackers: [unit('1/504')], markers: [] },
      'Attack Krft with 1/504, or change the attack.',
    ],
    [{ kind: 'bombard', target: unit('Krft'), markers: [] }, 'Choose support fire against Krft.'],
  ] as const)('%j', (draft, words) => {
    const state = position({
      turn: 8,
      bystanders: false,
      units: { '1/504': '1606', Krft: '1607' },
      waiting: ['1/325', '3/29'],
    });
    expect(language.prompt(state, 'allied', draft)).toBe(words);
  });

  test('of a movement phase: what comes before the moves, if there is any of it', () => {
    const asking = (waiting: readonly string[]): string =>
      language
        .prompt(position({ turn: 8, bystanders: false, units: { '1/504': '1606' }, waiting }), 'allied')
        .replace(/^.*?\. /, '');
    expect(asking([])).toBe('Move your units.');
    expect(asking(['1/325'])).toBe('Land airborne units, then move.');
    expect(asking(['3I/32'])).toBe('Bring in reinforcements, then move.');
    expect(asking(['1/325', '3I/32'])).toBe('Land airborne units, bring in reinforcements, then move.');
  });

  test('of a set-up: the next piece, then to hand it in', () => {
    const state = farthestBridge.setup({ ...usualRules, scenario: 'free' }, new ScriptedDice([]));
    expect(language.prompt(state, 'allied', { kind: 'deploy', cells: [5] })).toBe(
      'Choose a hex for the 101st drop zone.',
    );
    expect(language.prompt(state, 'german', { kind: 'deploy', cells: [] })).toBe('Choose a hex for 2/406.');
    expect(language.prompt(state, 'allied', { kind: 'deploy', cells: [1, 2, 3] })).toBe(
      'Hand in the plan, or change it.',
    );
  });
});

describe('what a side is about, for who waits', () => {
  test.each([
    ['alliedMove', 'allied', 'The Allies are moving.'],
    ['germanCombat', 'german', 'The Germans are fighting.'],
    ['germanMobile', 'german', 'The Germans are moving mobile units.'],
  ] as const)('%s', (phase, seat, words) => {
    expect(language.doing(position({ phase }), seat)).toBe(words);
  });

  test('and what interrupts it', () => {
    const bridge = position({ units: { '1/504': '2523', BrDf: '2721' } });
    order(bridge, '1/504 2621');
    expect(language.doing(bridge, 'german')).toBe('The Germans are deciding whether to blow the Nijmegen bridge.');
    const battle = position({ phase: 'alliedCombat', units: { '32': '1606', Krft: '1607' }, markers: { german3: 1 } });
    order(battle, 'attack 1607 with 32');
    expect(language.doing(battle, 'german')).toBe('The Germans are choosing support fire for Krft.');
    order(battle, 'support none', 4);
    expect(language.doing(battle, 'german')).toBe('The Germans are deciding where Krft retreats.');
    order(battle, 'retreat 1608');
    expect(language.doing(battle, 'allied')).toBe('The Allies are deciding which units advance.');
  });
});
