import { listedActions, UMPIRE, type GameModule, type Seat, type StateObject } from '@club-route/engine';
import type { Turn } from '../database/missive.ts';
import type { Desk } from '../play/desk.ts';

/** What one seat has been told and sees, of its own film only: nothing else may go into a mail. */

const MOST_SENTENCES = 80;

/** What the seat was told in frames after `from`, up to `to`. */
export function eventsOf({ module, playing }: Desk, seat: Seat, from: number, to: number): readonly string[] {
  const sentences = playing
    .film(seat)
    .frames.slice(from, to)
    .flatMap(({ told, back }) => {
      const said = told.flatMap((report) => module.language.say(report, seat) ?? []);
      return back === undefined ? said : ['What was done before is taken back.', ...said];
    });
  if (sentences.length <= MOST_SENTENCES) return sentences;
  const left = sentences.length - MOST_SENTENCES;
  return [`… (${left} more before this)`, ...sentences.slice(left)];
}

/** What was brought to the seat in frames after `from`, up to `to`: all of it. */
export function broughtTo(
  { module, playing }: Desk,
  seat: Seat,
  from: number,
  to: number,
): { readonly sentences: readonly string[]; readonly asksForMap: boolean } {
  const clock = module.clock!;
  // The umpire is told everything: of that only what is meant for him is brought.
  const told = playing
    .film(seat)
    .frames.slice(Math.max(0, from), to)
    .flatMap((frame) => frame.told.filter((report) => seat !== UMPIRE || clock.isDispatch(report, seat)));
  return {
    sentences: told.flatMap((report) => module.language.say(report, seat) ?? []),
    asksForMap: told.some((report) => clock.asksForMap?.(report) === true),
  };
}

/** The position after that many frames, as the seat sees it; the same whatever happens later. */
export function sightAfter({ module, playing }: Desk, seat: Seat, frames: number): StateObject {
  const { shape } = module.game;
  const film = playing.film(seat);
  const sight = shape.copy(film.opening);
  for (const { change } of film.frames.slice(0, frames)) shape.patch(sight, change);
  return sight;
}

export interface Situation {
  readonly position: readonly string[];
  readonly prompt: string;
  /** Choices that can be typed by their number; none where there are too many. */
  readonly choices: readonly string[];
  readonly grammar: string;
}

export function situationOf(module: GameModule, sight: StateObject, seat: Seat): Situation {
  const { language } = module;
  return {
    position: language.describe(sight, seat),
    prompt: language.prompt(sight, seat),
    choices: listedActions(module, sight, seat).map(({ label }) => label),
    grammar: language.grammar(sight, seat),
  };
}

/** Whether a turn has not been played yet, and the same person is to play it. */
export function isStill({ row, affairs }: Desk, { seat, holder, since }: Turn): boolean {
  return (
    row.status === 'running' &&
    row.to_act.includes(seat) &&
    row.clocks[seat]?.since === since &&
    affairs.holders.some((one) => one.id === holder)
  );
}
