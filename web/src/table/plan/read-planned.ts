import type { Action, Game } from '@club-route/engine';

/** A plan from storage that anything may have written to: what is no action of the game is passed over. */
export function readPlanned(game: Pick<Game, 'action'>, raw: unknown): readonly Action[] {
  if (!Array.isArray(raw)) return [];
  return raw.flatMap((one: unknown) => {
    const { success, data } = game.action.safeParse(one);
    return success && data !== undefined ? [data] : [];
  });
}
