import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LARGEST_JOURNAL_BYTES, Match, readJournal, tooLarge, type Journal } from '../../src/index.ts';
import { patrol } from '../../src/testing/index.ts';
import { expectSame, loaded, playedMatch } from './played.ts';

const match = playedMatch();
const journal = match.journal(true);
const text = JSON.stringify(journal);

function problemOf(content: string): string | undefined {
  const read = readJournal(content);
  return 'problem' in read ? read.problem : undefined;
}

function changed(change: (copy: Record<string, never>) => void): string {
  const copy = JSON.parse(text) as Record<string, never>;
  change(copy);
  return JSON.stringify(copy);
}

describe('a journal', () => {
  test('comes back from its text', () => {
    const again = loaded(journal);
    expect(again).toBeInstanceOf(Match);
    expectSame(again as typeof match, match);
    expect(problemOf(`\n  ${JSON.stringify(journal, null, 2)}\n`)).toBeUndefined();
  });

  test('can be replayed without its seed, but not played on', () => {
    const again = loaded(match.journal(false)) as typeof match;
    expectSame(again, match);
    const seat = again.active()[0]!;
    const action = again.choices(seat).find((choice) => choice.ends)!.action!;
    expect(() => again.act(seat, action)).toThrow('its seed is not known here');
  });
});

describe('a file is refused', () => {
  test.each([
    ['empty', '', 'The file is empty.'],
    ['blank', ' \n ', 'The file is empty.'],
    ['a letter', 'Dear Monty,', 'This is not a Club Route save file: it is not JSON.'],
    ['a picture', '\u0089PNG\r\n', 'This is not a Club Route save file: it is not JSON.'],
    ['cut short', text.slice(0, text.length / 2), 'The file stops in the middle: it was not saved or sent completely.'],
    ['damaged', text.replace('"entries":[', '"entries":[[['), 'The file is damaged: it is not valid JSON.'],
    ['other JSON', '{"name":"club-route"}', 'This is not a Club Route save file.'],
    ['a list', '[1,2]', 'This is not a Club Route save file.'],
    ['null', 'null', 'This is not a Club Route save file.'],
  ])('if it is %s', (_what, content, sentence) => {
    expect(problemOf(content)).toBe(sentence);
  });

  test('if it is of a newer format', () => {
    const newer = text.replace('"version":1', '"version":2');
    expect(problemOf(newer)).toBe(
      'The file has format version 2; this program reads version 1. A newer Club Route may open it.',
    );
  });

  test('if it is far too large, without being read', () => {
    const huge = 'x'.repeat(100 * 1024 * 1024);
    expect(problemOf(huge)).toBe('The file is too large to be a save file: 100 MB, where at most 16 MB are read.');
    expect(tooLarge(LARGEST_JOURNAL_BYTES * 2)).toContain('32 MB');
    expect(tooLarge(LARGEST_JOURNAL_BYTES + 1)).toContain('17 MB, where at most 16 MB');
  });

  const missing: readonly (readonly [string, (copy: Record<string, never>) => void, string])[] = [
    ['header', (copy) => delete copy['header'], 'The file has no header that says which game it is.'],
    ['game', (copy) => delete copy['header']!['game'], `The header's "game" is missing.`],
    ['options', (copy) => delete copy['header']!['options'], 'The header has no options.'],
    ['dice', (copy) => delete copy['header']!['dice'], 'The header does not say which dice were used.'],
    ['salts', (copy) => delete copy['header']!['dice']['salts'], 'The header lacks the commitments of fair dice.'],
    ['entries', (copy) => delete copy['entries'], 'The file has no list of entries.'],
    ['number', (copy) => delete copy['entries']![3]['n'], 'Entry 3 has no number.'],
    ['seat', (copy) => delete copy['entries']![3]['seat'], 'Entry 3 does not say who acted.'],
    ['hash', (copy) => delete copy['entries']![3]['hash'], 'Entry 3 has no hash.'],
    ['deed', (copy) => delete copy['entries']![3]['deed'], 'Entry 3 does not say what was done.'],
    ['kind', (copy) => delete copy['entries']![3]['deed']['kind'], 'Entry 3 does not say what was done.'],
    ['action', (copy) => delete copy['entries']![3]['deed']['action'], 'Entry 3 does not say what was done.'],
    ['draws', (copy) => delete copy['entries']![3]['draws'], 'The rolls of entry 3 are not in order.'],
    ['value', (copy) => delete copy['entries']![0]['draws'][0]['value'], 'The rolls of entry 0 are not in order.'],
  ];
  test.each(missing)('if it lacks: %s', (_name, change, sentence) => {
    expect(problemOf(changed(change))).toBe(sentence);
  });

  test('if its dice are of no known kind, or its seed or branch makes no sense', () => {
    const loose = (change: (copy: { header: Record<string, unknown>; seed: unknown }) => void): string | undefined =>
      problemOf(changed(change as never));
    expect(loose((copy) => (copy.header['dice'] = { kind: 'loaded' }))).toBe(
      'The header names dice of a kind that is not known: "loaded".',
    );
    expect(loose((copy) => (copy.header['dice'] = { kind: 'fast' }))).toBe('The header lacks the seed of its dice.');
    expect(loose((copy) => (copy.header['branch'] = {}))).toBe('The header says wrongly where the branch began.');
    expect(loose((copy) => (copy.seed = 5))).toBe('The seed is not text.');
  });
});

describe('a match is not loaded', () => {
  const header = (change: object): Journal => ({ ...journal, header: { ...journal.header, ...change } });

  test('if it is of another game, or of other rules', () => {
    expect(loaded(header({ game: 'chess' }))).toEqual({ text: 'This journal is of "chess", not of Patrol.' });
    expect(loaded(header({ rules: '0.9' }))).toEqual({
      text: 'This match was begun under rules 0.9 of Patrol; this program knows rules 2.',
    });
  });

  test('if its options, seed or entries cannot be', () => {
    expect(loaded(header({ options: { charges: 9 } }))).toEqual({
      text: 'Option "charges" must be a whole number from 0 to 2, not 9.',
    });
    expect(loaded({ ...journal, seed: 'abc' })).toEqual({ text: 'The seed is not 32 bytes in hexadecimal.' });
    expect(loaded({ ...journal, entries: [] })).toEqual({
      text: 'The journal has no entries; the first must lay out the game.',
    });
    expect(loaded({ ...journal, entries: journal.entries.slice(1) })).toEqual({
      entry: 1,
      text: 'Entry 1 stands where entry 0 should be: entries are missing or out of order.',
    });
  });

  test('if it was made to choke the reader', () => {
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    const bomb = text.replace('"deed":{"kind":"act","action":{', `"deed":{"kind":"act","action":{"deep":${deep},`);
    const lone = text.replace('"deed":{"kind":"act","action":{', '"deed":{"kind":"act","action":{"odd":"\\ud800",');
    expect(problemOf(bomb)).toBe('The file is damaged: it is nested far too deep.');
    expect(problemOf(lone)).toBe('The file is damaged: it has half a character in a text.');
  });

  test('whatever single character is changed, unless nothing hangs on it', () => {
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.constantFrom('0', '7', 'a', '"', '}', ',', ' ', ''), (at, character) => {
        const read = readJournal(text.slice(0, at) + character + text.slice(at + 1));
        if ('problem' in read) return;
        const result = Match.load(patrol, read.journal);
        if ('match' in result) expectSame(result.match, match);
      }),
      { numRuns: 300 },
    );
  });
});
