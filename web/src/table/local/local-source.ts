import type { Action, OptionValues, Report, Seat, StateObject, Viewer } from '@club-route/engine';
import { FilmSource, type FilmHost } from '../film-source.ts';
import type { LocalMatch } from './local-match.ts';

/** A match on this device as one viewer sees it. */
export function localSource<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report>(
  local: LocalMatch<S, A, O, D, R>,
  viewer: Viewer,
  mine: readonly Seat[],
): FilmSource<S, A, O, D, R> {
  const { match, module } = local;
  const { opening, frames, entries } = match.film(viewer);
  const host: FilmHost<A> = {
    standing: () => {
      const { playable, kept, trouble } = local;
      return { playable, kept, trouble, mayUndo: match.undoTarget(viewer) !== undefined };
    },
    act: (seat, action, typed) => local.act(seat, action, typed),
    undo: (seat) => local.undo(seat),
    subscribe: (onNews) => local.subscribe(onNews),
  };
  return new FilmSource({
    module,
    options: match.options,
    dice: match.header.dice.kind,
    viewer,
    mine,
    opening,
    frames,
    host,
    archive: {
      match,
      get seating() {
        return local.seating;
      },
      entryOf: (n) => entries[n]!,
      frameOf: (entry) => entries.findLastIndex((made) => made <= entry),
    },
  });
}
