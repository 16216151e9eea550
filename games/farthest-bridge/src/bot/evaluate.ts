import { BRIDGE_COUNT, BRIDGES } from '../data/board.ts';
import { COUNTS_FOR_VICTORY, FIRST_GERMAN, MOBILE, UNIT_COUNT } from '../data/units.ts';
import { isDown, isOnMap, optionsOf, type FarthestBridgeState } from '../state.ts';
import { BRIDGE_INDEX, CORRIDOR_DISTANCE, CORRIDOR_NEAREST, IS_ARNHEM } from './ground.ts';
import { Picture, stepWorth } from './picture.ts';
import { defenseOf } from '../rules/combat.ts';

/** How good a position is for the Allies, from −1000 (lost) to 1000 (won). */

const picture = new Picture();
const WON = 1000;
const DRAWN = 0;

export function evaluate(state: FarthestBridgeState): number {
  switch (state.ending) {
    case 'allied':
      return WON;
    case 'draw':
      return DRAWN;
    case 'german':
      return -WON;
    case 'none':
      break;
  }
  picture.draw(state);
  const held = state.heldOne ? 250 : 0;
  return clamp(-600 + held + arrival(state) + bridges(state) - block(state) + material(state));
}

function clamp(value: number): number {
  return Math.max(-WON + 1, Math.min(WON - 1, Math.round(value)));
}

/** The two units of XXX Corps nearest to Arnhem, in turns, against the turns that are left. */
function arrival(state: FarthestBridgeState): number {
  const left = optionsOf(state).turns - state.turn + 1;
  let first = 99;
  let second = 99;
  for (let unit = 0; unit < FIRST_GERMAN; unit++) {
    if (COUNTS_FOR_VICTORY[unit] === 0 || !isOnMap(state, unit)) continue;
    const turns = picture.fieldFor(unit)[state.unitCell[unit]!]! / (MOBILE[unit] === 1 ? 20 : 14);
    if (turns < first) {
      second = first;
      first = turns;
    } else if (turns < second) {
      second = turns;
    }
  }
  return 200 * ease(left - first) + 600 * ease(left - second);
}

/** From 0 (two turns too late) to 1 (three turns in hand). */
function ease(slack: number): number {
  return Math.max(0, Math.min(1, (slack + 2) / 5));
}

function bridges(state: FarthestBridgeState): number {
  let value = 0;
  for (let bridge = 0; bridge < BRIDGE_COUNT; bridge++) {
    const at = BRIDGE_INDEX[bridge]!;
    if (at < picture.head || at < 0) continue;
    value += isDown(state, bridge)
      ? -30
      : state.alliedHere[BRIDGES[bridge]!.cells[0]] === 1 || state.alliedHere[BRIDGES[bridge]!.cells[1]] === 1
        ? 25
        : 5;
  }
  return value;
}

/** German strength in the way: in Arnhem, and on the road ahead. */
function block(state: FarthestBridgeState): number {
  let value = 0;
  for (let unit = FIRST_GERMAN; unit < UNIT_COUNT; unit++) {
    if (!isOnMap(state, unit)) continue;
    const cell = state.unitCell[unit]!;
    if (IS_ARNHEM[cell] === 1) value += 12 * defenseOf(state, unit);
    else if (CORRIDOR_DISTANCE[cell]! <= 1 && CORRIDOR_NEAREST[cell]! >= picture.head)
      value += 6 * defenseOf(state, unit);
  }
  return value;
}

function material(state: FarthestBridgeState): number {
  let value = 0;
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    if (!isOnMap(state, unit)) continue;
    const worth = stepWorth(state, unit) * (state.unitDepleted[unit] === 1 ? 1 : 2);
    value += unit < FIRST_GERMAN ? worth : -worth;
  }
  return value / 6;
}
