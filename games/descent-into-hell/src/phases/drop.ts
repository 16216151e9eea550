import type { Dice, Refusal } from '@club-route/engine';
import { AIRFIELD, AIRFIELDS, CELLS, labelOf, NEIGHBOUR, DEGREE, SITE } from '../data/board.ts';
import { dropOf, SUPPLY_MARKER_COST, SUPPLY_MARKERS, TRANSPORT_COST, weatherOf } from '../data/tables.ts';
import { AIRBORNE, AIRLANDING, FIRST, LAST, REPAIR, UNIT_TYPE } from '../data/units.ts';
import type { Reports } from '../report.ts';
import { placesOf } from '../rules/places.ts';
import { fits, isOccupied } from '../rules/stacks.ts';
import {
  ABORTED,
  ALLIED_OWNER,
  GONE,
  optionsOf,
  TURNED_BACK,
  WAITING,
  type DescentState,
  type Lander,
} from '../state.ts';

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
  reports?.push(die === undefined ? { kind: 'weather', weather } : { kind: 'weather', weather, die });
}

export function refuseWeather(state: DescentState): Refusal | undefined {
  if (state.weather !== 'unknown') return { rule: RULE, text: 'You already know the weather for this impulse.' };
  return mayFly(state) ? undefined : { rule: RULE, text: 'You do not have enough transport points to land any unit.' };
}

/** Whether there are transport points for anybody who waits to fly, or for supplies. */
export function mayFly(state: DescentState): boolean {
  const affords = (piece: Piece): boolean => costOf(piece) <= state.transportPoints;
  if (nextMarker(state).marker! < SUPPLY_MARKERS && affords({ marker: 0 })) return true;
  for (let unit = FIRST.allied; unit < LAST.allied; unit++)
    if (isInPool(state, unit) && AIRBORNE[unit] === 1 && affords({ unit })) return true;
  return false;
}

/** H-41: who has turned back in this impulse is not there before the next. */
function isInPool({ unitCell, unitLanded }: DescentState, unit: number): boolean {
  return unitCell[unit] === WAITING && unitLanded[unit] !== ABORTED;
}

export function costOf({ unit }: Piece): number {
  return unit === undefined ? SUPPLY_MARKER_COST : (TRANSPORT_COST[UNIT_TYPE[unit]] ?? Infinity);
}

/** Repair units and airlanding infantry land on airfields, and do not drop. */
export function landsByPlane({ unit }: Piece): boolean {
  return unit !== undefined && (AIRLANDING[unit] === 1 || REPAIR[unit] === 1);
}

export function refuseDrop(state: DescentState, piece: Piece, cell: number): Refusal | undefined {
  const refusal = refusePiece(state, piece);
  if (refusal !== undefined) return refusal;
  if (cell >= CELLS) return { rule: RULE, text: 'That hex is not on the map.' };
  return landsByPlane(piece) ? refuseAirfield(state, piece.unit!, cell) : refuseDropHex(state, piece, cell);
}

/** Why a piece cannot land anywhere now. */
export function refusePiece(state: DescentState, piece: Piece): Refusal | undefined {
  if (state.mover !== null || state.questions.length > 0)
    return { rule: RULE, text: 'Units can land only before the first move of an impulse.' };
  if (state.weather === 'unknown') return { rule: RULE, text: 'Roll for the weather first.' };
  if (state.weather === 'poor')
    return { rule: RULE, text: 'The weather is poor, so no unit can land. You roll again in your next impulse.' };
  const waits =
    piece.unit === undefined
      ? piece.marker < SUPPLY_MARKERS && state.markerCell[piece.marker] === WAITING
      : piece.unit < LAST.allied && state.unitCell[piece.unit] === WAITING;
  if (piece.unit !== undefined && waits && !isInPool(state, piece.unit))
    return { rule: RULE, text: 'This unit turned back. It can try again next impulse.' };
  if (!waits || state.landers.some((lander) => isSame(lander, piece)))
    return { rule: RULE, text: 'This is not an airborne unit waiting in your pool.' };
  const cost = costOf(piece);
  if (cost === Infinity) return { rule: RULE, text: 'This unit arrives by road. Activate it with deployment points.' };
  if (cost > state.transportPoints)
    return { rule: RULE, text: `This costs ${cost} transport points; you have ${state.transportPoints}.` };
  return undefined;
}

/** The Air Supply marker that comes next: all are alike. With none left, one that does not exist. */
export function nextMarker(state: DescentState): Piece {
  const marker = [...state.markerCell.keys()].find(
    (one) => state.markerCell[one] === WAITING && !state.landers.some((lander) => lander.marker === one),
  );
  return { marker: marker ?? SUPPLY_MARKERS };
}

/** Hexes in which a piece that may land could be put down. */
export function dropCells(state: DescentState, piece: Piece): readonly number[] {
  const allowed = (cell: number): boolean => refuseDrop(state, piece, cell) === undefined;
  if (landsByPlane(piece)) return AIRFIELDS.filter(allowed);
  const { unit } = piece;
  if (refusePiece(state, piece) !== undefined) return [];
  const { count } = placesOf(state, 'allied');
  // Where nobody is or will land there is room, and nobody to receive supplies.
  busy.set(count);
  for (const { cell } of state.landers) busy[cell] = 1;
  const cells: number[] = [];
  for (let cell = 0; cell < CELLS; cell++)
    if (busy[cell] === 0 ? unit !== undefined : refuseDropHex(state, piece, cell) === undefined) cells.push(cell);
  return cells;
}

const busy = new Uint8Array(CELLS);

/** Whether there is any; for who can drop anywhere there always is. */
export function hasDropCell(state: DescentState, piece: Piece): boolean {
  const anywhere = piece.unit !== undefined && !landsByPlane(piece);
  return anywhere || dropCells(state, piece).length > 0;
}

export const ALL_CELLS: readonly number[] = Array.from({ length: CELLS }, (_, cell) => cell);

function isSame(lander: Lander, piece: Piece): boolean {
  return lander.unit === piece.unit && lander.marker === piece.marker;
}

function refuseAirfield(state: DescentState, unit: number, cell: number): Refusal | undefined {
  if (AIRFIELD[cell] < 0 || state.siteOwner[SITE[cell]] !== ALLIED_OWNER)
    return { rule: RULE, text: 'This unit can land only on an airfield that you control.' };
  if (AIRLANDING[unit] === 1 && state.airfieldRepaired[AIRFIELD[cell]] === 0)
    return { rule: RULE, text: 'This airfield is damaged. A repair unit must spend an impulse there to open it.' };
  return refuseDropHex(state, { unit }, cell);
}

function refuseDropHex(state: DescentState, piece: Piece, cell: number): Refusal | undefined {
  if (piece.unit === undefined) {
    if (hasAllied(state, cell)) return undefined;
    return { rule: RULE, text: `No Allied unit is in ${labelOf(cell)} to receive the supplies. Land one there first.` };
  }
  return hasRoom(state, piece.unit, cell)
    ? undefined
    : { rule: 'Stacking', text: `${labelOf(cell)} is full: a hex holds at most three units.` };
}

/** Whether an Allied unit is in a hex or on its way down to it. */
export function hasAllied(state: DescentState, cell: number): boolean {
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
  if (landing === undefined) {
    turnBack(state, piece);
    reports?.push({ kind: 'dropped', seat: 'allied', piece });
    return;
  }
  reports?.push({ kind: 'dropped', seat: 'allied', piece, cell: landing });
  // 7.23: supplies that come down where no Allied unit is are lost.
  if (piece.unit === undefined && !hasAllied(state, landing)) state.markerCell[piece.marker] = GONE;
  else state.landers = [...state.landers, { ...piece, cell: landing }];
}

/** 7.22, H-41: back to the pool; the source aborts the drop for the whole impulse. */
function turnBack(state: DescentState, { unit, marker }: Piece): void {
  if (optionsOf(state).abortedDrops === 'again') return;
  if (unit === undefined) state.markerCell[marker] = TURNED_BACK;
  else state.unitLanded[unit] = ABORTED;
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
  const cells = scatterCells(state, piece, cell);
  // With no room anywhere around it would be rolled for ever.
  if (cells.length === 0) return cell;
  for (;;) {
    const near = NEIGHBOUR[cell * DEGREE + dice.d6('scatter', ['allied']) - 1];
    if (cells.includes(near)) return near;
  }
}

/** Hexes around the one aimed at to which a piece may drift, each as likely as the other. */
export function scatterCells(state: DescentState, piece: Piece, cell: number): readonly number[] {
  return [...NEIGHBOUR.subarray(cell * DEGREE, (cell + 1) * DEGREE)].filter(
    (near) => near >= 0 && (piece.unit === undefined || hasRoom(state, piece.unit, near)),
  );
}
