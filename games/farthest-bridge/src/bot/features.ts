import { hexDistance } from '@club-route/engine';
import { ARNHEM, board, BRIDGES, CELLS, cellOf } from '../data/board.ts';
import { AIRBORNE, ARRIVAL_TURN, COUNTS_FOR_VICTORY, FIRST_GERMAN, MOBILE, UNIT_COUNT } from '../data/units.ts';
import { attackOf, defenseOf } from '../rules/combat.ts';
import { GONE, isDown, isOnMap, optionsOf, phasingSide, type FarthestBridgeState } from '../state.ts';
import { CORRIDOR_BRIDGES, IS_ARNHEM } from './ground.ts';
import { Picture } from './picture.ts';

/** What the evaluation looks at, as numbers of about the size of 1. Made for the start of a player turn. */

const picture = new Picture();
const ENTRY = cellOf('0105');
const ARNHEM_BRIDGE = BRIDGES.findIndex((bridge) => bridge.id === 'arnhem-bridge');

/** cell → hexes to the nearest hex of Arnhem. */
const TO_ARNHEM: Uint8Array = Uint8Array.from({ length: CELLS }, (_, cell) =>
  Math.min(...ARNHEM.map((goal) => hexDistance(board, cell, goal))),
);

export const FEATURES = 33;
export const features = new Float64Array(FEATURES);

/** Writes what the evaluation looks at. */
export function describe(state: FarthestBridgeState): void {
  picture.draw(state);
  picture.renew();
  features.fill(0);
  features[0] = 1;
  relief(state);
  arnhem(state);
  corridor(state);
  forces(state);
}

const times: number[] = [];

/** When XXX Corps can be there, against the turns it has. */
function relief(state: FarthestBridgeState): void {
  const alliedTurn = phasingSide(state) === 'allied';
  const left = optionsOf(state).turns - state.turn + (alliedTurn ? 1 : 0);
  times.length = 0;
  let punch = 0;
  for (let unit = 0; unit < FIRST_GERMAN; unit++) {
    if (COUNTS_FOR_VICTORY[unit] === 0 || state.unitCell[unit] === GONE) continue;
    const present = isOnMap(state, unit);
    const field = picture.fieldFor(unit)[present ? state.unitCell[unit]! : ENTRY]!;
    const wait = present ? 0 : Math.max(0, ARRIVAL_TURN[unit]! - state.turn);
    const turns = wait + field / (MOBILE[unit] === 1 ? 20 : 14);
    times.push(turns);
    if (turns <= left + 0.5) punch += attackOf(state, unit);
  }
  times.sort((a, b) => a - b);
  const slack = (rank: number): number => (rank < times.length ? left - times[rank]! : -9);
  features[1] = ramp(slack(1), -2, 0);
  features[2] = ramp(slack(1), 0, 2);
  features[3] = ramp(slack(1), 2, 5);
  features[4] = ramp(slack(0), -2, 0);
  features[5] = ramp(slack(0), 0, 2);
  features[6] = ramp(slack(3), -1, 3);
  features[7] = state.heldOne ? 1 : 0;
  features[18] = punch / 10;
  features[24] = left / 10;
  features[27] = alliedTurn ? 1 : 0;
}

/** From 0 to 1 between two values. */
function ramp(value: number, low: number, high: number): number {
  return Math.max(0, Math.min(1, (value - low) / (high - low)));
}

function arnhem(state: FarthestBridgeState): void {
  let most = 0;
  for (const cell of ARNHEM) {
    const unit = state.cellUnit[cell]!;
    if (unit >= FIRST_GERMAN) {
      features[8]! += 1 / 3;
      features[9]! += defenseOf(state, unit) / 10;
    } else if (unit >= 0) {
      features[10]! += 1 / 3;
    }
    most = Math.max(most, picture.alliedNear[cell]!);
  }
  features[29] = most / 10;
  const down = isDown(state, ARNHEM_BRIDGE);
  const [south, north] = BRIDGES[ARNHEM_BRIDGE]!.cells;
  const guarded = state.alliedHere[south] === 1 || state.alliedHere[north] === 1;
  features[26] = down ? 1 : 0;
  features[30] = !down && guarded ? 1 : 0;
  features[31] = down ? 0 : picture.alliedNear[south]! / 10;
  features[32] = down ? 0 : picture.germanNear[south]! / 10;
}

function corridor(state: FarthestBridgeState): void {
  for (const bridge of CORRIDOR_BRIDGES) {
    if (picture.needed[bridge] === 0 || bridge === ARNHEM_BRIDGE) continue;
    const { cells, kind } = BRIDGES[bridge]!;
    if (isDown(state, bridge)) features[kind === 'highway' ? 14 : 15]! += 1;
    else if (state.alliedHere[cells[0]] === 1 || state.alliedHere[cells[1]] === 1) features[16]! += 1;
    else if (state.germanHere[cells[0]] === 1 || state.germanHere[cells[1]] === 1) features[17]! += 1;
  }
}

function forces(state: FarthestBridgeState): void {
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    if (!isOnMap(state, unit)) continue;
    const cell = state.unitCell[unit]!;
    const steps = state.unitDepleted[unit] === 1 ? 1 : 2;
    if (unit >= FIRST_GERMAN) {
      features[20]! += steps / 20;
      const defence = defenseOf(state, unit) / 10;
      if (TO_ARNHEM[cell] === 0) continue;
      if (TO_ARNHEM[cell]! <= 2) features[11]! += defence;
      const place = picture.route[cell]!;
      if (place > 0) features[place <= 12 ? 12 : 13]! += defence;
      else if (place === 0) features[25]! += defence;
    } else if (AIRBORNE[unit] === 1) {
      features[19]! += steps / 20;
    } else {
      features[21]! += steps / 10;
      if (TO_ARNHEM[cell] === 1 && IS_ARNHEM[cell] === 0) features[28]! += attackOf(state, unit) / 10;
    }
  }
  features[22] = state.zoneEntered[1] === 1 || state.zoneEntered[2] === 1 ? 1 : 0;
  features[23] = state.zoneEntered[0] === 1 ? 1 : 0;
}
