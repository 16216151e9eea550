import type { Action, Match, Viewer } from '@club-route/engine';
import type { Seating } from '../table/local/seating.ts';
import type { PlanDesk } from '../table/plan/planner.ts';
import { readPlanned } from '../table/plan/read-planned.ts';
import type { Begun } from './card.ts';
import { keepPapers, type Papers } from './safe.ts';

/** Where a player's papers lie while the player is away. */
export interface Desk<A, D> {
  /** What was begun after the latest entry, part by part. */
  drafts(viewer: Viewer): readonly D[];
  leave(viewer: Viewer, drafts: readonly D[]): void;
  /** Orders laid for later; they stay whatever happens meanwhile. */
  plan(viewer: Viewer): PlanDesk<A>;
  /** What the player was writing; it stays as well. */
  notes(viewer: Viewer): string;
  jot(viewer: Viewer, notes: string): void;
}

/** The desk of a match in this browser, kept with the match; what is filed lies there too. */
export interface MatchDesk extends Desk<Action, unknown> {
  file(filed: Seating['filed']): void;
  /** The action whose dice are being typed. */
  readonly begun: Begun | undefined;
  begin(begun: Begun | undefined): void;
  /** When everything laid there is kept. */
  settled(): Promise<void>;
}

export function deskOf(key: string, match: Match, found: Papers): MatchDesk {
  let papers = found;
  let queue = Promise.resolve();
  const keep = (change: Papers): void => {
    papers = { ...papers, ...change };
    // One after the other. Should one fail, only what a player had not decided yet is lost.
    queue = queue.then(() => keepPapers(key, papers)).catch(() => undefined);
  };
  return {
    // Parts of a decision hold as long as nothing has happened.
    drafts: (viewer) => {
      const { making } = papers;
      return making?.seat === viewer && making.head === match.head ? making.drafts : [];
    },
    leave(viewer, drafts) {
      if (drafts.length > 0 || papers.making?.drafts.length)
        keep({ making: { seat: viewer, head: match.head, drafts } });
    },
    plan: (viewer) => ({
      planned: readPlanned(match.game, papers.plans?.[viewer]),
      keep: (planned) => keep({ plans: { ...papers.plans, [viewer]: planned } }),
    }),
    notes: (viewer) => papers.notes?.[viewer] ?? '',
    jot: (viewer, notes) => keep({ notes: { ...papers.notes, [viewer]: notes } }),
    file: (filed) => keep({ filed }),
    get begun() {
      return papers.begun;
    },
    begin(begun) {
      if (begun !== undefined || papers.begun !== undefined) keep({ begun });
    },
    settled: () => queue,
  };
}
