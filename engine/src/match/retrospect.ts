import type { Action, Game, GameModule, Report, Viewer } from '../contract.ts';
import { ReplayedDice } from '../dice/scripted.ts';
import type { MeasureLine } from '../measures.ts';
import type { OptionValues } from '../options.ts';
import type { StateObject } from '../state/shape.ts';
import { canonical } from '../text/canonical.ts';
import type { Step } from './history.ts';
import type { Match } from './match.ts';

/** A moment at which what the sides could expect changed most. */
export interface DecidingMoment {
  readonly entry: number;
  /** The score that could be expected before and after it, from 0 to 1000. */
  readonly before: number;
  readonly after: number;
  /** What happened, in the words of those who were told of it. */
  readonly lines: readonly string[];
}

/** A finished match told by what one side could expect. For whoever may know the whole journal. */
export interface Retrospect {
  /** Whose prospects they are. */
  readonly line: MeasureLine;
  /** The score to be expected after each entry that still holds. */
  readonly course: readonly { readonly entry: number; readonly score: number }[];
  /** In the order of play. */
  readonly moments: readonly DecidingMoment[];
}

const MOST_MOMENTS = 3;
/** Smaller changes decide nothing. */
const LEAST_SWING = 10;
/** Entries so near to a greater change belong to it: an attack, its retreat, its advance. A short game has no such trains. */
const APART = 4;
const SHORT = 8;

/** Looks back on a match: how its prospects went, and the moments that decided it; nothing where a game has no measure of them. */
export function retrospectOf<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report>(
  module: GameModule<S, A, O, D, R>,
  match: Match<S, A, O, D, R>,
  viewer: Viewer,
): Retrospect | undefined {
  const prospect = module.measures?.prospect;
  if (prospect === undefined) return undefined;
  const { game } = module;
  const steps = match.line();
  const state = match.stateAt(0);
  const asked: string[] = [];
  const course = steps.map(({ entry: { n, seat, deed, draws } }) => {
    if (deed.kind === 'act') game.apply(state, seat, deed.action, new ReplayedDice(draws));
    asked.push(game.active(state).join(' '));
    return { entry: n, score: prospect.of(state) };
  });
  const swing = (at: number): number => Math.abs(course[at]!.score - course[at - 1]!.score);
  const ranked = course
    .map((_, at) => at)
    .slice(1)
    .filter((at) => swing(at) >= LEAST_SWING)
    .toSorted((one, two) => swing(two) - swing(one) || one - two);
  const apart = Math.max(1, Math.min(APART, Math.floor(steps.length / SHORT)));
  const chosen: number[] = [];
  for (const at of ranked) {
    if (chosen.length === MOST_MOMENTS) break;
    if (chosen.some((other) => Math.abs(other - at) < apart)) continue;
    if (!handsOver(asked, steps, at) && !onlyEnds(game, match, steps[at]!)) chosen.push(at);
  }
  const moments = chosen
    .toSorted((one, two) => one - two)
    .map((at) => ({
      entry: course[at]!.entry,
      before: course[at - 1]!.score,
      after: course[at]!.score,
      lines: linesOf(module, steps[at]!, viewer),
    }));
  const { label, seat } = prospect;
  return { line: seat === undefined ? { label } : { label, seat }, course, moments };
}

/** A question in the middle of a turn is answered within so many entries. */
const ANSWERED_WITHIN = 3;

/** The other side's turn begins, without a die: what can be expected changes because it does, whatever was done last. */
function handsOver(asked: readonly string[], steps: readonly Step<Action, Report>[], at: number): boolean {
  const [before, after] = [asked[at - 1]!, asked[at]!];
  if (before === after || steps[at]!.entry.draws.length > 0) return false;
  return !asked.slice(at + 1, at + 1 + ANSWERED_WITHIN).includes(before);
}

/** A phase that was ended without a die changes what can be expected only because time has passed. */
function onlyEnds<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report>(
  game: Game<S, A, O, D, R>,
  match: Match<S, A, O, D, R>,
  { entry: { seat, deed, draws }, parent }: Step<A, R>,
): boolean {
  if (deed.kind !== 'act' || draws.length > 0) return false;
  const done = canonical(deed.action);
  return game
    .actions(match.stateAt(parent), seat)
    .some(({ action, ends }) => ends && action !== undefined && canonical(action) === done);
}

/** As the viewer was told it, and what only others were told as they were; in few words where the game has them. */
function linesOf<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report>(
  { game, language }: GameModule<S, A, O, D, R>,
  { entry, reports }: Step<A, R>,
  viewer: Viewer,
): readonly string[] {
  const viewers: readonly Viewer[] = [viewer, entry.seat, ...game.seats];
  return reports.flatMap((report) => {
    for (const one of viewers) {
      const told = game.tell(report, one);
      if (told === undefined) continue;
      const said = language.recount === undefined ? language.say(told, one) : language.recount(told, one);
      if (said !== undefined) return [said];
    }
    return [];
  });
}
