import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { column, stateShape, word } from '../../src/index.ts';
import { anyState, shape, type Example } from './example.ts';

function example(): Example {
  const state = shape.create();
  state.phase = 'second';
  state.turn = -7;
  state.over = true;
  state.plan = [3, 1];
  state.tiny.set([-1, 0, 127]);
  state.bytes8.set([255, 0, 1, 2, 3]);
  state.wide.set([2 ** 31 - 1, -(2 ** 31)]);
  state.short.set([-300, 300, 0]);
  state.long.set([65535, 1, 2]);
  state.notes.push({ turn: 1, text: 'seen' });
  return state;
}

describe('a new state', () => {
  test('holds noughts, the first word, the initial value and empty tables', () => {
    expect(shape.encode(shape.create())).toEqual({
      tiny: [0, 0, 0],
      phase: 'first',
      bytes8: [0, 0, 0, 0, 0],
      turn: 0,
      wide: [0, 0],
      short: [0, 0, 0],
      over: false,
      notes: [],
      long: [0, 0, 0],
      plan: [],
      letters: [],
    });
  });

  test('keeps its columns apart', () => {
    const state = example();
    expect([...state.tiny]).toEqual([-1, 0, 127]);
    expect([...state.bytes8]).toEqual([255, 0, 1, 2, 3]);
    expect([...state.wide]).toEqual([2 ** 31 - 1, -(2 ** 31)]);
    expect([...state.short]).toEqual([-300, 300, 0]);
    expect([...state.long]).toEqual([65535, 1, 2]);
    expect([state.phase, state.turn, state.over]).toEqual(['second', -7, true]);
  });

  test('takes no word that it does not know', () => {
    const state = shape.create();
    expect(() => Object.assign(state, { phase: 'fourth' })).toThrow('"fourth" is none of first, second, third.');
  });

  test('shares nothing with the next one', () => {
    example();
    expect(shape.equal(shape.create(), shape.create())).toBe(true);
    expect(shape.create().turn).toBe(0);
  });
});

describe('a copy', () => {
  test('is equal and independent', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const text = JSON.stringify(shape.encode(state));
        const copy = shape.copy(state);
        expect(shape.equal(copy, state)).toBe(true);
        copy.turn++;
        copy.tiny[0]! ^= 1;
        copy.over = !copy.over;
        copy.plan = [...copy.plan, 1];
        copy.notes.push({ turn: 0, text: 'only here' });
        expect(JSON.stringify(shape.encode(state))).toBe(text);
        expect(shape.equal(copy, state)).toBe(false);
      }),
    );
  });

  test('leaves nothing of what the buffer held before', () => {
    fc.assert(
      fc.property(anyState, anyState, (from, to) => {
        shape.copyInto(to, from);
        expect(shape.equal(to, from)).toBe(true);
        expect(shape.hash(to)).toBe(shape.hash(from));
      }),
    );
  });
});

describe('encode and decode', () => {
  test('bring every state back through JSON', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const read = shape.decode(JSON.parse(JSON.stringify(shape.encode(state))));
        expect(shape.equal(read, state)).toBe(true);
        expect(shape.hash(read)).toBe(shape.hash(state));
      }),
    );
  });

  const spoilt: readonly (readonly [string, unknown, string])[] = [
    ['turn', 1.5, 'Field "turn" of the position must be a whole number.'],
    ['turn', 2 ** 31, 'Field "turn" of the position must be a whole number.'],
    ['turn', '1', 'Field "turn" of the position must be a whole number.'],
    ['over', 1, 'Field "over" of the position must be true or false.'],
    ['phase', 'fourth', 'Field "phase" of the position must be one of first, second, third.'],
    ['phase', 0, 'Field "phase" of the position must be one of first, second, third.'],
    ['tiny', [1, 2], 'Field "tiny" of the position must be a list of 3 whole numbers.'],
    ['tiny', 'abc', 'Field "tiny" of the position must be a list of 3 whole numbers.'],
    ['tiny', [1, 2, 128], 'Field "tiny" of the position must be a list of 3 whole numbers that fit int8.'],
    ['tiny', [1, 2, 0.5], 'Field "tiny" of the position must be a list of 3 whole numbers that fit int8.'],
    ['tiny', [1, 2, null], 'Field "tiny" of the position must be a list of 3 whole numbers that fit int8.'],
    ['bytes8', [0, 0, 0, 0, -1], 'Field "bytes8" of the position must be a list of 5 whole numbers that fit uint8.'],
    ['notes', {}, 'Field "notes" of the position must be a list of rows.'],
  ];
  test.each(spoilt)('refuse %s = %j', (name, content, sentence) => {
    expect(() => shape.decode({ ...shape.encode(example()), [name]: content })).toThrow(sentence);
  });

  test('refuse what is missing, unknown, or no position at all', () => {
    const { turn: _turn, ...rest } = shape.encode(example());
    expect(() => shape.decode(rest)).toThrow('The position has no field "turn".');
    expect(() => shape.decode({ ...shape.encode(example()), more: 1 })).toThrow(
      'The position has a field "more" that these rules do not know.',
    );
    for (const junk of [null, undefined, 7, 'state', []]) expect(() => shape.decode(junk)).toThrow(/^The position/);
  });
});

describe('diff and patch', () => {
  test('lead from any state to any other, also through JSON', () => {
    fc.assert(
      fc.property(anyState, anyState, (from, to) => {
        const difference = shape.diff(from, to);
        shape.patch(from, JSON.parse(JSON.stringify(difference)) as typeof difference);
        expect(shape.equal(from, to)).toBe(true);
      }),
    );
  });

  test('name only what changed', () => {
    const before = example();
    const after = shape.copy(before);
    expect(shape.diff(before, after)).toEqual({});
    after.tiny[2] = 5;
    after.notes.push({ turn: 2, text: 'again' });
    after.plan = [3, 1];
    after.phase = 'third';
    expect(shape.diff(before, after)).toEqual({
      tiny: { cells: [2, 5] },
      notes: { keep: 1, add: [{ turn: 2, text: 'again' }] },
      phase: { to: 'third' },
    });
    expect(shape.diff(after, before)['notes']).toEqual({ keep: 1, add: [] });
  });

  test('refuse a field that is not known', () => {
    expect(() => shape.patch(example(), { more: { to: 1 } })).toThrow(
      'The change names a field "more" that these rules do not know.',
    );
  });
});

describe('equal and hash', () => {
  test('agree with what is encoded', () => {
    fc.assert(
      fc.property(anyState, anyState, (one, two) => {
        const same = JSON.stringify(shape.encode(one)) === JSON.stringify(shape.encode(two));
        expect(shape.equal(one, two)).toBe(same);
        if (same) expect(shape.hash(one)).toBe(shape.hash(two));
      }),
    );
  });

  test('notice each single change', () => {
    const changes: readonly ((state: Example) => void)[] = [
      (state) => (state.turn = 8),
      (state) => (state.over = false),
      (state) => (state.phase = 'third'),
      (state) => (state.plan = [1, 3]),
      (state) => state.notes.push({ turn: 1, text: 'seen' }),
      (state) => state.letters.push({ turn: 1, text: 'seen' }),
      ...[0, 1, 2].map((cell) => (state: Example) => state.short[cell]!++),
    ];
    const hashes = changes.map((change) => {
      const state = example();
      change(state);
      expect(shape.equal(state, example())).toBe(false);
      return shape.hash(state);
    });
    expect(new Set([...hashes, shape.hash(example())]).size).toBe(changes.length + 1);
  });

  test('does not mix up positions that are nearly alike', () => {
    const hexes = stateShape({ phase: word(['one', 'two']), hex: column('int8', 40) });
    const state = hexes.create();
    const hashes = new Set<number>();
    let states = 0;
    for (let a = 0; a < 40; a++) {
      for (let b = 0; b < a; b++) {
        for (let values = 0; values < 25; values++) {
          state.hex.fill(0);
          state.hex[a] = Math.floor(values / 5) + 1;
          state.hex[b] = -(values % 5) - 1;
          hashes.add(hexes.hash(state));
          states++;
        }
      }
    }
    expect(hashes.size).toBe(states);
    for (const hash of hashes) expect(Number.isSafeInteger(hash)).toBe(true);
  });
});
