import type { Action, Advice, GameAnalysis, Journal, Viewer } from '@club-route/engine';
import type { LookBack } from '../result/look-back.ts';

/** A game told as luck and skill, and for each decision what would have been best. At a table `entry` is the frame. */
export interface Account<A extends Action = Action> extends GameAnalysis {
  readonly kind: Advice['kind'];
  readonly start: number;
  /** By the number of the entry, or of the frame. */
  readonly best: Readonly<Record<number, A>>;
}

export type Question =
  | { readonly kind: 'advice'; readonly game: string; readonly options: unknown; readonly state: unknown }
  | { readonly kind: 'account'; readonly game: string; readonly journal: Journal }
  | { readonly kind: 'lookBack'; readonly game: string; readonly journal: Journal; readonly viewer: Viewer };

export type Worked = Advice | Account | LookBack | undefined;

export interface Asked {
  readonly id: number;
  readonly question: Question;
}
export type Answered =
  | { readonly id: number; readonly answer: Worked }
  | { readonly id: number; readonly failure: string };
