import { hexDistance, type Dice, type Seat } from '@club-route/engine';
import { randomChoice } from '@club-route/engine/testing';
import type { FarthestBridgeAction } from '../src/actions.ts';
import { ARNHEM, board } from '../src/data/board.ts';
import { COUNTS_FOR_VICTORY } from '../src/data/units.ts';
import { farthestBridge } from '../src/game.ts';
import type { FarthestBridgeState } from '../src/state.ts';

/**
 * Random play with a purpose, so that games end in every way: XXX Corps goes as near to Arnhem as it can, and everybody
 * is in a hurry.
 */
export function steered(state: FarthestBridgeState, seat: Seat, dice: Dice): FarthestBridgeAction {
  if (state.step !== 'free' || state.phase === 'deploy') return randomChoice(farthestBridge, state, seat, dice);
  const choices = farthestBridge.actions(state, seat);
  for (const { draft } of choices) {
    if (draft?.kind !== 'unit' || COUNTS_FOR_VICTORY[draft.unit] === 0) continue;
    const nearest = nearestToArnhem(state, seat, draft.unit);
    if (nearest !== undefined) return nearest;
  }
  const end = choices.find((choice) => choice.action?.kind === 'end')?.action;
  if (end !== undefined && dice.chance(1, 4, 'whether to hurry')) return end;
  return randomChoice(farthestBridge, state, seat, dice);
}

function distance(cell: number): number {
  return Math.min(...ARNHEM.map((goal) => hexDistance(board, cell, goal)));
}

/** The move or arrival that brings the unit nearest, if it brings it nearer at all. */
function nearestToArnhem(state: FarthestBridgeState, seat: Seat, unit: number): FarthestBridgeAction | undefined {
  const here = state.unitCell[unit]!;
  let best: FarthestBridgeAction | undefined;
  let least = here < 0 ? Number.POSITIVE_INFINITY : distance(here);
  for (const { action, draft } of farthestBridge.actions(state, seat, { kind: 'unit', unit })) {
    const more = draft === undefined ? [action] : farthestBridge.actions(state, seat, draft).map((one) => one.action);
    for (const one of more) {
      if ((one?.kind !== 'move' && one?.kind !== 'enter') || distance(one.to) >= least) continue;
      best = one;
      least = distance(one.to);
    }
  }
  return best;
}
