import type { Action, Match, Viewer } from '@club-route/engine';
import type { PlanDesk } from '../table/plan/planner.ts';
import { readPlanned } from '../table/plan/read-planned.ts';
import type { Making, Plans } from './card.ts';
import { amendCard } from './store.ts';

/** Where a player's papers lie while the player is away. */
export interface Desk<A, D> {
  /** What was begun after the latest entry, part by part. */
  drafts(viewer: Viewer): readonly D[];
  leave(viewer: Viewer, drafts: readonly D[]): void;
  /** Orders laid for later; they stay whatever happens meanwhile. */
  plan(viewer: Viewer): PlanDesk<A>;
}

/** What was on the desk when the match was left. */
export interface Papers {
  readonly making?: Making;
  readonly plans?: Plans;
}

/** The desk of a match in this browser, kept with the match. */
export function deskOf(key: string, match: Match, found: Papers): Desk<Action, unknown> {
  let { making, plans } = found;
  return {
    // Parts of a decision hold as long as nothing has happened.
    drafts: (viewer) => (making?.seat === viewer && making.head === match.head ? making.drafts : []),
    leave(viewer, drafts) {
      if (drafts.length === 0 && !making?.drafts.length) return;
      making = { seat: viewer, head: match.head, drafts };
      // Should this fail, only the parts of one decision are lost.
      amendCard(key, { making }).catch(() => undefined);
    },
    plan: (viewer) => ({
      planned: readPlanned(match.game, plans?.[viewer]),
      keep(planned) {
        plans = { ...plans, [viewer]: planned };
        amendCard(key, { plans }).catch(() => undefined);
      },
    }),
  };
}
