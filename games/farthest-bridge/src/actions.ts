import * as z from 'zod/mini';
import type { Choice } from '@club-route/engine';
import { MARKER_KINDS, type MarkerKind } from './data/support.ts';

/** Whole decisions. Units, cells, sides and bridges by number; a path leaves out the cell it starts from. */
export type FarthestBridgeAction =
  /** Free deployment: German cells in the order of `FREE_UNITS`, or Allied cells in the order of the drop zones. */
  | { readonly kind: 'deploy'; readonly cells: readonly number[] }
  /** March to a cell: by the cheapest way, or by the path given. */
  | { readonly kind: 'move'; readonly unit: number; readonly to: number; readonly path?: readonly number[] }
  /** Arrive at an edge hex and march on from there. */
  | {
      readonly kind: 'enter';
      readonly unit: number;
      readonly at: number;
      readonly to: number;
      readonly path?: readonly number[];
    }
  | { readonly kind: 'land'; readonly unit: number; readonly cell: number }
  /** Whoever could still arrive in this phase waits, so that units on the map may move (11.2). */
  | { readonly kind: 'holdBack' }
  /** A paratroop unit that drifted onto a friend is put beside it. */
  | { readonly kind: 'place'; readonly cell: number }
  /** The unit on the move goes on, or stays where it is. */
  | { readonly kind: 'go'; readonly to: number; readonly path?: readonly number[] }
  | { readonly kind: 'stop' }
  | { readonly kind: 'repair'; readonly bridge: number }
  | { readonly kind: 'span'; readonly side: number }
  | {
      readonly kind: 'attack';
      readonly target: number;
      readonly attackers: readonly number[];
      readonly markers: readonly MarkerKind[];
    }
  | { readonly kind: 'bombard'; readonly target: number; readonly markers: readonly MarkerKind[] }
  /** The defender's support fire; an empty list fires none. */
  | { readonly kind: 'support'; readonly markers: readonly MarkerKind[] }
  | { readonly kind: 'retreat'; readonly path: readonly number[] }
  | { readonly kind: 'resist' }
  | { readonly kind: 'advance'; readonly unit: number; readonly to: number }
  | { readonly kind: 'halt' }
  | { readonly kind: 'demolish'; readonly bridge: number }
  | { readonly kind: 'spare' }
  | { readonly kind: 'end' };

export type ActionKind = FarthestBridgeAction['kind'];
export type ActionOf<K extends ActionKind> = Extract<FarthestBridgeAction, { kind: K }>;

/** A decision in the making. */
export type FarthestBridgeDraft =
  /** A unit is picked; for one that arrives by the edge, perhaps the hex where it does. */
  | { readonly kind: 'unit'; readonly unit: number; readonly at?: number }
  | { readonly kind: 'span' }
  | {
      readonly kind: 'attack';
      readonly target: number;
      readonly attackers: readonly number[];
      readonly markers: readonly MarkerKind[];
    }
  | { readonly kind: 'bombard'; readonly target: number; readonly markers: readonly MarkerKind[] }
  | { readonly kind: 'support'; readonly markers: readonly MarkerKind[] }
  | { readonly kind: 'deploy'; readonly cells: readonly number[] };

export type FarthestBridgeChoice = Choice<FarthestBridgeAction, FarthestBridgeDraft>;

const index = z.int().check(z.nonnegative(), z.maximum(0x7fff));
const list = z.array(index).check(z.maxLength(64));
const markers = z.array(z.enum(MARKER_KINDS as readonly [MarkerKind, ...MarkerKind[]])).check(z.maxLength(18));

export const actionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('deploy'), cells: list }),
  z.strictObject({ kind: z.literal('move'), unit: index, to: index, path: z.optional(list) }),
  z.strictObject({ kind: z.literal('enter'), unit: index, at: index, to: index, path: z.optional(list) }),
  z.strictObject({ kind: z.literal('land'), unit: index, cell: index }),
  z.strictObject({ kind: z.literal('holdBack') }),
  z.strictObject({ kind: z.literal('place'), cell: index }),
  z.strictObject({ kind: z.literal('go'), to: index, path: z.optional(list) }),
  z.strictObject({ kind: z.literal('stop') }),
  z.strictObject({ kind: z.literal('repair'), bridge: index }),
  z.strictObject({ kind: z.literal('span'), side: index }),
  z.strictObject({ kind: z.literal('attack'), target: index, attackers: list, markers }),
  z.strictObject({ kind: z.literal('bombard'), target: index, markers }),
  z.strictObject({ kind: z.literal('support'), markers }),
  z.strictObject({ kind: z.literal('retreat'), path: list }),
  z.strictObject({ kind: z.literal('resist') }),
  z.strictObject({ kind: z.literal('advance'), unit: index, to: index }),
  z.strictObject({ kind: z.literal('halt') }),
  z.strictObject({ kind: z.literal('demolish'), bridge: index }),
  z.strictObject({ kind: z.literal('spare') }),
  z.strictObject({ kind: z.literal('end') }),
]);
