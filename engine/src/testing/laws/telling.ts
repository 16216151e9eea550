import type { Report, Viewer } from '../../contract.ts';
import { AnyDice, type Dice, type Draw } from '../../dice/dice.ts';
import type { StateObject } from '../../state/shape.ts';
import type { AnyGame, Law, LastStep, Scene } from '../law.ts';
import { withoutPublic } from '../leak/world.ts';
import { same, shown } from '../plain.ts';
import { Known } from './known.ts';

/** Worlds that whoever acts imagines before it is said that it could not foresee something. */
const FORESIGHTS = 16;

/**
 * What is told is no more than what is seen: every value of a told report can be had from the viewer's sights before and
 * after, from rolls that it may see, or from its own deed; or it is public, and then everybody is told it.
 */
export const telling: Law = {
  name: 'telling',
  oneIn: 2,
  check(scene) {
    const { game, last } = scene;
    if (last === undefined || last.step.reports.length === 0) return undefined;
    const problem = notPublic(game, last.step.reports);
    if (problem !== undefined) return problem;
    for (const viewer of [...game.seats, 'spectator']) {
      const untold = toldTooMuch(scene, last, viewer);
      if (untold !== undefined) return untold;
    }
    return undefined;
  },
};

/** A field is public only if every viewer is told it. */
function notPublic(game: AnyGame, reports: readonly Report[]): string | undefined {
  for (const report of reports) {
    for (const field of game.publicFields?.[report.kind] ?? []) {
      const value = (report as unknown as Readonly<Record<string, unknown>>)[field];
      for (const viewer of [...game.seats, 'spectator']) {
        const told = game.tell(report, viewer) as Readonly<Record<string, unknown>> | undefined;
        if (!same(told?.[field], value))
          return `${field} of ${shown(report)} is declared public, but ${viewer} is told ${shown(told)}`;
      }
    }
  }
  return undefined;
}

function toldTooMuch(scene: Scene, last: LastStep, viewer: Viewer): string | undefined {
  const { game, match } = scene;
  const { before, step, seat, action } = last;
  const told = toldTo(game, viewer, step.reports);
  if (told.length === 0) return undefined;
  const [old, now] = [game.sight(before, viewer), game.sight(match.state, viewer)];
  // Who sees everything can be told nothing new.
  if (game.shape.equal(old, before) && game.shape.equal(now, match.state)) return undefined;
  const known = new Known(game.shape, old, now);
  known.learn([game.seats, game.result(now), seenBy(viewer, step.entry.draws)]);
  // Most of what is told is known without looking through the whole board.
  if (unknownIn(game, told, known) === undefined) return undefined;
  known.conclude();
  let missing = unknownIn(game, told, known);
  if (seat !== viewer || missing === undefined) return missing && accusation(last, viewer, missing);
  known.learn(action);
  for (let count = 0; count < FORESIGHTS && missing !== undefined; count++) {
    known.learn(foreseen(scene, last, old));
    missing = unknownIn(game, told, known);
  }
  return missing && accusation(last, viewer, missing);
}

/** The value of a report that cannot be had, by its path. */
function unknownIn(game: AnyGame, told: readonly Report[], known: Known): string | undefined {
  for (const report of told) {
    const { kind, ...rest } = withoutPublic(game, report);
    const missing = known.missing(rest, kind);
    if (missing !== undefined) return missing;
  }
  return undefined;
}

function accusation({ seat, action }: LastStep, viewer: Viewer, missing: string): string {
  return `${viewer} is told something that it cannot know after ${shown(action)} by ${seat}: ${missing}`;
}

/** What whoever did it might have expected to be told, had things been as it could imagine: the way that a unit takes. */
function foreseen({ game, dice }: Scene, { seat, action, step }: LastStep, sight: StateObject): readonly Report[] {
  const imagined = game.imagine?.(sight, seat, dice);
  if (imagined === undefined) return [];
  const reports: Report[] = [];
  game.apply(imagined, seat, action, new RollsSeen(seenBy(seat, step.entry.draws), dice), reports);
  return toldTo(game, seat, reports);
}

/** The rolls that somebody saw, in their order, as long as the same is rolled for; anything else is rolled anew. */
class RollsSeen extends AnyDice {
  readonly #seen: readonly Draw[];
  readonly #others: Dice;
  #next = 0;

  constructor(seen: readonly Draw[], others: Dice) {
    super();
    this.#seen = seen;
    this.#others = others;
  }

  override between(low: number, high: number, purpose: string): number {
    const roll = this.#seen[this.#next];
    if (roll?.purpose !== purpose || roll.low !== low || roll.high !== high)
      return this.#others.between(low, high, purpose);
    this.#next++;
    return roll.value;
  }
}

function toldTo(game: AnyGame, viewer: Viewer, reports: readonly Report[]): readonly Report[] {
  return reports.map((report) => game.tell(report, viewer)).filter((report) => report !== undefined);
}

function seenBy(viewer: Viewer, draws: readonly Draw[]): readonly Draw[] {
  return draws.filter((draw) => draw.seenBy === undefined || draw.seenBy.includes(viewer));
}
