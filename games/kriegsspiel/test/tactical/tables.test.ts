import { describe, expect, test } from 'vitest';
import { CARD_COUNT, CARD_TYPES } from '../../src/tactical/data/cards.ts';
import { COMPANY_KINDS, type CompanyName } from '../../src/tactical/data/companies.ts';
import { CONVERSION, SIXES } from '../../src/tactical/data/conversion.ts';
import { FACES } from '../../src/tactical/data/faces.ts';
import { MIXTURES, TERRAIN_RULES, type Terrain } from '../../src/tactical/data/terrain.ts';
import { thirdOf } from '../../src/tactical/rules/hand.ts';

describe('21.2, 21.5: companies', () => {
  // Figures; the furthest move, and the furthest after which it battles; dice by range; dice against infantry and guns.
  const TABLE: readonly (readonly [CompanyName, string, number, number, number, string, string])[] = [
    ['rifle', 'infantry', 4, 2, 1, '321', ''],
    ['rifle with anti-tank', 'infantry', 4, 2, 1, '321', ''],
    ['rifle with mortars', 'infantry', 4, 2, 1, '321', ''],
    ['rifle with machine guns', 'infantry', 4, 2, 1, '321', ''],
    ['headquarters', 'infantry', 1, 3, 3, '1', ''],
    ['scouts', 'armour', 3, 3, 3, '221', ''],
    ['light headquarters', 'armour', 1, 3, 3, '21', ''],
    ['tanks', 'armour', 3, 3, 3, '333', ''],
    ['heavy tanks', 'armour', 3, 3, 3, '333', ''],
    ['tank destroyers', 'armour', 3, 2, 2, '3321', '21'],
    ['anti-tank guns', 'artillery', 2, 2, 1, '3321', '21'],
    ['heavy anti-tank guns', 'artillery', 2, 2, 1, '3321', '21'],
    ['field battery', 'artillery', 2, 1, 0, '332211', ''],
    ['pack battery', 'artillery', 2, 1, 0, '332211', ''],
    ['self-propelled battery', 'artillery', 2, 2, 1, '332211', ''],
    ['heavy battery', 'artillery', 2, 1, 0, '33322211', ''],
    ['supply', 'artillery', 2, 2, 2, '', ''],
    ['artillery headquarters', 'infantry', 1, 2, 2, '', ''],
  ];

  test.each(TABLE)('%s', (name, arm, figures, move, moveAndBattle, dice, soft) => {
    const kind: { readonly diceAgainstSoft?: readonly number[] } & (typeof COMPANY_KINDS)[CompanyName] =
      COMPANY_KINDS[name];
    expect([kind.arm, kind.figures, kind.move, kind.moveAndBattle]).toEqual([arm, figures, move, moveAndBattle]);
    expect([kind.dice.join(''), kind.diceAgainstSoft?.join('') ?? '']).toEqual([dice, soft]);
  });

  test('every kind is in the table', () => {
    expect(TABLE.map(([name]) => name)).toEqual(Object.keys(COMPANY_KINDS));
  });

  test('scouts go four hexes by road, supply columns three', () => {
    expect([COMPANY_KINDS.scouts.moveByRoad, COMPANY_KINDS.supply.moveByRoad]).toEqual([4, 3]);
  });
});

test('21.2, T4: a die has two infantry, a tank, a grenade, a star and a flag', () => {
  expect(FACES).toEqual(['infantry', 'infantry', 'armour', 'grenade', 'star', 'flag']);
});

describe('21.3, T5, T7: terrain', () => {
  // Stops; no battle on entry; dice lost by infantry and armour; blocks sight; flags ignored; armour firing out.
  const TABLE: readonly (readonly [Terrain, boolean, boolean, string, boolean, number, number, string])[] = [
    ['clear', false, false, '00', false, 0, 0, 'all'],
    ['forest', true, true, '12', true, 0, 0, 'all'],
    ['town', true, true, '12', true, 0, 2, 'all'],
    ['ruins', true, true, '12', true, 1, 2, 'foot'],
    ['hedgerow', true, true, '12', true, 0, 0, 'all'],
    ['hill', false, false, '11', true, 0, 0, 'all'],
    ['marsh', true, false, '00', false, 0, 0, 'foot'],
    ['canal', true, true, '00', false, 0, 0, 'foot'],
    ['river', false, false, '00', false, 0, 0, 'nobody'],
    ['bridge', false, false, '00', false, 0, 0, 'all'],
  ];

  test.each(TABLE)('%s', (name, stops, noBattleOnEntry, cover, blocksSight, ignores, armourFiringOut, open) => {
    const rules = TERRAIN_RULES[name];
    expect({ ...rules, cover: rules.cover.join('') }).toMatchObject({
      stops,
      noBattleOnEntry,
      cover,
      blocksSight,
      ignores,
      armourFiringOut,
      open,
    });
  });

  test('20.4: every square is wholly made up', () => {
    for (const parts of Object.values(MIXTURES)) expect(parts.reduce((sum, [, share]) => sum + share, 0)).toBe(100);
  });
});

describe('21.4: command cards', () => {
  test('T6: sixty, forty of sections and twenty tactics', () => {
    const of = (orders: string): number =>
      CARD_TYPES.filter(({ kind }) => kind.orders === orders).reduce((sum, { count }) => sum + count, 0);
    expect([CARD_COUNT, of('sections'), of('tactic')]).toEqual([60, 40, 20]);
  });

  test.each([
    ['Patrol', '2 2 2'],
    ['Push', '4 5 4'],
    ['Thrust', '3 4 3'],
    ['All out', '2 2 2'],
    ['Feelers', '3'],
    ['Broad front', '1'],
    ['Both wings', '1'],
    ['Aircraft', '1'],
    ['Lie in wait', '1'],
    ['Tanks forward', '2'],
    ['Fire mission', '1'],
    ['Concentration', '1'],
    ['Raid', '1'],
    ['Hand to hand', '1'],
    ['Counterstroke', '2'],
    ['Entrench', '1'],
    ['Orders from headquarters', '2'],
    ['Exchange of fire', '1'],
    ['Infantry forward', '2'],
    ['Aid post and workshop', '1'],
    ['Fall in', '2'],
    ['All hands', '1'],
  ])('%s: %s', (name, counts) => {
    const types = CARD_TYPES.filter((type) => type.name === name || type.name.startsWith(`${name}, `));
    expect(types.map(({ count }) => count).join(' ')).toBe(counts);
  });
});

describe('19, T1: what a die makes of a company', () => {
  test.each([
    ['infantry', 'rifle|rifle|rifle with anti-tank|rifle with mortars|rifle with machine guns', 'headquarters|scouts'],
    ['armoured', 'tanks|tanks|heavy tanks|self-propelled|towed', 'light headquarters|scouts'],
    [
      'artillery',
      'field battery|field battery|heavy anti-tank guns|heavy battery|supply',
      'artillery headquarters|artillery headquarters',
    ],
  ] as const)('%s', (column, entries, sixes) => {
    expect(CONVERSION[column].map((entry) => (typeof entry === 'string' ? entry : entry.sub)).join('|')).toBe(entries);
    expect(SIXES[column].join('|')).toBe(sixes);
  });
});

test('30.10, T2: 18 companies against 4: six cards and one, one medal and six', () => {
  expect([18, 4].map(thirdOf)).toEqual([6, 1]);
});
