import type { Posture } from '@club-route/engine/search';
import { board, DEGREE } from '../data/board.ts';
import { COUNTS_FOR_VICTORY, ENGINEER, FIRST_GERMAN, MOBILE, sideOf } from '../data/units.ts';
import { attackOf, defenseOf } from '../rules/combat.ts';
import { NONE, type FarthestBridgeState } from '../state.ts';
import { CORRIDOR_DISTANCE, CORRIDOR_INDEX, COVER, DETOUR, fieldTo, IS_ARNHEM, IS_STAGE, TO_ARNHEM } from './ground.ts';
import { clearingWorth, cuttingWorth, RELIEF, rousesArnhem, type Picture } from './picture.ts';
import { WEIGHTS } from './weights.ts';

/** How good a hex is for a unit to end its move in. In tenths of a step, times the weights of its posture. */

/** Half points beyond which a post is simply far. */
const FAR_POST = 60;

export function scoreCell(
  state: FarthestBridgeState,
  picture: Picture,
  unit: number,
  cell: number,
  posture: Posture,
  post: number,
): number {
  const allied = unit < FIRST_GERMAN;
  let score = WEIGHTS.cover * COVER[cell]! - posture.caution * danger(state, picture, unit, cell);
  const near = (allied ? picture.germanNear : picture.alliedNear)[cell]!;
  if (near > 0) score += posture.strike * targetsNear(state, picture, unit, cell);
  if (COUNTS_FOR_VICTORY[unit] === 1)
    return score + relief(picture, unit, cell, posture) - wayBack(state.unitCell[unit]!, cell);
  // One unit to a hex: when the tanks come, paratroops make room for them in Arnhem and before it.
  if (allied && IS_STAGE[cell] === 1 && picture.distance <= RELIEF) score -= 800;
  if (allied && rousesArnhem(state, picture, cell)) score -= WEIGHTS.rousing;
  if (post === NONE) return score - 2 * posture.advance * CORRIDOR_DISTANCE[cell]!;
  const far = Math.min(FAR_POST, fieldTo(post, MOBILE[unit]!)[cell]!);
  return score - (posture.advance * WEIGHTS.toPost * far) / 10 + (cell === post ? WEIGHTS.atPost * posture.hold : 0);
}

/** XXX Corps: on, up the road, whatever it takes. */
function relief(picture: Picture, unit: number, cell: number, posture: Posture): number {
  const field = picture.fieldFor(unit)[cell]!;
  // The engineers come behind the first.
  if (unit === ENGINEER) {
    const exposed = picture.germanNear[cell]! > 0 ? WEIGHTS.engineers : 0;
    return -exposed - (posture.advance + WEIGHTS.relief) * Math.max(field, picture.distance + 4);
  }
  let score = -(posture.advance + WEIGHTS.relief) * field;
  // Past the bridge, so that the next unit finds room behind.
  if (IS_ARNHEM[cell] === 1) score += CORRIDOR_INDEX[cell]! >= 0 ? 600 : 700;
  return score;
}

/** What it costs XXX Corps to drive back: when a bridge falls before it the engineers are waited for. */
function wayBack(from: number, to: number): number {
  return from < 0 ? 0 : WEIGHTS.turningBack * Math.max(0, TO_ARNHEM[to]! - TO_ARNHEM[from]! - DETOUR);
}

/** How much stronger the enemies next to the cell are than the unit can bear there. */
function danger(state: FarthestBridgeState, picture: Picture, unit: number, cell: number): number {
  const near = unit < FIRST_GERMAN ? picture.germanNear : picture.alliedNear;
  const excess = near[cell]! - defenseOf(state, unit) - COVER[cell]!;
  return excess > 0 ? Math.min(excess, 8) : 0;
}

/** What there is to attack from a cell: enemies that matter and are not too strong. */
function targetsNear(state: FarthestBridgeState, picture: Picture, unit: number, cell: number): number {
  const allied = unit < FIRST_GERMAN;
  let worth = 0;
  for (let step = cell * DEGREE; step < cell * DEGREE + DEGREE; step++) {
    const to = board.neighbour[step]!;
    const enemy = to < 0 ? -1 : state.cellUnit[to]!;
    if (enemy < 0 || sideOf(enemy) === sideOf(unit)) continue;
    const friends = (allied ? picture.alliedNear : picture.germanNear)[to]! + attackOf(state, unit);
    const odds = friends - defenseOf(state, enemy) - COVER[to]!;
    const ground = allied ? clearingWorth(picture, to) : cuttingWorth(state, picture, to);
    const matters = 2 + (WEIGHTS.targetGround * ground) / 100 + (state.unitDepleted[enemy] === 1 ? 2 : 0);
    worth += odds > 0 ? matters : odds > -3 ? matters / 3 : -1;
  }
  return worth;
}
