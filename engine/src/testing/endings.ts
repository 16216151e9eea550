import type { Action, GameModule, Report } from '../contract.ts';
import { retrospectOf } from '../match/retrospect.ts';
import type { Match } from '../match/match.ts';
import type { OptionValues } from '../options.ts';
import { scoresOf } from '../scores.ts';
import type { StateObject } from '../state/shape.ts';

/** What is wrong with the way a finished match is told: who has won, why, and the moments that decided it. */
export function endingFaults<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report>(
  module: GameModule<S, A, O, D, R>,
  match: Match<S, A, O, D, R>,
): readonly string[] {
  const { game, language } = module;
  const result = match.result();
  if (result === undefined) return ['the match is not over'];
  const faults: string[] = [];
  const said = language.ending?.(match.state, result);
  if (said === undefined) faults.push('nothing says who has won and why');
  else if (!(result.winners.length > 0 ? /^(The \w+|You) win\b/ : /^(A draw|Neither side wins|You lose)\b/).test(said))
    faults.push(`"${said}" does not begin with who has won`);
  for (const seat of game.seats)
    if (language.ending?.(game.sight(match.state, seat), result) !== said) faults.push(`${seat} hears another ending`);
  const retrospect = retrospectOf(module, match, game.seats[0]!);
  const seat = retrospect?.line.seat;
  if (retrospect === undefined || seat === undefined) return [...faults, 'there is no prospect to look back on'];
  const { course, moments } = retrospect;
  if (course.some(({ score }) => !Number.isInteger(score) || score < 0 || score > 1000))
    faults.push('a prospect is no whole number from 0 to 1000');
  if (course.at(-1)!.score !== scoresOf(game.seats, result)[seat])
    faults.push(`the last prospect is ${course.at(-1)!.score}, not the score of the result`);
  for (const { entry, lines } of moments) if (lines.length === 0) faults.push(`nothing tells of entry ${entry}`);
  return faults;
}
