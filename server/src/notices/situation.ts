import { listedActions, UMPIRE, type GameModule, type Match, type Seat, type StateObject } from '@club-route/engine';
import type { Club } from '../club.ts';
import type { Turn } from '../database/missive.ts';
import type { Desk } from '../play/desk.ts';

/** What one seat has been told and sees, of its own film only: nothing else may go into a mail. */

const MOST_SENTENCES = 80;

/** Does something with what a seat was shown after `from`: for that the end of the match is mostly enough. */
export async function withFilm<T>(
  { desks }: Pick<Club, 'desks'>,
  match: string,
  seat: Seat,
  from: number,
  work: (desk: Desk) => Promise<T>,
): Promise<T> {
  const reaches = (playing: Match): boolean => playing.knows(seat) && playing.film(seat).before <= Math.max(0, from);
  const done = await desks.with(
    match,
    async (desk) => (desk.match === undefined || reaches(desk.match) ? { result: await work(desk) } : undefined),
    'tail',
  );
  return done === undefined ? desks.with(match, work) : done.result;
}

/** What the seat was told in frames after `from`, up to `to`. */
export function eventsOf(desk: Desk, seat: Seat, from: number, to: number): readonly string[] {
  const { module } = desk;
  const sentences = desk.playing.framesBetween(seat, from, to).flatMap(({ told, back }) => {
    const said = told.flatMap((report) => module.language.say(report, seat) ?? []);
    return back === undefined ? said : ['The last moves were taken back.', ...said];
  });
  if (sentences.length <= MOST_SENTENCES) return sentences;
  const left = sentences.length - MOST_SENTENCES;
  return [`… (${left} earlier events)`, ...sentences.slice(left)];
}

/** What was brought to the seat in frames after `from`, up to `to`: all of it. */
export function broughtTo(
  desk: Desk,
  seat: Seat,
  from: number,
  to: number,
): { readonly sentences: readonly string[]; readonly asksForMap: boolean } {
  const { module } = desk;
  const clock = module.clock!;
  // The umpire is told everything: of that only what is meant for him is brought.
  const told = desk.playing
    .framesBetween(seat, from, to)
    .flatMap((frame) => frame.told.filter((report) => seat !== UMPIRE || clock.isDispatch(report, seat)));
  return {
    sentences: told.flatMap((report) => module.language.say(report, seat) ?? []),
    asksForMap: told.some((report) => clock.asksForMap?.(report) === true),
  };
}

/** The position after that many frames, as the seat sees it; the same whatever happens later. */
export function sightAfter({ module, playing }: Desk, seat: Seat, frames: number): StateObject {
  const { shape } = module.game;
  // What came after its last frame it did not see.
  if (frames >= playing.frameCount(seat)) return module.game.sight(playing.state, seat);
  const { opening, before } = playing.film(seat);
  const sight = shape.copy(opening);
  for (const { change } of playing.framesBetween(seat, before, frames)) shape.patch(sight, change);
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
