import type { Frame, GameModule, Match, Result, StateObject } from '@club-route/engine';
import { isBoardId } from '@club-route/theatre/boards';
import { openSheet } from '../draw/open-sheet.ts';
import { afterActionPage, type Moment } from './page.ts';

/** Minutes between two moments of the map. */
const EVERY = 30;

/** A match without fog: how it stands, how it ended, and the positions on the way. One that is given may change when the next is asked for. */
export interface Story {
  readonly state: StateObject;
  readonly result: Result | undefined;
  readonly positions: Iterable<StateObject>;
}

/** What a journal tells, without what was taken back. */
export function storyOfMatch(match: Match): Story {
  return { state: match.state, result: match.result(), positions: positionsIn(match) };
}

function* positionsIn(match: Match): Generator<StateObject> {
  for (const { entry } of match.line()) {
    const { deed, seat, n } = entry;
    if (deed.kind === 'setup' || (deed.kind === 'act' && seat === 'clock')) yield match.stateAt(n);
  }
}

/** What the film of somebody who has seen everything tells. */
export function storyOfFilm({ game }: GameModule, opening: StateObject, frames: readonly Frame[]): Story {
  const state = game.shape.copy(opening);
  for (const { change } of frames) game.shape.patch(state, change);
  return { state, result: game.result(state), positions: positionsOf({ game }, opening, frames) };
}

function* positionsOf(
  { game }: Pick<GameModule, 'game'>,
  opening: StateObject,
  frames: readonly Frame[],
): Generator<StateObject> {
  const position = game.shape.copy(opening);
  yield position;
  for (const { change } of frames) {
    game.shape.patch(position, change);
    yield position;
  }
}

/** The after-action report of a match as one page, or why there is none. */
export async function reportOf(
  module: GameModule,
  story: Story,
  every = EVERY,
): Promise<{ readonly html: string; readonly moments: number } | { readonly problem: string }> {
  const { clock, game, language } = module;
  if (module.debrief === undefined || clock === undefined || module.picture === undefined)
    return { problem: `There is no after-action report for ${game.title}; watch the replay.` };
  const { board } = module.picture(story.state, 'umpire');
  if (!isBoardId(board)) return { problem: `There is no map of the board "${board}".` };
  const moments = momentsOf(module, story, every);
  const html = afterActionPage(await openSheet(board), {
    ...module.debrief(story.state),
    title: game.title,
    result: story.result?.reason ?? 'The campaign is not over: this is how it stands.',
    moments,
    seats: Object.fromEntries(game.seats.map((seat) => [seat, language.names(seat).side])),
    words: (minute) => clock.words(minute),
  });
  return { html, moments: moments.length };
}

/** The true map at the beginning of each stretch of time, and at last. */
function momentsOf(module: GameModule, { state, positions }: Story, every: number): readonly Moment[] {
  const clock = module.clock!;
  const moments: Moment[] = [];
  const add = (position: StateObject, minute: number): void => {
    moments.push({ minute, words: clock.words(minute), pieces: module.picture!(position, 'umpire').pieces });
  };
  const stretchOf = (minute: number): number => Math.floor(minute / every);
  for (const position of positions) {
    const minute = clock.minute(position);
    // The umpire went back: what came after is void.
    while (moments.length > 0 && moments.at(-1)!.minute > minute) moments.pop();
    const last = moments.at(-1);
    if (last === undefined || stretchOf(minute) > stretchOf(last.minute)) add(position, minute);
  }
  add(state, clock.minute(state));
  return moments;
}
