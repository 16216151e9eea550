import { ramp } from '@club-route/engine/search';
import { ARNHEM, BRIDGES, cellOf } from '../data/board.ts';
import {
  AIRBORNE,
  ARRIVAL_TURN,
  COUNTS_FOR_VICTORY,
  ENGINEER,
  FIRST_GERMAN,
  MOBILE,
  UNIT_COUNT,
} from '../data/units.ts';
import { attackOf, defenseOf } from '../rules/combat.ts';
import { GONE, isDown, isOnMap, optionsOf, phasingSide, type FarthestBridgeState } from '../state.ts';
import { ARNHEM_BRIDGE, CORRIDOR_BRIDGES, TO_ARNHEM } from './ground.ts';
import { Picture } from './picture.ts';

/**
 * What the evaluation looks at, as numbers of about the size of 1, and what each weighs. Made for the start of a player
 * turn. The weights lie between those of two logistic regressions, on how 1,500 games of an earlier script and 450 of a
 * later one ended; where these said nothing (Arnhem's garrison, unguarded bridges) they lean a little the way sense does.
 */
export const BIAS = -3.6;
export const FEATURE_WEIGHTS = {
  // When the first, second and fourth unit of XXX Corps can be in Arnhem: turns in hand, each over a range, from 0 to 1.
  secondLate: 0.8,
  secondInTime: 0.85,
  secondEarly: 0.25,
  firstLate: 0.97,
  firstInTime: 0.3,
  third: 0.35,
  fourth: 0.3,
  turnsLeft: -1,
  alliedTurn: 0.45,
  // 1 once a hex of Arnhem was held.
  heldOne: 1.17,
  // Arnhem: German strength in it and around, Allied strength beside it.
  arnhemStrength: -0.1,
  arnhemAround: -0.03,
  arnhemBeside: 0.4,
  reliefBeside: 0.3,
  // Its bridge: down, or standing with a guard.
  arnhemBridgeDown: -2.6,
  arnhemBridgeGuarded: 0.1,
  // Other bridges that XXX Corps still needs: those that nobody guards, and those that are down.
  unguarded: -0.06,
  down: -0.05,
  // German strength beside the way, and on it.
  beside: -0.35,
  onWay: -0.1,
  // Steps on the map, and support fire lost for good.
  airborneSteps: 0.25,
  germanSteps: -0.5,
  reliefSteps: 0.45,
  markersLost: -0.45,
  // XXX Corps: units within a turn of Arnhem, and the engineers, while they live.
  reliefNear: 0.25,
  engineers: 0.1,
};

export const features: Record<keyof typeof FEATURE_WEIGHTS, number> = { ...FEATURE_WEIGHTS };
const NAMES = Object.keys(features) as readonly (keyof typeof features)[];

const picture = new Picture();
const ENTRY = cellOf('0105');
/** Hexes from Arnhem within which XXX Corps is at its gates. */
const NEAR = 6;

/** Looks at a position; what it finds stands in `features` until the next look. */
export function describe(state: FarthestBridgeState): void {
  picture.draw(state);
  picture.renew();
  for (const name of NAMES) features[name] = 0;
  relief(state);
  arnhem(state);
  corridor(state);
  forces(state);
}

const times: number[] = [];

function relief(state: FarthestBridgeState): void {
  const alliedTurn = phasingSide(state) === 'allied';
  const left = optionsOf(state).turns - state.turn + (alliedTurn ? 1 : 0);
  times.length = 0;
  for (let unit = 0; unit < FIRST_GERMAN; unit++) {
    if (COUNTS_FOR_VICTORY[unit] === 0 || state.unitCell[unit] === GONE) continue;
    const present = isOnMap(state, unit);
    const field = picture.fieldFor(unit)[present ? state.unitCell[unit]! : ENTRY]!;
    const wait = present ? 0 : Math.max(0, ARRIVAL_TURN[unit]! - state.turn);
    times.push(wait + field / (MOBILE[unit] === 1 ? 20 : 14));
  }
  times.sort((a, b) => a - b);
  const inHand = (rank: number): number => (rank < times.length ? left - times[rank]! : -9);
  features.secondLate = ramp(inHand(1), -2, 0);
  features.secondInTime = ramp(inHand(1), 0, 2);
  features.secondEarly = ramp(inHand(1), 2, 5);
  features.firstLate = ramp(inHand(0), -2, 0);
  features.firstInTime = ramp(inHand(0), 0, 2);
  features.third = ramp(inHand(2), -2, 2);
  features.fourth = ramp(inHand(3), -1, 3);
  features.turnsLeft = left / 10;
  features.alliedTurn = alliedTurn ? 1 : 0;
  features.heldOne = state.heldOne ? 1 : 0;
}

function arnhem(state: FarthestBridgeState): void {
  let most = 0;
  for (const cell of ARNHEM) {
    const unit = state.cellUnit[cell]!;
    if (unit >= FIRST_GERMAN) features.arnhemStrength += defenseOf(state, unit) / 10;
    most = Math.max(most, picture.alliedNear[cell]!);
  }
  features.arnhemBeside = most / 10;
  features.arnhemBridgeDown = isDown(state, ARNHEM_BRIDGE) ? 1 : 0;
  features.arnhemBridgeGuarded = !isDown(state, ARNHEM_BRIDGE) && isGuarded(state, ARNHEM_BRIDGE) ? 1 : 0;
}

function isGuarded(state: FarthestBridgeState, bridge: number): boolean {
  const [one, two] = BRIDGES[bridge]!.cells;
  return state.alliedHere[one] === 1 || state.alliedHere[two] === 1;
}

function corridor(state: FarthestBridgeState): void {
  for (const bridge of CORRIDOR_BRIDGES) {
    if (picture.needed[bridge] === 0 || bridge === ARNHEM_BRIDGE) continue;
    if (isDown(state, bridge)) features.down += 1;
    else if (!isGuarded(state, bridge)) features.unguarded += 1;
  }
}

function forces(state: FarthestBridgeState): void {
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    if (!isOnMap(state, unit)) continue;
    const cell = state.unitCell[unit]!;
    const steps = state.unitDepleted[unit] === 1 ? 1 : 2;
    if (unit >= FIRST_GERMAN) {
      features.germanSteps += steps / 20;
      if (TO_ARNHEM[cell] === 0) continue;
      if (TO_ARNHEM[cell]! <= 2) features.arnhemAround += defenseOf(state, unit) / 10;
      if (picture.route[cell] === 0) features.beside += defenseOf(state, unit) / 10;
      if (picture.route[cell]! > 0) features.onWay += defenseOf(state, unit) / 10;
    } else if (AIRBORNE[unit] === 1) {
      features.airborneSteps += steps / 20;
    } else {
      features.reliefSteps += steps / 10;
      if (TO_ARNHEM[cell]! <= NEAR) features.reliefNear += 0.2;
      if (TO_ARNHEM[cell] === 1) features.reliefBeside += attackOf(state, unit) / 10;
    }
  }
  features.engineers = isOnMap(state, ENGINEER) ? 1 : 0;
  // 12.0: the first zone costs three markers a turn, the second three more.
  const zonesLost = state.zoneEntered.reduce((sum, lost) => sum + lost, 0);
  features.markersLost = Math.min(2, zonesLost) / 2;
}
