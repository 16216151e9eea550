import type { Action, EncodedState } from '@club-route/engine';

/** What a bot is asked, and what it answers, between the server and its worker threads. */
export interface BotJob {
  readonly id: number;
  readonly game: string;
  readonly bot: string;
  readonly match: string;
  readonly seat: string;
  readonly sight: EncodedState;
  /** Of the bot's own dice. */
  readonly seed: number;
  readonly milliseconds: number;
}

export type BotAnswer =
  | { readonly id: number; readonly action: Action }
  | { readonly id: number; readonly problem: string };
