import type { EncodedState, Frame } from '@club-route/engine';
import { z } from 'zod';
import { frameCount, linkToken, matchId, viewerName } from './basics.ts';
import type { Moment } from './basics.ts';
import type { ClockView, MatchTable, Said } from './matches.ts';
import { act, undo, type ActAnswer } from './play.ts';

/** What a browser says on its socket, `/api/live`. */
export const fromBrowser = z.discriminatedUnion('kind', [
  /** Show me this match as that viewer; I have so many frames of its film, or nothing at all. */
  z.strictObject({
    kind: z.literal('watch'),
    match: matchId,
    as: viewerName,
    have: frameCount.optional(),
    link: linkToken.optional(),
  }),
  z.strictObject({ kind: z.literal('leave'), match: matchId, as: viewerName }),
  /** Send the next frames of a film that is too long for one message. */
  z.strictObject({ kind: z.literal('more'), match: matchId, as: viewerName }),
  act.extend({ kind: z.literal('act'), match: matchId }),
  undo.extend({ kind: z.literal('undo'), match: matchId }),
  z.strictObject({ kind: z.literal('ping') }),
]);
export type FromBrowser = z.infer<typeof fromBrowser>;

/** What the server says. `as` tells apart the viewers that one browser may be. */
export type FromServer =
  /** Answers `watch` to those who have nothing, or more than there is: the sight with which the film begins. */
  | {
      readonly kind: 'opening';
      readonly match: string;
      readonly as: string;
      readonly opening: EncodedState;
      /** How many frames there are in all; they follow. */
      readonly have: number;
      readonly mayUndo: boolean;
    }
  /** The next frames of the film, in order and without gaps. Where `have` is more than the last, ask for `more`. */
  | {
      readonly kind: 'frames';
      readonly match: string;
      readonly as: string;
      readonly frames: readonly Frame[];
      readonly have: number;
      readonly mayUndo: boolean;
    }
  | { readonly kind: 'table'; readonly match: string; readonly as: string; readonly table: MatchTable }
  /** Only turn and clocks have changed. */
  | {
      readonly kind: 'turn';
      readonly match: string;
      readonly toAct: readonly string[];
      readonly clocks: Readonly<Record<string, ClockView>>;
    }
  | { readonly kind: 'presence'; readonly match: string; readonly present: Presence }
  | { readonly kind: 'said'; readonly match: string; readonly said: Said }
  | { readonly kind: 'answer'; readonly match: string; readonly key: string; readonly answer: ActAnswer }
  /**
   * The match cannot be watched (any more), or what was said made no sense. With `again` only the database was not to be had: the
   * same may succeed a moment later.
   */
  | {
      readonly kind: 'problem';
      readonly match?: string;
      readonly key?: string;
      readonly error: string;
      readonly again?: true;
    }
  | { readonly kind: 'pong'; readonly now: Moment }
  /** The server goes; come back in a moment. */
  | { readonly kind: 'bye' };

/** Who looks on now: seats with somebody at them, and the number of spectators. */
export interface Presence {
  readonly seats: readonly string[];
  readonly spectators: number;
}
