import type { Action, Advisor, GameAnalysis, Journal, StateObject } from '@club-route/engine';

/** What a position is worth: the best chance of winning, and the chance after each action. */
export interface Advice<A extends Action = Action> {
  readonly kind: Advisor<StateObject, A>['kind'];
  readonly best: number;
  readonly actions: readonly { readonly action: A; readonly value: number }[];
}

/** A game told as luck and skill, and for each decision what would have been best. */
export interface Account<A extends Action = Action> extends GameAnalysis {
  readonly kind: Advisor<StateObject, A>['kind'];
  readonly start: number;
  /** By the number of the entry. */
  readonly best: Readonly<Record<number, A>>;
}

export type Question =
  | { readonly kind: 'advice'; readonly game: string; readonly options: unknown; readonly state: unknown }
  | { readonly kind: 'account'; readonly game: string; readonly journal: Journal };

export interface Asked {
  readonly id: number;
  readonly question: Question;
}
export type Answered =
  | { readonly id: number; readonly answer: Advice | Account }
  | { readonly id: number; readonly failure: string };
