import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Match, readJournal } from '@club-route/engine';
import { expect, test } from 'vitest';
import { campaign } from '../src/game.ts';

test('rules 1: a campaign begun under them verifies by them, where today’s would roll otherwise', () => {
  const read = readJournal(readFileSync(join(import.meta.dirname, 'golden/rules-1/two-days.json'), 'utf8'));
  if ('problem' in read) throw new Error(read.problem);
  const loaded = Match.load(campaign, read.journal);
  if ('problem' in loaded) throw new Error(loaded.problem.text);
  const { match } = loaded;
  expect(match.header.rules).toBe('1');
  expect(match.options).toMatchObject({ days: 2, firstReadings: true });
  expect(match.last).toBe(299);
  expect(match.journal(true)).toEqual(read.journal);
});
