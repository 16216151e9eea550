import { z } from 'zod';
import { frameCount, requestKey, seatName } from './basics.ts';

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
export type Act = z.infer<typeof act>;
export type Undo = z.infer<typeof undo>;

/** What became of an action. Only `done` means that it is written down. */
export type ActAnswer =
  | { readonly kind: 'done'; readonly have: number }
  | { readonly kind: 'refused'; readonly rule: string; readonly text: string }
  | { readonly kind: 'stale'; readonly have: number; readonly text: string };
