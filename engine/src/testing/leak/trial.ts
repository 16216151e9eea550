import type { Action, Seat } from '../../contract.ts';
import type { Dice } from '../../dice/dice.ts';
import { FastDice, mixSeed } from '../../dice/fast.ts';
import type { AnyGame } from '../law.ts';
import { mutated } from '../mutate.ts';
import { firstDifference } from '../plain.ts';
import { randomDescent } from '../descent.ts';
import { noCoverage, type Coverage } from './coverage.ts';
import type { Observer, Questions } from './observer.ts';
import { pairedPlay } from './paired-play.ts';
import type { LeakLaw, LeakProblem, Pairing, Point } from './point.ts';
import type { World } from './world.ts';

export interface LeakFinding {
  /** What the viewer could tell apart, or nothing. */
  readonly problem: LeakProblem | undefined;
  readonly coverage: Coverage;
}

const PROBES = 12;

/** Plays pairs of worlds and looks for anything at all by which the viewer could tell them apart. */
export function leakTrial(pairing: Pairing, observer: Observer): LeakFinding {
  const coverage = noCoverage();
  const dice = new FastDice(mixSeed(pairing.seed, 1));
  let seen = 0;
  for (const point of pairedPlay(pairing, coverage)) {
    if (point.fresh) seen = 0;
    const problem = point.problem ?? toldApart(point, observer, seen, questions(pairing, point.one, dice));
    if (problem !== undefined) return { problem: explained(pairing, point, problem), coverage };
    seen = point.one.match.film(pairing.viewer).frames.length;
  }
  return { problem: undefined, coverage };
}

/** Says what differs between what reaches the viewer in one world and in the other. */
export function toldApart(point: Point, observer: Observer, seen: number, asked: Questions): LeakProblem | undefined {
  const { one, two, fresh } = point;
  const opening = fresh
    ? difference('answers', 'on opening the match', observer.opening(one), observer.opening(two))
    : undefined;
  return (
    opening ??
    difference('same deed', 'in the news', observer.news(one, seen), observer.news(two, seen)) ??
    difference('answers', 'in the answers', observer.answers(one, asked), observer.answers(two, asked))
  );
}

function difference(law: LeakLaw, where: string, first: unknown, second: unknown): LeakProblem | undefined {
  const one = JSON.stringify(first);
  const two = JSON.stringify(second);
  return one === two ? undefined : { law, reason: `${where}: ${firstDifference(one, two)}` };
}

/** Questions made of what the viewer itself might do, so that asking them gives nothing away. */
export function questions({ game, viewer }: Pairing, one: World, dice: Dice): Questions {
  const seed = dice.between(0, 0x7fffffff, 'seed');
  const action = game.seats.includes(viewer) ? possibleAction(game, one, viewer, dice) : undefined;
  if (action === undefined) return { probes: [], seed };
  const probes: Action[] = [action];
  for (let count = 0; count < PROBES; count++) {
    const parsed = game.action.safeParse(mutated(action, [], dice));
    if (parsed.success) probes.push(parsed.data!);
  }
  return { probes, seed };
}

/** What the viewer may do now; out of turn, something that it did before. */
function possibleAction(game: AnyGame, { match }: World, seat: Seat, dice: Dice): Action | undefined {
  const sight = game.sight(match.state, seat);
  if (game.active(sight).includes(seat)) return randomDescent(game, sight, seat, dice).action;
  for (const { entry } of match.steps) if (entry.seat === seat && entry.deed.kind === 'act') return entry.deed.action;
  return undefined;
}

function explained({ viewer }: Pairing, { story }: Point, { law, reason }: LeakProblem): LeakProblem {
  const told = story.length === 0 ? 'at once' : `after ${story.slice(-6).join('; ')}`;
  return { law, reason: `${viewer} can tell apart two positions that look the same to it, ${told}: ${reason}` };
}
