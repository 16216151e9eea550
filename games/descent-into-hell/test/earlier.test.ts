import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultOptions, Match, readJournal, type Journal } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import { descentIntoHell } from '../src/game.ts';

/** Matches begun under earlier rules: games from before the change, kept byte for byte, and what they were played by. */
const EARLIER = [
  { rules: '1', played: { calledOff: 'air', abortedDrops: 'again', bridgesAdvance: true, unaskedBridges: 'cross' } },
  { rules: '2', played: { calledOff: 'land', abortedDrops: 'again', bridgesAdvance: true, unaskedBridges: 'cross' } },
  { rules: '3', played: { bridgesAdvance: false, unaskedBridges: 'cross', engineersCross: 'others' } },
] as const;

const folderOf = (rules: string): string => join(import.meta.dirname, `golden/rules-${rules}`);
const gamesOf = (rules: string): readonly string[] =>
  readdirSync(folderOf(rules)).flatMap((name) => (name.endsWith('.json') ? [name.replace('.json', '')] : []));

function journalOf(rules: string, name: string): Journal {
  const read = readJournal(readFileSync(join(folderOf(rules), `${name}.json`), 'utf8'));
  if ('problem' in read) throw new Error(read.problem);
  return read.journal;
}

describe.each(EARLIER)('rules $rules', ({ rules, played }) => {
  test.each(gamesOf(rules))('%s verifies under the rules it was begun with, entry by entry', (name) => {
    const journal = journalOf(rules, name);
    const loaded = Match.load(descentIntoHell, journal);
    if ('problem' in loaded) throw new Error(loaded.problem.text);
    const { match } = loaded;
    expect(match.header.rules).toBe(rules);
    expect(match.options).toMatchObject(played);
    expect(match.result()!.name).toBe(name.replace('-', ' '));
    expect(match.journal(true)).toEqual(journal);
  });
});

test('the duty of all who stand next to the enemy is played as it was then', () => {
  for (const rules of descentIntoHell.earlier!) {
    const then = defaultOptions(rules.options);
    const played = [then, { ...then, duty: 'adjacent' }].map((options) => rules.today(options).duty);
    expect(played).toEqual(['moved', 'everybody']);
  }
});
