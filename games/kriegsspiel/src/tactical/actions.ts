import * as z from 'zod/mini';
import { SECTIONS } from './data/cards.ts';

/** What a commander may do in a battle. Companies, hexes and cards are numbers; cards go by their type. */

const whole = z.number().check(z.int(), z.gte(0));
const companies = z.readonly(z.array(whole));

const battleActions = [
  z.strictObject({
    kind: z.literal('play'),
    card: whole,
    /** Whom it orders; none where the card says it itself. */
    units: companies,
    section: z.nullable(z.enum(SECTIONS)),
    /** Whom it strikes. */
    targets: companies,
  }),
  z.strictObject({ kind: z.literal('order'), units: companies }),
  z.strictObject({ kind: z.literal('go'), company: whole, to: whole }),
  z.strictObject({ kind: z.literal('leave'), company: whole }),
  z.strictObject({ kind: z.literal('fire'), company: whole, target: whole }),
  /** R103: guns off the board, called by an artillery headquarters. */
  z.strictObject({ kind: z.literal('call'), company: whole, target: whole }),
  /** A supply column lets a gun battle again. */
  z.strictObject({ kind: z.literal('resupply'), company: whole, gun: whole }),
  z.strictObject({ kind: z.literal('strike'), targets: companies }),
  z.strictObject({ kind: z.literal('retreat'), way: z.readonly(z.array(whole)) }),
  z.strictObject({ kind: z.literal('take'), ground: z.boolean() }),
  z.strictObject({ kind: z.literal('keep'), card: whole }),
  z.strictObject({ kind: z.literal('discard'), cards: z.readonly(z.array(whole)) }),
  /** The end of a turn; `ambush` lays Lie in wait ready, which nobody else learns. */
  z.strictObject({ kind: z.literal('end turn'), ambush: z.boolean() }),
  z.strictObject({ kind: z.literal('concede') }),
] as const;

export const battleActionSchema = z.discriminatedUnion('kind', battleActions);
export type BattleAction = z.infer<typeof battleActionSchema>;
export type BattleActionOf<K extends BattleAction['kind']> = Extract<BattleAction, { readonly kind: K }>;
