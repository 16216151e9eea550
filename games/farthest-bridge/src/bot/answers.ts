import type { FarthestBridgeAction } from '../actions.ts';
import { COUNTS_FOR_VICTORY, FIRST_GERMAN } from '../data/units.ts';
import { advances, canResist } from '../phases/aftermath.ts';
import { retreatPaths } from '../rules/retreat.ts';
import { isDown, type FarthestBridgeState } from '../state.ts';
import { BRIDGE_INDEX } from './ground.ts';
import { clearingWorth, cuttingWorth, stepWorth } from './picture.ts';
import type { Situation } from './situation.ts';
import { WEIGHTS } from './weights.ts';

/** What is decided at once when it is asked: a bridge to blow, a retreat, an advance. */

/** Every bridge that XXX Corps may still want goes up; one that lies behind it is not worth the trouble. */
export function demolition(state: FarthestBridgeState, { picture }: Situation): FarthestBridgeAction {
  const bridge = state.questions.find((one) => !isDown(state, one) && !isBehind(one, picture.tail));
  return bridge === undefined ? { kind: 'spare' } : { kind: 'demolish', bridge };
}

function isBehind(bridge: number, tail: number): boolean {
  const place = BRIDGE_INDEX[bridge]!;
  return place >= 0 && place <= tail;
}

/** Resist where the ground is worth a step; otherwise go where the unit is best placed. */
export function retreat(state: FarthestBridgeState, situation: Situation): FarthestBridgeAction {
  const { unit, distance } = state.battle!.retreats[0]!;
  const paths = retreatPaths(state, unit, distance);
  if (paths.length === 0) return { kind: 'resist' };
  const ends = paths.map((path) => path.at(-1)!);
  const best = situation.bestOf(state, unit, ends);
  if (canResist(state, unit) && isWorthHolding(state, situation, unit, best)) return { kind: 'resist' };
  return { kind: 'retreat', path: paths[ends.indexOf(best)]! };
}

function isWorthHolding(state: FarthestBridgeState, situation: Situation, unit: number, otherwise: number): boolean {
  const from = state.unitCell[unit]!;
  const loss = situation.score(state, unit, from) - situation.score(state, unit, otherwise);
  const ground =
    unit < FIRST_GERMAN ? cuttingWorth(state, situation.picture, from) : clearingWorth(situation.picture, from);
  return loss / 10 + ground > stepWorth(state, unit);
}

export function advance(state: FarthestBridgeState, situation: Situation): FarthestBridgeAction {
  let best: FarthestBridgeAction = { kind: 'halt' };
  let most = 0;
  for (const { unit, path } of advances(state)) {
    const to = path.at(-1)!;
    const eager = COUNTS_FOR_VICTORY[unit] === 1 ? WEIGHTS.reliefAdvance : 0;
    const gain = situation.score(state, unit, to) - situation.score(state, unit, state.unitCell[unit]!) + eager;
    if (gain > most) {
      most = gain;
      best = { kind: 'advance', unit, to };
    }
  }
  return best;
}
