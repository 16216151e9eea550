import { EMPTY_HAND, type GameModule, type StateObject, type Viewer } from '@club-route/engine';

/**
 * Parts of a decision from storage that anything may have written to, an earlier version of the game for one: where the
 * game cannot go on from them they are as if they had never been left, or the match would not open again.
 */
export function readDrafts(
  { game, offers }: Pick<GameModule, 'game' | 'offers'>,
  sight: StateObject,
  viewer: Viewer,
  left: readonly unknown[],
): readonly unknown[] {
  const mayAct = game.active(sight).includes(viewer);
  try {
    for (const draft of left) {
      game.actions(sight, viewer, draft);
      if (mayAct) offers?.of(sight, viewer, draft, EMPTY_HAND);
    }
    return left;
  } catch {
    return [];
  }
}
