import type { Match, Viewer } from '@club-route/engine';
import type { Making } from './card.ts';
import { amendCard } from './store.ts';

/** Where a decision in the making lies while its player is away. */
export interface Desk<D> {
  /** What was begun after the latest entry, part by part. */
  drafts(viewer: Viewer): readonly D[];
  leave(viewer: Viewer, drafts: readonly D[]): void;
}

/** The desk of a match in this browser: its parts are kept with the match, and hold as long as nothing has happened. */
export function deskOf(key: string, match: Match, found: Making | undefined): Desk<unknown> {
  let making = found;
  return {
    drafts: (viewer) => (making?.seat === viewer && making.head === match.head ? making.drafts : []),
    leave(viewer, drafts) {
      if (drafts.length === 0 && !making?.drafts.length) return;
      making = { seat: viewer, head: match.head, drafts };
      // Should this fail, only the parts of one decision are lost.
      amendCard(key, { making }).catch(() => undefined);
    },
  };
}
