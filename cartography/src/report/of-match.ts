import type { GameModule, Match } from '@club-route/engine';
import { isBoardId } from '@club-route/theatre/boards';
import { openSheet } from '../draw/open-sheet.ts';
import { afterActionPage, type Moment } from './page.ts';

/** Minutes between two moments of the map. */
const EVERY = 30;

/** The after-action report of a match as one page, or why there is none. */
export async function reportOf(
  module: GameModule,
  match: Match,
  every = EVERY,
): Promise<{ readonly html: string; readonly moments: number } | { readonly problem: string }> {
  const { clock, game, language } = module;
  if (module.debrief === undefined || clock === undefined || module.picture === undefined)
    return { problem: `There is no after-action report for ${game.title}; watch the replay.` };
  const { board } = module.picture(match.state, 'umpire');
  if (!isBoardId(board)) return { problem: `There is no map of the board "${board}".` };
  const moments = momentsOf(module, match, every);
  const html = afterActionPage(await openSheet(board), {
    ...module.debrief(match.state),
    title: game.title,
    result: match.result()?.reason ?? 'The campaign is not over: this is how it stands.',
    moments,
    seats: Object.fromEntries(game.seats.map((seat) => [seat, language.names(seat).side])),
    words: (minute) => clock.words(minute),
  });
  return { html, moments: moments.length };
}

/** The true map after the last entry of each stretch of time, without what was taken back. */
function momentsOf(module: GameModule, match: Match, every: number): readonly Moment[] {
  const clock = module.clock!;
  const moments: Moment[] = [];
  let last = -1;
  let stretch = -1;
  const add = (entry: number): void => {
    const state = match.stateAt(entry);
    const minute = clock.minute(state);
    moments.push({ minute, words: clock.words(minute), pieces: module.picture!(state, 'umpire').pieces });
  };
  for (const { entry } of match.line()) {
    const { deed } = entry;
    if (deed.kind !== 'setup' && !(deed.kind === 'act' && entry.seat === 'clock')) continue;
    const now = Math.floor(clock.minute(match.stateAt(entry.n)) / every);
    if (now > stretch && last >= 0) add(last);
    stretch = Math.max(stretch, now);
    last = entry.n;
  }
  add(match.last);
  return moments;
}
