import { defaultOptions, hexDistance, readOptions, type OptionValues, type Seat } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import { board, BRIDGES, cellOf, DEGREE, labelOf } from '../src/data/board.ts';
import { LINES } from '../src/data/combat-table.ts';
import { farthestBridge } from '../src/game.ts';
import { language } from '../src/language/index.ts';
import { hexLine } from '../src/rules/combat.ts';
import { standing } from '../src/standing.ts';
import type { FarthestBridgeState } from '../src/state.ts';
import { asked, offered, order, position, where, type Plan } from './positions.ts';

/** What the seat that is asked answers by what it filed, in the typed notation; `ask` where it is to be asked. */
function answer(state: FarthestBridgeState, filed: OptionValues): string {
  const seat = farthestBridge.active(state)[0]!;
  const action = standing.answer(state, seat, { ...nothing(seat), ...filed });
  return action === undefined ? 'ask' : language.write(state, action);
}

/** Everything to be asked. */
function nothing(seat: Seat): OptionValues {
  return defaultOptions(standing.schema(seat)!);
}

describe('14.0: bridges', () => {
  const BEFORE_SON: Plan = { units: { '1/504': '0404', Krft: '0909' } };
  const atSon = (): FarthestBridgeState => {
    const state = position(BEFORE_SON);
    order(state, '1/504 0505');
    return state;
  };

  test.each([
    [{}, 'ask'],
    [{ bridges: 'blow' }, 'blow son-bridge'],
    [{ bridges: 'spare' }, 'spare'],
    [{ bridges: 'blow', 'son-bridge': 'spare' }, 'spare'],
    [{ bridges: 'spare', 'son-bridge': 'blow' }, 'blow son-bridge'],
    [{ bridges: 'blow', 'son-bridge': 'ask' }, 'ask'],
    [{ 'best-bridge': 'blow' }, 'ask'],
  ])('at Son, filed %o: %s', (filed, expected) => {
    expect(answer(atSon(), filed)).toBe(expected);
  });

  test('two bridges at once: what is to go up goes up, what is to be asked is asked then', () => {
    const state = position({ units: { '1/504': '2820', Krft: '3024' } });
    order(state, '1/504 2721');
    const filed = { 'nijmegen-east-bridge': 'blow', 'nijmegen-bridge': 'ask' };
    expect(answer(state, filed)).toBe('blow nijmegen-east-bridge');
    order(state, 'blow nijmegen-east-bridge', 6);
    expect(answer(state, filed)).toBe('ask');
    expect(answer(state, { ...filed, 'nijmegen-bridge': 'spare' })).toBe('spare');
  });

  test('two bridges of which only one is settled are not both spared', () => {
    const state = position({ units: { '1/504': '2820', Krft: '3024' } });
    order(state, '1/504 2721');
    expect(answer(state, { 'nijmegen-east-bridge': 'spare' })).toBe('ask');
  });

  test('only the Germans have bridges to settle, and each of them', () => {
    expect(Object.keys(standing.schema('german')!)).toEqual(expect.arrayContaining(BRIDGES.map(({ id }) => id)));
    expect(Object.keys(standing.schema('allied')!)).toEqual(['support', 'differential', 'retreat', 'advance']);
  });
});

describe('8.3: support fire of the defender', () => {
  // 2 + 3 against 3 in the open: +2 without an answer.
  const attack = (markers: Plan['markers'], options: Plan['options'] = {}): FarthestBridgeState => {
    const state = position({
      phase: 'alliedCombat',
      units: { '1/504': '1606', '1/1': '1507', Krft: '1607' },
      markers: { us3: 1, ...markers },
      options,
    });
    order(state, 'attack 1607 with 1/504 +us3');
    expect(asked(state)).toBe('german defence');
    return state;
  };

  test.each([
    [{}, 'ask'],
    [{ support: 'never' }, 'support none'],
    [{ support: 'column' }, 'support +german2'],
    [{ support: 'differential', differential: 2 }, 'support none'],
    [{ support: 'differential', differential: 0 }, 'support +german2'],
    [{ support: 'differential', differential: -1 }, 'support +german3'],
    [{ support: 'differential', differential: -2 }, 'support +german2 +german2'],
    [{ support: 'differential', differential: -4 }, 'support +german3 +german3'],
    [{ support: 'differential', differential: -5 }, 'support none'],
  ])('filed %o: %s', (filed, expected) => {
    expect(answer(attack({ german3: 3, german2: 2 }), filed)).toBe(expected);
  });

  test('no more than there are, nor than may be fired', () => {
    const to = (differential: number) => ({ support: 'differential', differential });
    expect(answer(attack({ german3: 1 }), to(-2))).toBe('support none');
    expect(answer(attack({ german3: 1, german2: 1 }), to(-3))).toBe('support +german3 +german2');
    expect(answer(attack({ german3: 1, german2: 1 }), to(-4))).toBe('support none');
    expect(answer(attack({ german3: 3 }, { supportCap: 1 }), to(-2))).toBe('support none');
    expect(answer(attack({ german3: 3 }, { supportCap: 3 }), to(-6))).toBe('support +german3 +german3 +german3');
  });

  test('16.0: the Allies keep to the limit of coordination', () => {
    const state = position({
      phase: 'germanCombat',
      units: { '1/504': '1606', Krft: '1607' },
      markers: { uk4: 2, us3: 1 },
    });
    order(state, 'attack 1606 with Krft');
    expect(answer(state, { support: 'differential', differential: -6 })).toBe('support +us3 +uk4');
  });
});

describe('7.7 and 7.8: retreats', () => {
  /** An American thrown back by two Germans who stand beside him. */
  const thrownBack = (place: string): FarthestBridgeState => {
    const [hex = ''] = place.split(' ');
    const [north, , south] = [...board.neighbour.subarray(cellOf(hex) * DEGREE, cellOf(hex) * DEGREE + DEGREE)];
    const units = { '1/504': place, Krft: labelOf(north!), '1/9SS': labelOf(south!) };
    const state = position({ phase: 'germanCombat', units, markers: {} });
    order(state, `attack ${hex} with Krft 1/9SS`, 1);
    expect(asked(state)).toBe('allied retreat');
    return state;
  };
  const OPEN = '1606';
  const TOWN = '1409';
  const BY_A_BRIDGE = '1207';

  test('asked, resisting, falling back', () => {
    expect(answer(thrownBack(OPEN), {})).toBe('ask');
    expect(answer(thrownBack(OPEN), { retreat: 'resist' })).toBe('resist');
    expect(answer(thrownBack(OPEN), { retreat: 'go' })).toMatch(/^retreat /);
    expect(answer(thrownBack(`${OPEN} depleted`), { retreat: 'resist' })).toMatch(/^retreat /);
  });

  test.each([
    ['1/504', '1606', ['Krft', '1/9SS']],
    ['1/504', '1706', ['Krft', '1/9SS']],
    ['1/504', '2008', ['Krft', '1/9SS']],
    ['Krft', '1606', ['1/504', '32']],
    ['Krft', '1405', ['1/504', '32']],
  ])(
    '%s falls back from %s where the enemy is farthest, then to the best ground, then to the first hex',
    (id, hex, foes) => {
      const [north, , south] = [...board.neighbour.subarray(cellOf(hex) * DEGREE, cellOf(hex) * DEGREE + DEGREE)];
      const units = { [id]: hex, [foes[0]!]: labelOf(north!), [foes[1]!]: labelOf(south!) };
      const phase = id === 'Krft' ? 'alliedCombat' : 'germanCombat';
      const state = position({ phase, units, bystanders: false });
      order(state, `attack ${hex} with ${foes.join(' ')}`, 1);
      const enemies = foes.map((foe) => cellOf(units[foe]!));
      const farness = (cell: number): number => Math.min(...enemies.map((enemy) => hexDistance(board, enemy, cell)));
      const help = (cell: number): number => LINES.indexOf(hexLine(state, cell));
      const ends = offered(state).flatMap((action) => (action.kind === 'retreat' ? [action.path.at(-1)!] : []));
      const [best] = ends.toSorted((a, b) => farness(b) - farness(a) || help(a) - help(b) || a - b);
      expect(ends.length).toBeGreaterThan(1);
      order(state, answer(state, { retreat: 'go' }));
      expect(where(state, id)).toBe(labelOf(best!));
    },
  );

  test('of hexes that are as good as each other it falls back to the first by number', () => {
    const state = position({ phase: 'alliedCombat', units: { '32': '1606', Krft: '1607' }, bystanders: false });
    // 5 against 3 in the open: +2, column 8; die 4 is D1.
    order(state, 'attack 1607 with 32', 4);
    const ends = offered(state).flatMap((action) => (action.kind === 'retreat' ? action.path.map(labelOf) : []));
    expect(ends).toEqual(['1708', '1608', '1508']);
    for (const hex of ends) expect([hex, hexLine(state, cellOf(hex))]).toEqual([hex, 'open']);
    expect(answer(state, { retreat: 'go' })).toBe('retreat 1508');
  });

  test('open ground is given up; a town, or a hex by a bridge that stands, is not', () => {
    expect(answer(thrownBack(OPEN), { retreat: 'ground' })).toMatch(/^retreat /);
    expect(answer(thrownBack(TOWN), { retreat: 'ground' })).toBe('resist');
    const state = thrownBack(BY_A_BRIDGE);
    expect(answer(state, { retreat: 'ground' })).toBe('resist');
    state.bridgesDown = -1;
    expect(answer(state, { retreat: 'ground' })).not.toBe('resist');
  });

  test('in its own turn a side is always asked', () => {
    const state = position({ phase: 'alliedCombat', units: { '1/504': '1606', Krft: '1607' }, markers: {} });
    order(state, 'attack 1607 with 1/504', 6);
    expect(asked(state)).toBe('allied retreat');
    expect(answer(state, { retreat: 'resist' })).toBe('ask');
  });
});

test('7.9: a defender whose attackers are gone may be told to stay', () => {
  const state = position({ phase: 'germanCombat', units: { '1/504': '1606', Krft: '1607' }, markers: {} });
  order(state, 'attack 1606 with Krft', 6);
  while (asked(state) === 'german retreat') order(state, 'retreat 1708');
  expect(asked(state)).toBe('allied advance');
  expect(answer(state, {})).toBe('ask');
  expect(answer(state, { advance: 'stay' })).toBe('halt');
});

test('nothing is answered for the side that is not asked', () => {
  const state = position({ units: { '1/504': '0404', Krft: '0909' } });
  order(state, '1/504 0505');
  expect(standing.answer(state, 'allied', { ...nothing('allied'), retreat: 'resist' })).toBeUndefined();
});

test('what is filed is read like options', () => {
  expect(readOptions(standing.schema('german')!, { bridges: 'maybe' })).toHaveProperty('problem');
  expect(readOptions(standing.schema('german')!, { bridges: 'blow' })).toMatchObject({ options: { support: 'ask' } });
});
