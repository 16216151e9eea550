import { describe, expect, test } from 'vitest';
import { readJournal, type Deed, type Entry, type Journal, type JournalHeader } from '../../src/index.ts';
import { entryHash, genesisHash, hashName, sealedHash } from '../../src/match/journal.ts';
import { loaded, playedMatch, SEED } from './played.ts';

const journal: Journal = playedMatch(20).journal(true);
const text = JSON.stringify(journal);
const CERTIFIED = 'The header says that this is a branch with certified dice: there is no such thing.';
const NOT_A_BRANCH = 'The header says that this is a branch, but its dice are not those of a branch.';

function problemOf(content: string): string | undefined {
  const read = readJournal(content);
  return 'problem' in read ? read.problem : undefined;
}

/** With hashes as a forger would make them. */
function rehashed(forged: Journal): Journal {
  let head = genesisHash(forged.header);
  const entries = forged.entries.map((entry, n) => {
    head = entryHash(sealedHash(head, n, entry.seat, entry.deed), entry.draws);
    return { ...entry, n, hash: hashName(head) };
  });
  return { ...forged, entries };
}

function after(seat: string, deed: Deed): unknown {
  const entry: Entry = { n: 0, seat, deed, draws: [], hash: '' };
  return loaded(rehashed({ ...journal, entries: [...journal.entries, entry] }));
}

describe('a branch', () => {
  const branch = { match: 'test match', hash: 'a'.repeat(64), entries: journal.entries.length };
  /** The forgery that was found in the wild: every die a six, in entries that nobody derives. */
  const lucky = (dice: JournalHeader['dice']): Journal => {
    const entries = journal.entries.map((entry) => ({
      ...entry,
      draws: entry.draws.map((draw) => ({ ...draw, value: draw.high })),
    }));
    return rehashed({ ...journal, header: { ...journal.header, dice, branch }, entries });
  };

  test('never has certified dice, nor any that somebody else could derive', () => {
    const { dice } = playedMatch(1, { kind: 'fair', seed: SEED, certified: true }).header;
    expect(loaded(lucky(dice))).toEqual({ text: CERTIFIED });
    expect(loaded(lucky(journal.header.dice))).toEqual({ text: NOT_A_BRANCH });
    const { seed: _, ...typed } = lucky({ kind: 'typed' });
    expect(loaded(typed)).toEqual({ text: NOT_A_BRANCH });
  });

  test('takes over as many entries as there are, and at least the set-up', () => {
    const real = playedMatch(20).branch(8, 3, 'a branch').journal(true);
    for (const n of [0, 1]) {
      const early = playedMatch(20).branch(n, 3, 'an early branch').journal(true);
      expect(early.header.branch!.entries).toBe(n + 1);
      expect(loaded(early)).not.toHaveProperty('text');
    }
    for (const entries of [0, -1, real.entries.length + 1])
      expect(
        loaded({ ...real, header: { ...real.header, branch: { ...real.header.branch!, entries } } }),
      ).toHaveProperty('text', expect.stringContaining(`took over ${entries} entries`));
  });
});

describe('a seat that the game does not have', () => {
  // The second letter is Cyrillic.
  const LOOKALIKE = 'nоrth';

  test('neither lays out the game, nor acts, nor agrees', () => {
    const [setup, ...others] = journal.entries;
    expect(loaded(rehashed({ ...journal, entries: [{ ...setup!, seat: LOOKALIKE }, ...others] }))).toEqual({
      entry: 0,
      text: `The game was laid out by "${LOOKALIKE}", a seat that the game does not have.`,
    });
    const { deed } = others[0]!;
    expect(loaded(rehashed({ ...journal, entries: [setup!, { ...others[0]!, seat: LOOKALIKE, deed }] }))).toEqual({
      entry: 1,
      text: `The action is by "${LOOKALIKE}", a seat that the game does not have.`,
    });
    expect(after(LOOKALIKE, { kind: 'takeBack', to: 0, agreed: ['north', 'south'] })).toMatchObject({
      text: `The take-back is by "${LOOKALIKE}", a seat that the game does not have.`,
    });
    expect(after('north', { kind: 'takeBack', to: 0, agreed: ['north', 'south', LOOKALIKE] })).toMatchObject({
      text: `Among those who agreed is "${LOOKALIKE}", a seat that the game does not have.`,
    });
    expect(after('north', { kind: 'takeBack', to: 0, agreed: ['north', 'south', 'south'] })).toMatchObject({
      text: 'A seat is listed twice among those who agreed.',
    });
    expect(after('north', { kind: 'takeBack', to: 0, agreed: { length: 2 } as never })).toMatchObject({
      text: `Entry ${journal.entries.length} does not say what was done.`,
    });
  });

  test('has no salt', () => {
    const { dice } = journal.header;
    const salts = { [LOOKALIKE]: { commitment: 'a'.repeat(64), salt: '' } };
    expect(loaded({ ...journal, header: { ...journal.header, dice: { ...dice, salts } as never } })).toEqual({
      text: `A salt is of "${LOOKALIKE}", a seat that the game does not have.`,
    });
  });
});

describe('fields that nothing seals are refused', () => {
  type Loose = Record<string, Record<string, never>>;
  const places: readonly (readonly [string, (copy: Loose) => object, string])[] = [
    ['the file', (copy) => copy, 'The file has a field "note" that nothing seals.'],
    ['the header', (copy) => copy['header']!, 'The header has a field "note" that nothing seals.'],
    ['the dice', (copy) => copy['header']!['dice']!, 'The dice of the header has a field "note" that nothing seals.'],
    ['an entry', (copy) => copy['entries']![2]!, 'Entry 2 has a field "note" that nothing seals.'],
    ['a deed', (copy) => copy['entries']![2]!['deed'], 'Entry 2 does not say what was done.'],
    ['a roll', (copy) => copy['entries']![0]!['draws'][0], 'The rolls of entry 0 are not in order.'],
  ];
  test.each(places)('in %s', (_name, place, sentence) => {
    const copy = JSON.parse(text) as Loose;
    Object.assign(place(copy), { note: 'Certified by everybody.' });
    expect(problemOf(JSON.stringify(copy))).toBe(sentence);
  });

  test('also as a prototype, and as a seed that rolls nothing', () => {
    expect(problemOf(text.replace('{', '{"__proto__":{"outcome":1},'))).toBe(
      'The file has a field "__proto__" that nothing seals.',
    );
    expect(loaded({ ...playedMatch(5, { kind: 'fast', seed: 1 }).journal(true), seed: 'a'.repeat(64) })).toEqual({
      text: 'The file shows a seed, but its dice are not rolled from one.',
    });
  });
});

describe('a text that other readers read otherwise is refused', () => {
  test('a name that stands twice', () => {
    expect(problemOf(text.replace('"seat":"table"', '"seat":"north","seat":"table"'))).toBe(
      'The file says "seat" twice in one place.',
    );
  });

  test.each(['-0', '1e400', '0.5', '9007199254740993'])('the number %s', (number) => {
    expect(problemOf(text.replace('"low":1', `"low":${number}`))).toBe(
      'The file is damaged: it has a number that is not a whole one, or too large.',
    );
  });
});

test('a version of many levels does not exhaust the reader', () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  expect(problemOf(text.replace('"version":1', `"version":${deep}`))).toContain('format version unknown');
});
