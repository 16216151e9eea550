import type { EncodedState, Frame } from '@club-route/engine';
import { z } from 'zod';
import { frameCount, requestKey, seatName, viewerName } from './basics.ts';

/** A whole decision. The rules read it; here it only has to be an object of a kind. */
const action = z.looseObject({ kind: z.string().max(64) });

export const act = z.strictObject({ seat: seatName, have: frameCount, key: requestKey, action });
export const undo = z.strictObject({ seat: seatName, have: frameCount, key: requestKey });
export const offer = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('draw'), seat: seatName }),
  /** Back to the position after that frame of one's own film. */
  z.strictObject({ kind: z.literal('takeBack'), seat: seatName, frame: frameCount }),
]);
export const offerAnswer = z.strictObject({
  kind: z.enum(['draw', 'takeBack']),
  seat: seatName,
  accept: z.boolean(),
});
export const filmQuery = z.strictObject({
  as: viewerName,
  from: z.coerce.number().int().min(0).default(0),
});
export type Act = z.infer<typeof act>;
export type Undo = z.infer<typeof undo>;

/** What became of an action. Only `done` means that it is written down. */
export type ActAnswer =
  | { readonly kind: 'done'; readonly have: number }
  | { readonly kind: 'refused'; readonly rule: string; readonly text: string }
  | { readonly kind: 'stale'; readonly have: number; readonly text: string };

/** A piece of a viewer's film; the opening comes with the first piece. */
export interface Film {
  readonly opening?: EncodedState;
  readonly frames: readonly Frame[];
  /** How many frames there are in all; ask again from the last one received while there are more. */
  readonly have: number;
}
