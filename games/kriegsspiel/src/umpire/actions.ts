import * as z from 'zod/mini';
import { WEATHERS, type Weather } from '../data/air.ts';
import type { Command } from '../data/headquarters.ts';
import {
  REPORTED_STATES,
  SEEN_KINDS,
  SIZES,
  type ReportedState,
  type SeenKind,
  type Size,
} from '../knowledge/dispatch.ts';
import { blockFields } from '../orders/schema.ts';
import type { Block } from '../orders/types.ts';
import { STRUCTURE_STATES, type StructureState } from '../rules/ground.ts';
import type { Side } from '../data/units.ts';
import type { Withheld } from '../state.ts';
import { RULED_NUMBER, RULED_WORDS, type Ruled } from './ruled.ts';

/** 25: what the umpire may do. Whatever changes the campaign says why. */
export type UmpireAction =
  | { readonly kind: 'edit'; readonly edits: readonly Edit[]; readonly because: string }
  | { readonly kind: 'write'; readonly to: Command; readonly text: string }
  /** A pending result is let go as it was proposed, or replaced. */
  | { readonly kind: 'rule'; readonly id: number; readonly as: 'proposed' | Ruled; readonly because: string }
  /** A letter in his tray becomes a block of its sender. */
  | { readonly kind: 'convert'; readonly letter: number; readonly block: Block }
  /** Units carry out an order that nobody sent; or drop those they have. */
  | { readonly kind: 'force'; readonly command: Command; readonly block: Block; readonly because: string }
  | { readonly kind: 'veto'; readonly unit: number; readonly because: string }
  /** Reports are kept back, and brought, later or never. */
  | { readonly kind: 'hold' | 'resume'; readonly what: Withheld; readonly because: string }
  | { readonly kind: 'release'; readonly id: number }
  | { readonly kind: 'discard'; readonly id: number; readonly because: string }
  | { readonly kind: 'forge'; readonly what: Forgery; readonly because: string }
  | { readonly kind: 'roll'; readonly dice: number; readonly purpose: string };

/** What is by his own will alone, and no part of an umpire's work that the campaign waits for. */
export function overrules(action: { readonly kind: string }): boolean {
  switch (action.kind) {
    case 'edit':
    case 'force':
    case 'veto':
    case 'discard':
    case 'forge':
      return true;
    case 'rule':
      return (action as Extract<UmpireAction, { readonly kind: 'rule' }>).as !== 'proposed';
    default:
      return false;
  }
}

export type Edit =
  | { readonly what: 'weather'; readonly weather: Weather }
  | { readonly what: 'strength'; readonly unit: number; readonly strength: number }
  | { readonly what: 'square'; readonly unit: number; readonly cell: number }
  | { readonly what: 'structure'; readonly structure: number; readonly state: StructureState }
  | { readonly what: 'ruin'; readonly cell: number; readonly ruined: boolean }
  | { readonly what: 'squadrons'; readonly side: Side; readonly count: number }
  | { readonly what: 'lift'; readonly parachute: number; readonly glider: number }
  | { readonly what: 'points'; readonly side: Side; readonly points: number };

export type Forgery =
  | {
      readonly as: 'report';
      readonly unit: number;
      readonly cell: number;
      readonly state: ReportedState;
      readonly strength: number;
      readonly enemies: readonly { readonly cell: number; readonly kind: SeenKind; readonly size: Size }[];
    }
  | { readonly as: 'message'; readonly to: Command; readonly from: string; readonly text: string };

const index = z.int().check(z.nonnegative(), z.maximum(0x7fff));
const because = z.string().check(z.minLength(1), z.maxLength(400));
const text = z.string().check(z.minLength(1), z.maxLength(4000));
const upTo = (most: number) => z.int().check(z.nonnegative(), z.maximum(most));
const side = z.enum(['allied', 'german']);

const edit = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('weather'), weather: z.enum(WEATHERS) }),
  z.strictObject({ what: z.literal('strength'), unit: index, strength: upTo(100) }),
  z.strictObject({ what: z.literal('square'), unit: index, cell: index }),
  z.strictObject({ what: z.literal('structure'), structure: index, state: z.enum(STRUCTURE_STATES) }),
  z.strictObject({ what: z.literal('ruin'), cell: index, ruined: z.boolean() }),
  z.strictObject({ what: z.literal('squadrons'), side, count: upTo(12) }),
  z.strictObject({ what: z.literal('lift'), parachute: upTo(60), glider: upTo(60) }),
  z.strictObject({ what: z.literal('points'), side, points: upTo(10000) }),
]);

const sighting = z.strictObject({ cell: index, kind: z.enum(SEEN_KINDS), size: z.enum(SIZES) });
const forgedReport = z.strictObject({
  as: z.literal('report'),
  unit: index,
  cell: index,
  state: z.enum(REPORTED_STATES),
  strength: upTo(100),
  enemies: z.array(sighting).check(z.maxLength(10)),
});
const block = z.strictObject(blockFields);

/** The forms of these actions, for the commanders of an edition. */
export function umpireSchemas<const C extends Command>(commands: readonly C[]) {
  const command = z.enum(commands);
  const withheld = z.union([z.strictObject({ unit: index }), z.strictObject({ command })]);
  const forgery = z.discriminatedUnion('as', [
    forgedReport,
    z.strictObject({ as: z.literal('message'), to: command, from: z.string().check(z.maxLength(40)), text }),
  ]);
  return [
    z.strictObject({
      kind: z.literal('edit'),
      edits: z.array(edit).check(z.minLength(1), z.maxLength(20)),
      because,
    }),
    z.strictObject({ kind: z.literal('write'), to: command, text }),
    z.strictObject({
      kind: z.literal('rule'),
      id: index,
      as: z.union([z.enum(['proposed', ...RULED_WORDS]), z.string().check(z.regex(RULED_NUMBER))]),
      because,
    }),
    z.strictObject({ kind: z.literal('convert'), letter: index, block }),
    z.strictObject({ kind: z.literal('force'), command, block, because }),
    z.strictObject({ kind: z.literal('veto'), unit: index, because }),
    z.strictObject({ kind: z.literal('hold'), what: withheld, because }),
    z.strictObject({ kind: z.literal('resume'), what: withheld, because }),
    z.strictObject({ kind: z.literal('release'), id: index }),
    z.strictObject({ kind: z.literal('discard'), id: index, because }),
    z.strictObject({ kind: z.literal('forge'), what: forgery, because }),
    z.strictObject({ kind: z.literal('roll'), dice: z.int().check(z.minimum(1), z.maximum(10)), purpose: because }),
  ] as const;
}
