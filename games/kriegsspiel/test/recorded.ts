import { readFileSync } from 'node:fs';
import { defaultOptions, Match, readJournal, type Game, type Journal, type OptionValues } from '@club-route/engine';
import { expect } from 'vitest';

/** Journals that earlier rules have left. */

export function recorded(file: string): Journal {
  const read = readJournal(readFileSync(file, 'utf8'));
  if ('problem' in read) throw new Error(read.problem);
  return read.journal;
}

/** The journal is played by the rules it names, with the options that say them today. */
export function expectToVerify(game: Game, journal: Journal, rules: string, last: number, options: OptionValues): void {
  const loaded = Match.load(game, journal);
  if ('problem' in loaded) throw new Error(loaded.problem.text);
  const { match } = loaded;
  expect(match.header.rules).toBe(rules);
  expect(match.options).toMatchObject(options);
  expect(match.last).toBe(last);
  expect(match.journal(true)).toEqual(journal);
}

/** The same deeds with the same dice go another way by the rules of today, so the journal tells the two apart. */
export function expectOtherwiseToday(game: Game, { header, entries }: Journal): void {
  if (header.dice.kind !== 'fast') throw new Error('These dice cannot be rolled again.');
  const options = { ...defaultOptions(game.options), ...header.options };
  const match = Match.start(game, options, header.dice, header.match);
  for (const { seat, deed } of entries) if (deed.kind === 'act') match.act(seat, deed.action);
  const draws = (list: Journal['entries']): unknown => list.map((entry) => entry.draws);
  expect(draws(match.journal(true).entries)).not.toEqual(draws(entries));
}
