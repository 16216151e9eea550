import * as z from 'zod/mini';
import { act, part, pass, type Choice } from '@club-route/engine';
import type { Order } from './data/combat-table.ts';
import { AREA_NAMES, AREAS, type AreaName } from './data/map.ts';

/** One order per area from the south; null where there is no battle. */
export type Orders = readonly (Order | null)[];

export type BattleCardAction =
  | { readonly kind: 'airdrop' }
  | { readonly kind: 'orders'; readonly orders: Orders }
  | { readonly kind: 'advance'; readonly piece: 'corps' | 'unit'; readonly to: AreaName }
  | { readonly kind: 'hold' };

/** The orders given so far; null where none is given yet. */
export type BattleCardDraft = Orders;
export type BattleCardChoice = Choice<BattleCardAction, BattleCardDraft>;

export const actionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('airdrop') }),
  z.strictObject({
    kind: z.literal('orders'),
    orders: z.array(z.nullable(z.enum(['attack', 'defend']))).check(z.length(AREAS)),
  }),
  z.strictObject({
    kind: z.literal('advance'),
    piece: z.enum(['corps', 'unit']),
    to: z.enum(['eindhoven', 'grave', 'nijmegen', 'arnhem']),
  }),
  z.strictObject({ kind: z.literal('hold') }),
]);

// There are few choices in this game, so all of them are made once and handed out again and again.

export const AIRDROP: BattleCardChoice = act({ kind: 'airdrop' });
export const HOLD: BattleCardChoice = pass({ kind: 'hold' });
export const ADVANCE_CORPS = advancesOf('corps');
export const ADVANCE_UNIT = advancesOf('unit');

function advancesOf(piece: 'corps' | 'unit'): readonly BattleCardChoice[] {
  return AREA_NAMES.map((to) => act({ kind: 'advance', piece, to }));
}

const ORDER_OF_DIGIT: readonly (Order | null)[] = [null, 'attack', 'defend'];
const CODES = 3 ** AREAS;
const ALL_ORDERS: readonly Orders[] = Array.from({ length: CODES }, (_, code) =>
  AREA_NAMES.map((_name, area) => ORDER_OF_DIGIT[digitOf(code, area)]!),
);
const AS_DRAFT: readonly BattleCardChoice[] = ALL_ORDERS.map((orders) => part(orders));
const AS_ACTION: readonly BattleCardChoice[] = ALL_ORDERS.map((orders) => act({ kind: 'orders', orders }));
/** Per set of areas with a battle (one bit each) and per orders given so far: what may be added. */
const CONTINUATIONS: readonly (readonly (readonly BattleCardChoice[])[])[] = Array.from(
  { length: 1 << AREAS },
  (_, areas) => Array.from({ length: CODES }, (_code, code) => continuationsOf(areas, code)),
);

/** The next area from the south gets its order; the last order completes the action. */
function continuationsOf(areas: number, code: number): readonly BattleCardChoice[] {
  const open = AREA_NAMES.map((_name, area) => area).filter((area) => (areas >> area) & 1 && digitOf(code, area) === 0);
  const next = open[0];
  if (next === undefined) return [AS_ACTION[code]!];
  const choices = open.length === 1 ? AS_ACTION : AS_DRAFT;
  return [choices[code + 3 ** next]!, choices[code + 2 * 3 ** next]!];
}

export function orderChoices(areas: number, draft: BattleCardDraft | undefined): readonly BattleCardChoice[] {
  return CONTINUATIONS[areas]![draft === undefined ? 0 : codeOf(draft)]!;
}

/** A single order in one area, for the readings that roll area by area. */
export function singleOrder(area: number, order: Order): BattleCardChoice {
  return AS_ACTION[(order === 'attack' ? 1 : 2) * 3 ** area]!;
}

function codeOf(orders: Orders): number {
  let code = 0;
  for (let area = AREAS - 1; area >= 0; area--) {
    const order = orders[area];
    code = code * 3 + (order === 'attack' ? 1 : order === 'defend' ? 2 : 0);
  }
  return code;
}

function digitOf(code: number, area: number): number {
  return Math.floor(code / 3 ** area) % 3;
}
