import type { Choice } from '@club-route/engine';
import * as z from 'zod/mini';
import type { ImpulseKind } from './state.ts';

/** Whole decisions. Units and cells by number, units in rising order; a way leaves out the cell it starts from. */
export type DescentAction =
  /** 1.1: the ground forces of the first day, and a hex for each in the same order. */
  | { readonly kind: 'setUp'; readonly units: readonly number[]; readonly cells: readonly number[] }
  /** 7.24: the Allies call the operation off. */
  | { readonly kind: 'callOff' }
  /** 1.8: a group of `ACTIVATIONS` and the units of it that are activated. */
  | { readonly kind: 'activate'; readonly group: number; readonly units: readonly number[] }
  /** 7.6: a German force pool is placed in an entry area. */
  | { readonly kind: 'place'; readonly pool: number; readonly area: number }
  /** H-07: the kind of the first impulse; the second is of the other kind. */
  | { readonly kind: 'impulse'; readonly impulse: ImpulseKind }
  /** H-08: a bridging unit flips back; the weather is rolled for; a unit or an Air Supply marker drops. */
  | { readonly kind: 'flip'; readonly unit: number }
  | { readonly kind: 'weather' }
  | { readonly kind: 'drop'; readonly unit: number; readonly cell: number }
  | { readonly kind: 'supply'; readonly cell: number }
  | { readonly kind: 'enter'; readonly units: readonly number[]; readonly at: number; readonly way: readonly number[] }
  | { readonly kind: 'move'; readonly units: readonly number[]; readonly way: readonly number[] }
  /** H-44: an armoured unit leaves the map. */
  | { readonly kind: 'exit'; readonly unit: number }
  | { readonly kind: 'attack'; readonly cell: number }
  | { readonly kind: 'fire'; readonly firer: number; readonly target: number }
  /** 1.4: the Germans try to blow the bridge they are asked about, or do not. */
  | { readonly kind: 'bridge'; readonly blow: boolean }
  /** 6.6: a unit stays in its city and loses a step, or goes. */
  | { readonly kind: 'city'; readonly stay: boolean }
  | { readonly kind: 'retreat'; readonly way: readonly number[] }
  | { readonly kind: 'advance'; readonly units: readonly number[] }
  /** H-16: a bridging unit spans the water towards a hex. */
  | { readonly kind: 'span'; readonly unit: number; readonly cell: number }
  /** Ends the air phase with the landings, movement, fire, combat or building. */
  | { readonly kind: 'end' };

export type ActionKind = DescentAction['kind'];
export type ActionOf<K extends ActionKind> = Extract<DescentAction, { kind: K }>;

/** A decision in the making. */
export type DescentDraft =
  | { readonly kind: 'setUp'; readonly units: readonly number[]; readonly cells: readonly number[] }
  | { readonly kind: 'activate'; readonly group: number; readonly units: readonly number[] }
  | { readonly kind: 'place'; readonly pool: number }
  | { readonly kind: 'drop'; readonly unit: number }
  | { readonly kind: 'supply' }
  | { readonly kind: 'move'; readonly units: readonly number[]; readonly way: readonly number[] }
  /** The way begins with the hex of entry. */
  | { readonly kind: 'enter'; readonly units: readonly number[]; readonly way: readonly number[] }
  | { readonly kind: 'advance'; readonly units: readonly number[] }
  | { readonly kind: 'span'; readonly unit: number };

export type DraftOf<K extends DescentDraft['kind']> = Extract<DescentDraft, { kind: K }>;
export type DescentChoice = Choice<DescentAction, DescentDraft>;

/** No unit enters more hexes in an impulse. */
export const LONGEST_WAY = 40;

const index = z.int().check(z.nonnegative(), z.maximum(0x7fff));
const list = z.array(index).check(z.maxLength(32));
const way = z.array(index).check(z.maxLength(LONGEST_WAY));

export const actionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('setUp'), units: list, cells: list }),
  z.strictObject({ kind: z.literal('callOff') }),
  z.strictObject({ kind: z.literal('activate'), group: index, units: list }),
  z.strictObject({ kind: z.literal('place'), pool: index, area: index }),
  z.strictObject({ kind: z.literal('impulse'), impulse: z.enum(['road', 'off-road']) }),
  z.strictObject({ kind: z.literal('flip'), unit: index }),
  z.strictObject({ kind: z.literal('weather') }),
  z.strictObject({ kind: z.literal('drop'), unit: index, cell: index }),
  z.strictObject({ kind: z.literal('supply'), cell: index }),
  z.strictObject({ kind: z.literal('enter'), units: list, at: index, way }),
  z.strictObject({ kind: z.literal('move'), units: list, way }),
  z.strictObject({ kind: z.literal('exit'), unit: index }),
  z.strictObject({ kind: z.literal('attack'), cell: index }),
  z.strictObject({ kind: z.literal('fire'), firer: index, target: index }),
  z.strictObject({ kind: z.literal('bridge'), blow: z.boolean() }),
  z.strictObject({ kind: z.literal('city'), stay: z.boolean() }),
  z.strictObject({ kind: z.literal('retreat'), way }),
  z.strictObject({ kind: z.literal('advance'), units: list }),
  z.strictObject({ kind: z.literal('span'), unit: index, cell: index }),
  z.strictObject({ kind: z.literal('end') }),
]);
