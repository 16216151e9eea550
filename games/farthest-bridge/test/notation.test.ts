import { isRefusal, ScriptedDice } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import type { FarthestBridgeAction } from '../src/actions.ts';
import { cellOf } from '../src/data/board.ts';
import { farthestBridge } from '../src/game.ts';
import { language } from '../src/language/index.ts';
import { bridge, hexside, order, position, unit, usualRules } from './positions.ts';

const cells = (hexes: string): readonly number[] => hexes.split(' ').map(cellOf);

const state = position({
  units: { '3/504': '2115', Krft: '2621', '2/504': '2521', '1/504': '2620' },
  waiting: ['2I/5', '1/501'],
});

/** What is typed, what is meant, and how it is written; the last only where it differs. */
const EXAMPLES: readonly (readonly [string, FarthestBridgeAction, string?])[] = [
  ['3/504 2116', { kind: 'move', unit: unit('3/504'), to: cellOf('2116') }],
  ['3/504 to 2116', { kind: 'move', unit: unit('3/504'), to: cellOf('2116') }, '3/504 2116'],
  ['3/504 by 2116 2215', { kind: 'move', unit: unit('3/504'), to: cellOf('2215'), path: cells('2116 2215') }],
  ['2I/5 at 0105 0404', { kind: 'enter', unit: unit('2I/5'), at: cellOf('0105'), to: cellOf('0404') }],
  [
    '2i/5 AT 0105, 0404',
    { kind: 'enter', unit: unit('2I/5'), at: cellOf('0105'), to: cellOf('0404') },
    '2I/5 at 0105 0404',
  ],
  [
    '2I/5 at 0105 by 0204 0304',
    { kind: 'enter', unit: unit('2I/5'), at: cellOf('0105'), to: cellOf('0304'), path: cells('0204 0304') },
  ],
  ['land 1/501 1006', { kind: 'land', unit: unit('1/501'), cell: cellOf('1006') }],
  ['1/501 1006', { kind: 'land', unit: unit('1/501'), cell: cellOf('1006') }, 'land 1/501 1006'],
  ['place 1005', { kind: 'place', cell: cellOf('1005') }],
  ['go 2116', { kind: 'go', to: cellOf('2116') }],
  ['go by 2116 2215', { kind: 'go', to: cellOf('2215'), path: cells('2116 2215') }],
  ['stop', { kind: 'stop' }],
  ['repair nijmegen-bridge', { kind: 'repair', bridge: bridge('nijmegen-bridge') }],
  ['bridge 2620/2721', { kind: 'span', side: hexside('2620/2721') }],
  ['bridge 2721 2620', { kind: 'span', side: hexside('2620/2721') }, 'bridge 2620/2721'],
  [
    'attack 2621 with 1/504 2/504 +us3 +uk4',
    { kind: 'attack', target: unit('Krft'), attackers: [unit('1/504'), unit('2/504')], markers: ['us3', 'uk4'] },
  ],
  [
    'attack Krft 2/504 1/504',
    { kind: 'attack', target: unit('Krft'), attackers: [unit('1/504'), unit('2/504')], markers: [] },
    'attack 2621 with 1/504 2/504',
  ],
  [
    'bombard 2621 +uk4 +us3',
    { kind: 'bombard', target: unit('Krft'), markers: ['us3', 'uk4'] },
    'bombard 2621 +us3 +uk4',
  ],
  ['support +german3 +german2', { kind: 'support', markers: ['german3', 'german2'] }],
  ['support none', { kind: 'support', markers: [] }],
  ['retreat 2722 2822', { kind: 'retreat', path: cells('2722 2822') }],
  ['resist', { kind: 'resist' }],
  ['advance 1/504 2621', { kind: 'advance', unit: unit('1/504'), to: cellOf('2621') }],
  ['halt', { kind: 'halt' }],
  ['blow nijmegen-bridge', { kind: 'demolish', bridge: bridge('nijmegen-bridge') }],
  ['demolish Nijmegen', { kind: 'demolish', bridge: bridge('nijmegen-bridge') }, 'blow nijmegen-bridge'],
  ['blow 2721/2621', { kind: 'demolish', bridge: bridge('nijmegen-bridge') }, 'blow nijmegen-bridge'],
  ['spare', { kind: 'spare' }],
  ['  END ', { kind: 'end' }, 'end'],
  ['deploy 3908 0105 2620', { kind: 'deploy', cells: cells('3908 0105 2620') }],
];

describe('typed orders', () => {
  test.each(EXAMPLES.map(([text, action, written = text]) => ({ text, action, written })))('$text', (example) => {
    const { text, action, written } = example;
    expect(language.read(state, 'allied', text)).toEqual(action);
    expect(language.write(state, action)).toBe(written);
    expect(language.read(state, 'allied', written)).toEqual(action);
  });

  test.each([
    ['', 'not an order'],
    ['dance', '"dance" is not an order'],
    ['stop now', '"stop now" is not an order'],
    ['3/504', 'Say where to'],
    ['3/504 9999', 'No place or hex on this map matches "9999"'],
    ['3/504 2116 2215', 'Name one hex to go to, or type "by"'],
    ['9/999 2116', 'not an order'],
    ['2I/5 at 9999 0404', 'matches "9999"'],
    ['2I/5 at 0105', 'Say where to'],
    ['land 1/501', 'Say where to land'],
    ['land 9/999 1006', '"9/999" is not a unit'],
    ['place 1005 1006', 'not an order'],
    ['repair everything', 'No bridge is called "everything". The bridges are '],
    ['blow', 'No bridge is called ""'],
    ['bridge 2620', 'Name the two hexes that share the hexside'],
    ['bridge 2620/3524', '2620 (Nijmegen) and 3524 (Arnhem) are not adjacent'],
    ['attack 2622 with 1/504', 'There is no unit at "2622"'],
    ['attack 2621 with 9/999', '"9/999" is not a unit'],
    ['attack 2621 with 1/504 +us9', '"+us9" is not a support-fire marker'],
    ['bombard nowhere +us3', 'There is no unit at "nowhere"'],
    ['bombard 2621 with 1/504 +us3', 'Markers bombard alone'],
    ['support plenty', '"plenty" is not a support-fire marker'],
    ['retreat there', 'matches "there"'],
    ['advance 1/504', 'not an order'],
    ['deploy here', 'matches "here"'],
  ])('"%s" is misread with a sentence', (text, words) => {
    const read = language.read(state, 'allied', text);
    if (!isRefusal(read)) throw new Error('it was read');
    expect(read.rule).toBe('notation');
    expect(read.text).toContain(words);
    expect(read.text).toMatch(/\.$/);
  });

  test('a unit that gets nowhere from the edge is told why', () => {
    expect(language.read(state, 'allied', '2I/5 3423')).toMatchObject({ rule: '5.0' });
    expect(language.read(state, 'allied', '1C/5 0404')).toMatchObject({ rule: '11.1' });
  });

  test('the grammar shows orders that are understood', () => {
    expect(language.grammar(position({ phase: 'alliedCombat' }), 'allied')).toContain('"attack 0124 with 3/29"');
    const free = farthestBridge.setup({ ...usualRules, scenario: 'free' }, new ScriptedDice([]));
    expect(language.grammar(free, 'german')).toMatch(/"deploy( \d{4}){6}"/);
  });
});

describe('sentences', () => {
  const told = (
    plan: Parameters<typeof position>[0],
    ...lines: readonly (readonly [string, ...number[]])[]
  ): string[] => {
    const here = position(plan);
    return lines
      .flatMap(([text, ...dice]) => order(here, text, ...dice))
      .flatMap((report) => language.say(report, 'spectator') ?? []);
  };

  test('tell a demolition', () => {
    expect(told({ units: { '2I/5': '0304', Krft: '0909' } }, ['2I/5 0706'], ['blow son-bridge', 3], ['stop'])).toEqual([
      '2I/5 moves to 0505.',
      'The Germans blow the Son bridge (die 3).',
    ]);
  });

  test('tell a fight', () => {
    const units = { '32': '1606', '129': '1507', Krft: '1607' };
    expect(
      told(
        { phase: 'alliedCombat', units, markers: { uk4: 1 } },
        ['attack 1607 with 32 129 +uk4', 4],
        ['retreat 1709'],
        ['advance 32 1708'],
        ['halt'],
      ),
    ).toEqual([
      '32 and 129 attack Krft at 1607 with UK +4.',
      '+11 on the open line, die 4: the German unit retreats two hexes (D2).',
      'Krft retreats to 1709.',
      '32 advances to 1708.',
    ]);
  });

  test('tell a landing that goes wrong', () => {
    expect(told({ waiting: ['1/1'] }, ['land 1/1 3919', 2])).toEqual([
      '1/1 aims at 3919 and comes down off the map (die 2).',
      '1/1 is destroyed.',
    ]);
  });

  test('ask for no resistance where there can be none', () => {
    const fight = (where: string): string => {
      const here = position({ phase: 'alliedCombat', units: { '32': '1606', Krft: where } });
      order(here, 'attack 1607 with 32', 4);
      return language.prompt(here, 'german');
    };
    expect(fight('1607')).toBe('Choose where Krft retreats one hex, or let it resist.');
    expect(fight('1607 depleted')).toBe('Choose where Krft retreats one hex.');
  });
});
