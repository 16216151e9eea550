import type { Dice, Refusal } from '@club-route/engine';
import { AIRFIELD, CELLS, labelOf, NEIGHBOUR, DEGREE, SITE } from '../data/board.ts';
import { dropOf, SUPPLY_MARKER_COST, SUPPLY_MARKERS, TRANSPORT_COST, weatherOf } from '../data/tables.ts';
import { AIRLANDING, LAST, REPAIR, UNIT_TYPE } from '../data/units.ts';
import type { Reports } from '../report.ts';
import { fits, isOccupied } from '../rules/stacks.ts';
import { ALLIED_OWNER, GONE, WAITING, type DescentState, type Lander } from '../state.ts';

/** 1.7: airborne units and Air Supply markers are placed one by one; only when all are, anything is seen (H-08). */

/** A unit or an Air Supply marker. */
export type Piece =
  | { readonly unit: number; readonly marker?: never }
  | { readonly marker: number; readonly unit?: never };

const RULE = 'Allied Airborne Operations';

/** 7.21: the weather of an impulse is rolled when the first drop is wanted. The first impulse of the game has good weather. */
export function determineWeather(state: DescentState, dice: Dice, reports: Reports): void {
  const isFirst = state.turn === 1 && state.impulseNumber === 1;
  const die = isFirst ? undefined : dice.d6('weather');
  const weather = die === undefined ? 'good' : weatherOf(die);
  state.weather = weather;
  reports?.push({ kind: 'weather', weather, die });
}

function costOf({ unit }: Piece): number {
  return unit === undefined ? SUPPLY_MARKER_COST : (TRANSPORT_COST[UNIT_TYPE[unit]] ?? Infinity);
}

/** Repair units and airlanding infantry land on airfields, and do not drop. */
function landsByPlane({ unit }: Piece): boolean {
  return unit !== undefined && (AIRLANDING[unit] === 1 || REPAIR[unit] === 1);
}

export function refuseDrop(state: DescentState, piece: Piece, cell: number): Refusal | undefined {
  if (state.mover !== undefined || state.questions.length > 0)
    return { rule: RULE, text: 'Units land before the first move of an impulse.' };
  if (state.weather === 'unknown') return { rule: RULE, text: 'Roll for the weather first.' };
  if (state.weather === 'poor') return { rule: RULE, text: 'In poor weather nobody lands.' };
  const waits =
    piece.unit === undefined
      ? piece.marker < SUPPLY_MARKERS && state.markerCell[piece.marker] === WAITING
      : piece.unit < LAST.allied && state.unitCell[piece.unit] === WAITING;
  if (!waits || state.landers.some((lander) => isSame(lander, piece)))
    return { rule: RULE, text: 'This is not one of your airborne units that wait in their pool.' };
  const cost = costOf(piece);
  if (cost === Infinity) return { rule: RULE, text: 'This unit comes over land.' };
  if (cost > state.transportPoints)
    return { rule: RULE, text: `This costs ${cost} transport points; you have ${state.transportPoints}.` };
  if (cell >= CELLS) return { rule: RULE, text: 'There is no such hex.' };
  return landsByPlane(piece) ? refuseAirfield(state, piece.unit!, cell) : refuseDropHex(state, piece, cell);
}

function isSame(lander: Lander, piece: Piece): boolean {
  return lander.unit === piece.unit && lander.marker === piece.marker;
}

function refuseAirfield(state: DescentState, unit: number, cell: number): Refusal | undefined {
  if (AIRFIELD[cell] < 0 || state.siteOwner[SITE[cell]] !== ALLIED_OWNER)
    return { rule: RULE, text: 'This unit lands on an airfield that you control.' };
  if (AIRLANDING[unit] === 1 && state.airfieldRepaired[AIRFIELD[cell]] === 0)
    return { rule: RULE, text: 'This airfield is damaged. Repair it first.' };
  return refuseDropHex(state, { unit }, cell);
}

function refuseDropHex(state: DescentState, piece: Piece, cell: number): Refusal | undefined {
  if (piece.unit === undefined) {
    if (hasAllied(state, cell)) return undefined;
    return { rule: RULE, text: `No Allied unit is in ${labelOf(cell)} to receive the supplies.` };
  }
  return hasRoom(state, piece.unit, cell)
    ? undefined
    : { rule: 'Stacking', text: `No more than three units fit into ${labelOf(cell)}.` };
}

/** Whether an Allied unit is in a hex or on its way down to it. */
function hasAllied(state: DescentState, cell: number): boolean {
  return (
    isOccupied(state, 'allied', cell) ||
    state.landers.some((lander) => lander.cell === cell && lander.unit !== undefined)
  );
}

function hasRoom(state: DescentState, unit: number, cell: number): boolean {
  const others = state.landers.flatMap((lander) => (lander.cell === cell ? (lander.unit ?? []) : []));
  return fits(state, cell, [...others, unit]);
}

/** Abort and scatter are rolled at once, for the Allies alone. Aborted, the piece returns to its pool and its points are spent. */
export function drop(state: DescentState, piece: Piece, cell: number, dice: Dice, reports: Reports): void {
  state.transportPoints -= costOf(piece);
  const landing = landsByPlane(piece) || state.weather === 'good' ? cell : marginalDrop(state, piece, cell, dice);
  reports?.push({ kind: 'dropped', seat: 'allied', piece, cell: landing });
  if (landing === undefined) return;
  // 7.23: supplies that come down where no Allied unit is are lost.
  if (piece.unit === undefined && !hasAllied(state, landing)) state.markerCell[piece.marker] = GONE;
  else state.landers = [...state.landers, { ...piece, cell: landing }];
}

function marginalDrop(state: DescentState, piece: Piece, cell: number, dice: Dice): number | undefined {
  switch (dropOf(dice.d6('drop', ['allied']))) {
    case 'abort':
      return undefined;
    case 'on target':
      return cell;
    case 'scatter':
      return scatter(state, piece, cell, dice);
  }
}

/** 1 is north, and on clockwise; rolled again while it leaves the map or breaks stacking (6.7). */
function scatter(state: DescentState, piece: Piece, cell: number, dice: Dice): number {
  const takes = (near: number): boolean => near >= 0 && (piece.unit === undefined || hasRoom(state, piece.unit, near));
  // With no room anywhere around it would be rolled for ever.
  if (![...NEIGHBOUR.subarray(cell * DEGREE, (cell + 1) * DEGREE)].some(takes)) return cell;
  for (;;) {
    const near = NEIGHBOUR[cell * DEGREE + dice.d6('scatter', ['allied']) - 1];
    if (takes(near)) return near;
  }
}
