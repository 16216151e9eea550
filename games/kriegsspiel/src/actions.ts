import * as z from 'zod/mini';
import { COMMANDS, type Command } from './data/headquarters.ts';
import { UNIT_COUNT } from './data/units.ts';
import { DIVISIONS, ZONES, type DropPlan } from './data/zones.ts';
import { anyUnits, blockFields, index, minutes, text } from './orders/schema.ts';
import type { Block } from './orders/types.ts';
import { umpireSchemas, type UmpireAction } from './umpire/actions.ts';

/** Whole decisions. */
export type CampaignAction =
  /** 5: one block of a letter. */
  | ({ readonly kind: 'send' } & Block)
  /** G6: a letter that holds no order goes to the umpire. */
  | { readonly kind: 'letter'; readonly text: string }
  /** 2.2: the airborne commander files his plan before H-hour. */
  | ({ readonly kind: 'plan' } & DropPlan)
  /** A commander has read what came. */
  | { readonly kind: 'attend' }
  /** 3: time passes up to a minute. */
  | { readonly kind: 'advance'; readonly to: number }
  | UmpireAction;

export type ActionKind = CampaignAction['kind'];
export type ActionOf<K extends ActionKind> = Extract<CampaignAction, { readonly kind: K }>;

const zones = z.array(index).check(z.minLength(1), z.maxLength(ZONES.length));
const zoneOrNone = z.int().check(z.minimum(-1), z.maximum(ZONES.length - 1));

/** The forms of all actions, for the commanders of an edition. */
export function campaignSchemas<const C extends Command>(commands: readonly C[]) {
  return [
    z.strictObject({ kind: z.literal('send'), ...blockFields }),
    z.strictObject({ kind: z.literal('letter'), text: text.check(z.minLength(1)) }),
    z.strictObject({
      kind: z.literal('plan'),
      landing: z.array(zoneOrNone).check(z.length(UNIT_COUNT)),
      supply: z.strictObject({ [DIVISIONS[0]]: zones, [DIVISIONS[1]]: zones, [DIVISIONS[2]]: zones }),
      waiting: anyUnits,
    }),
    z.strictObject({ kind: z.literal('attend') }),
    z.strictObject({ kind: z.literal('advance'), to: minutes }),
    ...umpireSchemas(commands),
  ] as const;
}

export const actionSchema = z.discriminatedUnion('kind', campaignSchemas(COMMANDS));
