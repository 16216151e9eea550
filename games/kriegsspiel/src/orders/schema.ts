import * as z from 'zod/mini';
import { UNIT_COUNT } from '../data/units.ts';
import { MANNERS, REPORT_SUBJECTS } from './types.ts';

/** The form of a block, whoever sends it. */

export const index = z.int().check(z.nonnegative(), z.maximum(0x7fff));
export const minutes = z.int().check(z.nonnegative(), z.maximum(20000));
const units = z.array(index).check(z.minLength(1), z.maxLength(UNIT_COUNT));
export const anyUnits = z.array(index).check(z.maxLength(UNIT_COUNT));
export const text = z.string().check(z.maxLength(4000));
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
      order('spare', { structure: index, spare: z.boolean() }),
      order('map', {}),
    ]),
  )
  .check(z.minLength(1), z.maxLength(30));

const to = z.union([
  z.strictObject({ units }),
  z.strictObject({ headquarters: z.array(name).check(z.minLength(1), z.maxLength(20)) }),
  z.strictObject({ office: z.enum(['air', 'umpire']) }),
]);

const line = z.string().check(z.maxLength(200));

/** All of a block but what it is part of. */
export const blockFields = {
  from: z.optional(name),
  to,
  at: z.optional(time),
  ref: z.optional(name),
  orders,
  unread: z.optional(z.array(line).check(z.maxLength(20))),
  afterEnd: z.optional(z.literal(true)),
};
