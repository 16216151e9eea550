import type { Choice } from '@club-route/engine';
import * as z from 'zod/mini';

/** Whole decisions. Units, cells and airborne formations by number; a way leaves out the cell it starts from. */
export type DriveAction =
  /** 2.1: supply sources in the order of the formations, and a drop hex for each unit of `DROPPING_UNITS`. */
  | { readonly kind: 'deploy'; readonly sources: readonly number[]; readonly cells: readonly number[] }
  /** 4.3, 4.2: an air strike on a hex; a point for interdiction. */
  | { readonly kind: 'strike'; readonly cell: number }
  | { readonly kind: 'interdict' }
  /** 5.2: walk the supply of a formation from its source through these hexes. */
  | { readonly kind: 'supply'; readonly formation: number; readonly way: readonly number[] }
  /** 8.7 */
  | { readonly kind: 'move'; readonly unit: number; readonly way: readonly number[] }
  /** 8.9, 8.11 */
  | { readonly kind: 'mode'; readonly unit: number }
  | { readonly kind: 'fortify'; readonly unit: number }
  /** 8.15: plot an attack on a hex next to the unit. */
  | { readonly kind: 'attack'; readonly unit: number; readonly cell: number }
  | { readonly kind: 'withdraw'; readonly unit: number }
  /** 8.13, 8.16: the advanced game's plots. A barrage without a cell is called off. */
  | { readonly kind: 'barrage'; readonly unit: number; readonly cell?: number }
  | { readonly kind: 'protect'; readonly unit: number; readonly targets: number }
  | { readonly kind: 'advance'; readonly unit: number; readonly hexes: number }
  /** 7.0: plots for the next build-up phase. */
  | { readonly kind: 'plot'; readonly unit: number; readonly plot: BuildPlot }
  | { readonly kind: 'disband'; readonly unit: number; readonly on: boolean }
  /** Ends the air strike, the supply walk or the operation phase. */
  | { readonly kind: 'end' };

export type BuildPlot = 'none' | 'breakdown' | 'buildup';
export const BUILD_PLOTS = ['none', 'breakdown', 'buildup'] as const;

export type ActionKind = DriveAction['kind'];
/** Orders to one unit. */
export type UnitOrder = Extract<DriveAction, { readonly unit: number }>;
export type ActionOf<K extends ActionKind> = Extract<DriveAction, { kind: K }>;

/** A decision in the making. */
export type DriveDraft =
  | { readonly kind: 'deploy'; readonly sources: readonly number[]; readonly cells: readonly number[] }
  | { readonly kind: 'strike' }
  | { readonly kind: 'supply'; readonly formation: number; readonly way: readonly number[] }
  | { readonly kind: 'unit'; readonly unit: number }
  | { readonly kind: 'way'; readonly unit: number; readonly way: readonly number[] };

export type DriveChoice = Choice<DriveAction, DriveDraft>;

export const LONGEST_WAY = 40;
export const LONGEST_WALK = 200;

const index = z.int().check(z.nonnegative(), z.maximum(0x7fff));
const list = z.array(index).check(z.maxLength(64));
const unit = index;

export const actionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('deploy'), sources: list, cells: list }),
  z.strictObject({ kind: z.literal('strike'), cell: index }),
  z.strictObject({ kind: z.literal('interdict') }),
  z.strictObject({
    kind: z.literal('supply'),
    formation: index,
    way: z.array(index).check(z.maxLength(LONGEST_WALK)),
  }),
  z.strictObject({ kind: z.literal('move'), unit, way: z.array(index).check(z.maxLength(LONGEST_WAY)) }),
  z.strictObject({ kind: z.literal('mode'), unit }),
  z.strictObject({ kind: z.literal('fortify'), unit }),
  z.strictObject({ kind: z.literal('attack'), unit, cell: index }),
  z.strictObject({ kind: z.literal('withdraw'), unit }),
  z.strictObject({ kind: z.literal('barrage'), unit, cell: z.optional(index) }),
  z.strictObject({ kind: z.literal('protect'), unit, targets: index }),
  z.strictObject({ kind: z.literal('advance'), unit, hexes: index }),
  z.strictObject({ kind: z.literal('plot'), unit, plot: z.enum(BUILD_PLOTS) }),
  z.strictObject({ kind: z.literal('disband'), unit, on: z.boolean() }),
  z.strictObject({ kind: z.literal('end') }),
]);
