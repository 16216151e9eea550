import type { Match } from '@club-route/engine';
import { startAnother } from '../../workers/start-another.ts';
import type { Account } from './messages.ts';
import { oddsLine } from './odds-line.ts';

const ask = oddsLine(() => startAnother('odds'));

/** A finished match as luck and skill, worked out beside the worker that has it. */
export function accountOf(match: Match): Promise<Account> {
  return ask({ kind: 'account', game: match.header.game, journal: match.journal(true) }) as Promise<Account>;
}
