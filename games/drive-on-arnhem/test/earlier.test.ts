import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Match, readJournal } from '@club-route/engine';
import { expect, test } from 'vitest';
import { driveOnArnhem } from '../src/game.ts';
import { position } from './positions.ts';

/** The first days of a match begun under rules 1, kept byte for byte, with ten strikes on units in sight. */
const kept = readFileSync(join(import.meta.dirname, 'golden/rules-1/two-mornings.json'), 'utf8');

test('H34: a match of rules 1 verifies entry by entry, and shows everybody the dice of strikes as it did then', () => {
  const read = readJournal(kept);
  if ('problem' in read) throw new Error(read.problem);
  const loaded = Match.load(driveOnArnhem, read.journal);
  if ('problem' in loaded) throw new Error(loaded.problem.text);
  const { match } = loaded;
  expect([match.header.rules, match.options.strikeDice]).toEqual(['1', 'all']);
  expect(match.journal(true)).toEqual(read.journal);
  const strikes = read.journal.entries.flatMap(({ draws }) => draws.filter(({ purpose }) => purpose === 'air strike'));
  expect(strikes.map(({ seenBy }) => seenBy)).toEqual(Array.from({ length: 10 }, () => undefined));
});

test('H34: of rules 1 all else is as it is today', () => {
  const [earliest] = driveOnArnhem.earlier!;
  const { strikeDice: _strikeDice, ...others } = driveOnArnhem.options;
  expect(Object.entries(earliest!.options).map(([name, { default: usual }]) => [name, usual])).toEqual(
    Object.entries(others).map(([name, { default: usual }]) => [name, usual]),
  );
});

test('10.2: a match of rules 1 ends in the words that were signed then', () => {
  const state = position({ phase: 'over', turn: 10, options: { strikeDice: 'all' } });
  state.score = -23;
  expect(driveOnArnhem.result(state)!.reason).toBe('The Allies have -23 points after ten days.');
});
