import { hexDistance, type Refusal } from '@club-route/engine';
import { board, CELLS, cellOf, HISTORIC_ZONES, terrainOf, ZONES } from '../data/board.ts';
import { isGermany, isNorthOfNederRijn, isNorthOfWaal, isSouthOfMaas, type GermanyReading } from '../data/regions.ts';
import { unitNamed, UNITS, type Side } from '../data/units.ts';
import type { FarthestBridgeReport } from '../report.ts';
import { checkDropZone } from '../rules/drop-zones.ts';
import { placeUnit } from '../rules/occupancy.ts';
import { optionsOf, type FarthestBridgeState } from '../state.ts';

/** 18.1: both sides write down their deployment in secret, and lay it out together. */

/** The German units that are free to choose, in the order in which a plan names their hexes. */
export const FREE_UNITS: readonly number[] = ['2/406', '1/406', 'Krft', '2/9SS', '9S', 'Grsn'].map(unitNamed);
const FIXED_UNIT = unitNamed('BrDf');
const FIXED_CELL = cellOf('2621');

const WHERE: readonly {
  readonly land: (cell: number, germany: GermanyReading) => boolean;
  readonly text: string;
  readonly nearSouth: boolean;
}[] = [
  { land: isGermany, text: 'in Germany', nearSouth: true },
  { land: isGermany, text: 'in Germany', nearSouth: true },
  { land: isNorthOfNederRijn, text: 'north of the Neder Rijn', nearSouth: false },
  { land: isNorthOfNederRijn, text: 'north of the Neder Rijn', nearSouth: false },
  { land: isNorthOfWaal, text: 'north of the Waal', nearSouth: false },
  { land: isSouthOfMaas, text: 'south of the Maas', nearSouth: false },
];

const CITIES: readonly number[] = Array.from({ length: CELLS }, (_, cell) => cell).filter(
  (cell) => terrainOf(cell) === 'city',
);
/** Per cell: within two hexes of a city. */
const NEAR_CITY: Uint8Array = Uint8Array.from({ length: CELLS }, (_, cell) =>
  CITIES.some((city) => hexDistance(board, cell, city) <= 2) ? 1 : 0,
);
const NEAR_SOUTH_EDGE = 5;

/** How many hexes a side's plan names. */
export function planLength(side: Side): number {
  return side === 'german' ? FREE_UNITS.length : ZONES.length;
}

/** Why the next hex of a plan is not allowed. */
export function refuseCell(
  state: FarthestBridgeState,
  side: Side,
  before: readonly number[],
  cell: number,
): Refusal | undefined {
  const { germany } = optionsOf(state);
  if (cell >= CELLS) return { rule: '18.1', text: 'That hex is not on the map.' };
  const label = board.labels[cell]!;
  if (before.includes(cell)) return { rule: '18.1', text: `${label} is already taken.` };
  if (cell === FIXED_CELL) return { rule: '18.1', text: `BrDf, the bridge defence, is in ${label}.` };
  if (side === 'allied')
    return isGermany(cell, germany)
      ? { rule: '18.1', text: `${label} is in Germany. A drop zone may not be there.` }
      : undefined;
  const unit = UNITS[FREE_UNITS[before.length]!]!;
  const { land, text, nearSouth } = WHERE[before.length]!;
  if (!land(cell, germany)) return { rule: '18.1', text: `${unit.id} must set up ${text}. ${label} is not.` };
  if (NEAR_CITY[cell] === 1)
    return { rule: '18.1', text: `${label} is within two hexes of a city, where this unit may not set up.` };
  if (!nearSouth && board.columnOf[cell]! <= NEAR_SOUTH_EDGE)
    return {
      rule: '18.1',
      text: `${label} is within five hexes of the southern edge, where this unit may not set up.`,
    };
  return undefined;
}

export function cellsForNext(state: FarthestBridgeState, side: Side, before: readonly number[]): readonly number[] {
  const cells: number[] = [];
  for (let cell = 0; cell < CELLS; cell++) if (refuseCell(state, side, before, cell) === undefined) cells.push(cell);
  return cells;
}

export function refusePlan(state: FarthestBridgeState, side: Side, cells: readonly number[]): Refusal | undefined {
  if (cells.length !== planLength(side)) return { rule: '18.1', text: `A deployment needs ${planLength(side)} hexes.` };
  for (const [index, cell] of cells.entries()) {
    const refusal = refuseCell(state, side, cells.slice(0, index), cell);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

export function placeFixed(state: FarthestBridgeState): void {
  placeUnit(state, FIXED_UNIT, FIXED_CELL);
}

export function deploy(
  state: FarthestBridgeState,
  side: Side,
  cells: readonly number[],
  reports: FarthestBridgeReport[] | undefined,
): void {
  if (side === 'german') {
    for (const [index, unit] of FREE_UNITS.entries()) placeUnit(state, unit, cells[index]!);
    state.germanReady = true;
  } else {
    state.zoneCell.set(cells);
    state.alliedReady = true;
  }
  reports?.push({ kind: 'deployed', side });
}

/** Both plans are in: a drop zone that lies on a German unit goes to its historic hex. */
export function reveal(state: FarthestBridgeState, reports: FarthestBridgeReport[] | undefined): void {
  const moved: number[] = [];
  for (let zone = 0; zone < ZONES.length; zone++) {
    if (state.germanHere[state.zoneCell[zone]!] === 0) continue;
    state.zoneCell[zone] = HISTORIC_ZONES[zone]!;
    moved.push(zone);
  }
  const units = FREE_UNITS.map((unit) => state.unitCell[unit]!);
  reports?.push({ kind: 'revealed', discloses: true, units, zones: [...state.zoneCell], moved });
  // 12.0: a German unit may stand in the historic hex as well (ruling 38).
  for (const zone of moved) {
    const cell = state.zoneCell[zone]!;
    if (state.germanHere[cell] === 1) checkDropZone(state, state.cellUnit[cell]!, cell, reports);
  }
}
