import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FastDice, Match, readJournal, renewOptions, type Journal } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import { farthestBridge } from '../src/game.ts';
import { NONE } from '../src/state.ts';
import { inLines, logOf } from './keeping.ts';
import { steered } from './steering.ts';

/** Matches begun under rules 1: golden games from before rules 2, kept byte for byte. */
const FOLDER = join(import.meta.dirname, 'golden/rules-1');
const games = readdirSync(FOLDER).flatMap((name) => (name.endsWith('.json') ? [name.replace('.json', '')] : []));

function journalOf(name: string): Journal {
  const read = readJournal(readFileSync(join(FOLDER, `${name}.json`), 'utf8'));
  if ('problem' in read) throw new Error(read.problem);
  return read.journal;
}

function load(journal: Journal): Match<ReturnType<typeof farthestBridge.setup>> {
  const loaded = Match.load(farthestBridge, journal);
  if ('problem' in loaded) throw new Error(loaded.problem.text);
  return loaded.match as never;
}

describe.each(games)('rules 1: %s', (name) => {
  test('verifies under the rules it was begun with, byte for byte', async () => {
    const match = load(journalOf(name));
    expect(match.header.rules).toBe('1');
    expect(match.options).toMatchObject({ arrivals: 'anytime', spanAtBridge: 'exposed' });
    expect(inLines(match.journal(true))).toBe(readFileSync(join(FOLDER, `${name}.json`), 'utf8'));
    await expect(logOf(match)).toMatchFileSnapshot(join(FOLDER, `${name}.txt`));
  });
});

test('rules 1: a match half played goes on to its end under the rules it was begun with', () => {
  const whole = journalOf('historic-draw');
  const match = Match.load(farthestBridge, { ...whole, entries: whole.entries.slice(0, 100) });
  if ('problem' in match) throw new Error(match.problem.text);
  const playing = match.match;
  const dice = new FastDice(7);
  let late = 0;
  while (playing.result() === undefined) {
    const seat = playing.active()[0]!;
    const { state } = playing;
    const action = steered(state, seat, dice);
    // Somebody comes after a unit on the map has moved: nobody may under rules 2.
    const moved = state.unitMoved.some((flag, unit) => flag === 1 && state.unitCell[unit]! >= 0);
    if ((action.kind === 'land' || action.kind === 'enter') && moved && state.mover === NONE) late++;
    playing.act(seat, action);
  }
  expect(late).toBeGreaterThan(0);
  const journal = playing.journal(true);
  expect(journal.header).toEqual(whole.header);
  expect(load(journal).head).toBe(playing.head);
});

test('the same entries do not hold under rules 2, nor with an option that rules 1 did not have', () => {
  const { header, ...rest } = journalOf('historic-draw');
  const problemOf = (change: Partial<Journal['header']>): string => {
    const loaded = Match.load(farthestBridge, { ...rest, header: { ...header, ...change } });
    return 'problem' in loaded ? loaded.problem.text : 'none';
  };
  expect(problemOf({ rules: '2' })).toContain('its hash does not fit');
  expect(problemOf({ options: { ...header.options, arrivals: 'first' } })).toContain('There is no option "arrivals"');
  expect(problemOf({ options: { ...header.options, stiffResistance: 'city' } })).toContain('"stiffResistance" must be');
  expect(problemOf({ rules: '0' })).toContain('this program knows rules 1, 2');
});

test('a match that follows an old one keeps its readings, but for those that nobody chooses any more', () => {
  const { options } = load(journalOf('free-draw'));
  const renewed = renewOptions(farthestBridge.options, options as never);
  expect(renewed).toMatchObject({ scenario: 'free', turns: 4, arrivals: 'anytime', spanAtBridge: 'protects' });
});
