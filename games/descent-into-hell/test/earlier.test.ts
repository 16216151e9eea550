import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Match, readJournal, type Journal } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import { descentIntoHell } from '../src/game.ts';

/** Matches begun under rules 1: golden games from before rules 2, kept byte for byte. */
const FOLDER = join(import.meta.dirname, 'golden/rules-1');
const games = readdirSync(FOLDER).flatMap((name) => (name.endsWith('.json') ? [name.replace('.json', '')] : []));

function journalOf(name: string): Journal {
  const read = readJournal(readFileSync(join(FOLDER, `${name}.json`), 'utf8'));
  if ('problem' in read) throw new Error(read.problem);
  return read.journal;
}

describe.each(games)('rules 1: %s', (name) => {
  test('D-03: verifies under the rules it was begun with, entry by entry', () => {
    const journal = journalOf(name);
    const loaded = Match.load(descentIntoHell, journal);
    if ('problem' in loaded) throw new Error(loaded.problem.text);
    const { match } = loaded;
    expect(match.header.rules).toBe('1');
    expect(match.options).toMatchObject({ calledOff: 'air' });
    expect(match.result()!.name).toBe(name.replace('-', ' '));
    expect(match.journal(true)).toEqual(journal);
  });
});

test('the same entries do not hold under rules 2', () => {
  const { header, ...rest } = journalOf('allied-tactical');
  const loaded = Match.load(descentIntoHell, { ...rest, header: { ...header, rules: '2' } });
  expect('problem' in loaded && loaded.problem.text).toBeTruthy();
});
