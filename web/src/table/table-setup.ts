import type { Action, OptionValues, Report, StateObject } from '@club-route/engine';
import type { TableState, WaitingAction } from './outlook.ts';
import type { PlanDesk } from './plan/planner.ts';
import type { Pace } from './skin.ts';
import type { Source } from './source.ts';

/** Where lies what a player writes and has not sent. */
export interface NotesDesk {
  readonly text: string;
  keep(text: string): void;
}

/** What a table is made of. */
export interface TableSetup<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report> {
  readonly source: Source<S, A, O, D, R>;
  /** The drafts of a decision that was in the making when the table was left. */
  readonly drafts?: readonly D[];
  /** An action that was begun there and waits for dice. */
  readonly waiting?: WaitingAction<A> | undefined;
  readonly plan?: PlanDesk<A>;
  /** What the player was writing. */
  readonly notes?: NotesDesk;
  pace(report: R): Pace;
  /** True where nothing should move: then dice and moves are shown done. */
  still(): boolean;
}

/** How a table stands when it is opened: at the latest moment, with what was left there last time. */
export function openingState<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report>({
  source,
  drafts,
  waiting,
  plan,
}: TableSetup<S, A, O, D, R>): TableState<A, D, R> {
  const { last, kept, trouble } = source;
  return {
    last,
    shown: last,
    telling: undefined,
    playing: false,
    speed: 1,
    draft: drafts?.at(-1),
    earlier: drafts?.slice(0, -1) ?? [],
    refusal: undefined,
    waiting,
    within: undefined,
    sending: false,
    pointed: undefined,
    kept,
    trouble,
    pace: source.clock?.pace,
    planning: false,
    planned: plan?.planned ?? [],
    carrying: false,
  };
}
