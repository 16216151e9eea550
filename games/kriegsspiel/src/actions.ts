import * as z from 'zod/mini';
import { WEATHERS, type Weather } from './data/air.ts';
import { COMMANDS, type Command } from './data/headquarters.ts';
import { DIVISIONS, type DropPlan } from './data/zones.ts';
import { MANNERS, REPORT_SUBJECTS, type Block } from './orders/types.ts';
import { STRUCTURE_STATES, type StructureState } from './rules/ground.ts';

/** Whole decisions. */
export type CampaignAction =
  /** 5: one block of a letter. */
  | ({ readonly kind: 'send' } & Block)
  /** 2.2: the airborne commander files his plan before H-hour. */
  | ({ readonly kind: 'plan' } & DropPlan)
  /** A commander has read what came. */
  | { readonly kind: 'attend' }
  /** 3: time passes up to a minute. */
  | { readonly kind: 'advance'; readonly to: number }
  /** 25: the umpire changes something, and says why. */
  | { readonly kind: 'edit'; readonly edits: readonly Edit[]; readonly because: string }
  /** 25: the umpire writes to a commander. */
  | { readonly kind: 'write'; readonly to: Command; readonly text: string };

export type Edit =
  | { readonly what: 'weather'; readonly weather: Weather }
  | { readonly what: 'strength'; readonly unit: number; readonly strength: number }
  | { readonly what: 'square'; readonly unit: number; readonly cell: number }
  | { readonly what: 'structure'; readonly structure: number; readonly state: StructureState };

export type ActionKind = CampaignAction['kind'];
export type ActionOf<K extends ActionKind> = Extract<CampaignAction, { readonly kind: K }>;

const index = z.int().check(z.nonnegative(), z.maximum(0x7fff));
const minutes = z.int().check(z.nonnegative(), z.maximum(20000));
const units = z.array(index).check(z.minLength(1), z.maxLength(96));
const anyUnits = z.array(index).check(z.maxLength(96));
const text = z.string().check(z.maxLength(4000));
const name = z.string().check(z.minLength(1), z.maxLength(40));

const place = z.union([z.strictObject({ cell: index }), z.strictObject({ structure: index })]);
const via = z.array(place).check(z.maxLength(20));
const time = z.union([
  z.strictObject({ day: z.optional(z.int().check(z.minimum(17), z.maximum(26))), time: minutes }),
  z.strictObject({ plus: minutes }),
]);
const stance = z.union([
  z.strictObject({ act: z.enum(['attack', 'hold']) }),
  z.strictObject({ act: z.literal('withdraw'), to: place }),
]);
const contact = z.optional(stance);
const area = z.tuple([index, index]);

function order<K extends string, F extends Record<string, z.core.SomeType>>(kind: K, fields: F) {
  return z.strictObject({ kind: z.literal(kind), ...fields });
}

const orders = z
  .array(
    z.discriminatedUnion('kind', [
      order('move', { to: place, via, how: z.enum(MANNERS), contact }),
      order('attack', {
        to: place,
        via,
        guns: anyUnits,
        air: z.int().check(z.nonnegative(), z.maximum(6)),
        breakOff: z.optional(z.int().check(z.nonnegative(), z.maximum(100))),
        contact,
      }),
      order('withdraw', { to: place, via, contact }),
      order('recce', {
        to: place,
        via,
        engage: z.optional(z.union([z.int().check(z.minimum(-20), z.maximum(20)), z.literal('never')])),
        contact,
      }),
      order('hold', { at: z.optional(place), until: z.optional(time), contact }),
      order('wait', { until: time }),
      order('wait for', { unit: index }),
      order('bombard', { cell: index, missions: z.int().check(z.minimum(1), z.maximum(48)) }),
      order('support', { unit: index }),
      order('defend', { unit: index }),
      order('repair', { structure: index }),
      order('ferry', { units, water: name, cell: index }),
      order('drop', { units, zone: index }),
      order('land', { units, zone: index }),
      order('change zone', { units, zone: index }),
      order('supply drop', { zone: index }),
      order('enter', { cell: index, first: anyUnits }),
      order('report', { about: z.enum(REPORT_SUBJECTS) }),
      order('if contact', { stance }),
      order('cancel', { ref: z.optional(name) }),
      order('patrol', { area, from: z.optional(time), until: z.optional(time) }),
      order('strike', { unit: index }),
      order('air recce', { area }),
      order('message', { text }),
      order('map', {}),
    ]),
  )
  .check(z.minLength(1), z.maxLength(30));

const to = z.union([
  z.strictObject({ units }),
  z.strictObject({ headquarters: z.array(name).check(z.minLength(1), z.maxLength(20)) }),
  z.strictObject({ office: z.enum(['air', 'umpire']) }),
]);

const zones = z.array(index).check(z.minLength(1), z.maxLength(14));
const edit = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('weather'), weather: z.enum(WEATHERS) }),
  z.strictObject({ what: z.literal('strength'), unit: index, strength: z.int().check(z.minimum(0), z.maximum(100)) }),
  z.strictObject({ what: z.literal('square'), unit: index, cell: index }),
  z.strictObject({ what: z.literal('structure'), structure: index, state: z.enum(STRUCTURE_STATES) }),
]);

export const actionSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('send'),
    from: z.optional(name),
    to,
    at: z.optional(time),
    ref: z.optional(name),
    orders,
  }),
  z.strictObject({
    kind: z.literal('plan'),
    landing: z.array(z.int().check(z.minimum(-1), z.maximum(13))).check(z.length(96)),
    supply: z.strictObject({ [DIVISIONS[0]]: zones, [DIVISIONS[1]]: zones, [DIVISIONS[2]]: zones }),
    waiting: anyUnits,
  }),
  z.strictObject({ kind: z.literal('attend') }),
  z.strictObject({ kind: z.literal('advance'), to: minutes }),
  z.strictObject({
    kind: z.literal('edit'),
    edits: z.array(edit).check(z.minLength(1), z.maxLength(20)),
    because: z.string().check(z.minLength(1), z.maxLength(400)),
  }),
  z.strictObject({ kind: z.literal('write'), to: z.enum(COMMANDS), text }),
]);
