import * as z from 'zod/mini';
import { campaignSchemas, type CampaignAction } from '../actions.ts';
import { DIVISION_COMMANDS } from '../data/headquarters.ts';
import type { Side } from '../data/units.ts';
import { battleActionSchema, type BattleAction } from '../tactical/actions.ts';
import { SIDES } from '../tactical/state.ts';
import { FIGHTERS, type Answer } from './state.ts';

/** 21.6: how a battle went that was fought elsewhere. */
export interface BattleForm {
  readonly battle: string;
  readonly turns: number;
  readonly medals: Readonly<Record<Side, number>>;
  readonly holds: Side | 'nobody';
  /** Unit and figures; unit and companies. */
  readonly lost: readonly (readonly [unit: number, figures: number])[];
  readonly exits: readonly (readonly [unit: number, companies: number])[];
  readonly ruins: readonly number[];
}

/** What the second edition adds to the campaign. */
export type SecondAction =
  | CampaignAction
  /** 20.3: a commander answers his briefing. */
  | ({ readonly kind: 'answer' } & Answer)
  /** R110: a commander has not answered: the computer fights by his last plan. The clock or the umpire says so. */
  | { readonly kind: 'default'; readonly side: Side }
  /** The umpire says at which table, where the sides differ. */
  | { readonly kind: 'table'; readonly elsewhere: boolean; readonly because: string }
  /** 21: an order of the battle. */
  | { readonly kind: 'battle'; readonly order: BattleAction }
  | ({ readonly kind: 'form' } & BattleForm);

export type SecondActionOf<K extends SecondAction['kind']> = Extract<SecondAction, { readonly kind: K }>;

const upTo = (most: number) => z.int().check(z.nonnegative(), z.maximum(most));
const pairs = z.readonly(z.array(z.readonly(z.tuple([upTo(0x7fff), upTo(1000)]))).check(z.maxLength(200)));
const side = z.enum(SIDES);

export const secondActionSchema = z.discriminatedUnion('kind', [
  ...campaignSchemas(DIVISION_COMMANDS),
  z.strictObject({
    kind: z.literal('answer'),
    by: z.enum(FIGHTERS),
    plan: z.string().check(z.maxLength(2000)),
    concedeAt: upTo(40),
    air: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('default'), side }),
  z.strictObject({
    kind: z.literal('table'),
    elsewhere: z.boolean(),
    because: z.string().check(z.minLength(1), z.maxLength(400)),
  }),
  z.strictObject({ kind: z.literal('battle'), order: battleActionSchema }),
  z.strictObject({
    kind: z.literal('form'),
    battle: z.string().check(z.maxLength(40)),
    turns: upTo(1000),
    medals: z.strictObject({ allied: upTo(1000), german: upTo(1000) }),
    holds: z.enum(['nobody', ...SIDES]),
    lost: pairs,
    exits: pairs,
    ruins: z.readonly(z.array(upTo(0x7fff)).check(z.maxLength(20))),
  }),
]);
