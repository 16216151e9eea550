import type { ActionOf, UnitOrder } from '../actions.ts';
import { DEGREE, labelOf, NEIGHBOUR } from '../data/board.ts';
import { MOST_STACKED } from '../data/tables.ts';
import type { Side } from '../data/units.ts';
import { destinationsOf } from '../forecast/march.ts';
import { cellName, counted, unitNames } from '../language/names.ts';
import { refuseOrder } from '../phases/unit-order.ts';
import { isHeldBy, stackPoints } from '../rules/stacks.ts';
import { isAdvanced, NONE, NORMAL, TRAVEL, type DriveState } from '../state.ts';
import type { DriveButton, DriveCell, DriveOffer, DriveUnit } from './types.ts';

/** Several units selected together: they march to one hex, attack one hex, or change their mode, one after the other. */
export function groupOffer(state: DriveState, side: Side, units: readonly number[], free: DriveOffer): DriveOffer {
  const reach = units.map((unit) => destinationsOf(state, unit));
  const cells = new Map<number, DriveCell>();
  for (const cell of reach[0].keys()) {
    const forecasts = reach.flatMap((one) => one.get(cell) ?? []);
    if (forecasts.length < units.length || !hasRoom(state, side, units, cell)) continue;
    const orders = units.map((unit, index) => ({ kind: 'move', unit, way: forecasts[index].way }) as const);
    const text = String(Math.max(...forecasts.map(({ cost }) => cost)));
    cells.set(cell, { look: 'offered', text, press: inTurn(orders), careful: true });
  }
  const attacks = attacksOf(state, side, units);
  for (const [cell, orders] of attacks) cells.set(cell, { look: 'danger', press: inTurn(orders), careful: true });
  return {
    ...free,
    units: new Map(
      [...free.units].map(([unit, offer]): [number, DriveUnit] => [
        unit,
        units.includes(unit) ? { ...offer, look: 'chosen' } : { ...offer, look: 'still' },
      ]),
    ),
    cells,
    head: { title: counted(units.length, 'unit'), words: unitNames(units) },
    hint: 'All of them can reach the highlighted hexes or attack the red ones. They act one after the other.',
    trays: [],
    groups: [{ title: 'Orders', kind: 'works', choices: worksOf(state, side, units) }],
    cancel: { draft: undefined },
    attempt: () => ({
      refusal: { rule: '8.7', text: 'Not all of them can move there or attack it. Select them one by one.' },
    }),
    say: (cell) => wordsOf(cells.get(cell), cell),
  };
}

function inTurn([action, ...further]: readonly UnitOrder[]): {
  readonly action: UnitOrder;
  readonly further: readonly UnitOrder[];
} {
  return { action, further };
}

/** 8.8, H14 */
function hasRoom(state: DriveState, side: Side, units: readonly number[], cell: number): boolean {
  const columns = units.filter((unit) => state.unitMode[unit] === TRAVEL).length;
  if (columns > 1 && isAdvanced(state)) return false;
  let points = isHeldBy(state, side, cell) ? stackPoints(state, cell, NONE) : 0;
  for (const unit of units) points += state.unitStack[unit];
  return points <= MOST_STACKED;
}

/** Hexes that all of them may attack. */
function attacksOf(
  state: DriveState,
  side: Side,
  units: readonly number[],
): ReadonlyMap<number, readonly ActionOf<'attack'>[]> {
  const attacks = new Map<number, readonly ActionOf<'attack'>[]>();
  const from = state.unitCell[units[0]];
  for (let step = from * DEGREE; step < (from + 1) * DEGREE; step++) {
    const cell = NEIGHBOUR[step];
    if (cell < 0) continue;
    const orders = units.map((unit) => ({ kind: 'attack', unit, cell }) as const);
    if (areAllAllowed(state, side, orders)) attacks.set(cell, orders);
  }
  return attacks;
}

function areAllAllowed(state: DriveState, side: Side, orders: readonly UnitOrder[]): boolean {
  return orders.every((order) => refuseOrder(state, side, order) === undefined);
}

function worksOf(state: DriveState, side: Side, units: readonly number[]): readonly DriveButton[] {
  const inMode = (mode: number): readonly number[] => units.filter((unit) => state.unitMode[unit] === mode);
  const works: readonly (readonly [string, readonly UnitOrder[]])[] = [
    ['All to travel mode', inMode(NORMAL).map((unit) => ({ kind: 'mode', unit }))],
    ['All to normal mode', inMode(TRAVEL).map((unit) => ({ kind: 'mode', unit }))],
    ['Fortify all', units.map((unit) => ({ kind: 'fortify', unit }))],
  ];
  return works.flatMap(([label, orders]) =>
    orders.length > 0 && areAllAllowed(state, side, orders) ? [{ label, press: inTurn(orders) }] : [],
  );
}

function wordsOf(cell: DriveCell | undefined, at: number): readonly string[] {
  if (cell === undefined) return ['not all of them can'];
  return cell.look === 'danger'
    ? [`all attack ${labelOf(at)}`]
    : [`all move to ${cellName(at)}, at most ${cell.text} points each`];
}
