import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Match, readJournal } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import { campaign } from '../src/game.ts';

describe('a campaign begun under earlier rules verifies by them, where today’s would roll otherwise', () => {
  test.each([
    ['1', 'two-days', 299, { days: 2, firstReadings: true, putBackGoesOn: true, instantOrdersIgnoreTime: true }],
    ['2', 'one-day', 239, { days: 1, firstReadings: false, putBackGoesOn: true, instantOrdersIgnoreTime: true }],
  ])('rules %s', (rules, name, last, options) => {
    const file = `golden/rules-${rules}/${name}.json`;
    const read = readJournal(readFileSync(join(import.meta.dirname, file), 'utf8'));
    if ('problem' in read) throw new Error(read.problem);
    const loaded = Match.load(campaign, read.journal);
    if ('problem' in loaded) throw new Error(loaded.problem.text);
    const { match } = loaded;
    expect(match.header.rules).toBe(rules);
    expect(match.options).toMatchObject(options);
    expect(match.last).toBe(last);
    expect(match.journal(true)).toEqual(read.journal);
  });
});
