import { defaultOptions, FastDice, Match } from '@club-route/engine';
import { randomChoice } from '@club-route/engine/testing';
import {
  farthestBridge,
  farthestBridgeModule,
  type FarthestBridgeOptions,
  type FarthestBridgeState,
} from '@club-route/farthest-bridge';
import { TableController } from '../../../src/table/controller.ts';
import { LocalMatch } from '../../../src/table/local/local-match.ts';
import { localSource } from '../table/at-home.ts';
import { seatingOf } from '../../../src/table/local/seating.ts';
import { farthestBridgeGame } from '../../../src/games/farthest-bridge/game.ts';
import { pressCell } from '../../../src/hex/press.ts';
import type { FarthestBridgeController } from '../../../src/games/farthest-bridge/types.ts';

export function startMatch(seed: number, options: Partial<FarthestBridgeOptions> = {}) {
  const chosen = { ...defaultOptions(farthestBridge.options), ...options };
  return Match.start(farthestBridge, chosen, { kind: 'fast', seed }, `table ${seed}`);
}
type FarthestBridgeMatch = ReturnType<typeof startMatch>;

/** A table before somebody who plays both sides, at which anything was played until the position is as wanted. */
export function tableWhere(
  wanted: (state: FarthestBridgeState) => boolean,
  options: Partial<FarthestBridgeOptions> = {},
): FarthestBridgeController {
  for (let seed = 1; seed < 60; seed++) {
    const match = startMatch(seed, options);
    if (playUntil(match, new FastDice(seed), wanted)) return tableOf(match);
  }
  throw new Error('no random game comes to such a position');
}

function playUntil(
  match: FarthestBridgeMatch,
  dice: FastDice,
  wanted: (state: FarthestBridgeState) => boolean,
): boolean {
  while (match.result() === undefined) {
    if (wanted(match.state)) return true;
    const seat = match.active()[0]!;
    match.act(seat, randomChoice(farthestBridge, match.state, seat, dice));
  }
  return false;
}

function tableOf(match: FarthestBridgeMatch): FarthestBridgeController {
  const keep = (): Promise<void> => Promise.resolve();
  const local = new LocalMatch({ match, module: farthestBridgeModule, seating: seatingOf({}), playable: true, keep });
  const viewer = match.active()[0] ?? 'allied';
  const controller = new TableController({
    source: localSource(local, viewer, farthestBridge.seats),
    pace: () => ({ rolling: 0, rest: 0 }),
    still: () => true,
  });
  controller.open();
  return controller;
}

/** A cell is pressed with the mouse, or tapped by a finger for the first time. */
export function press(controller: FarthestBridgeController, cell: number, sure = true): void {
  pressCell(controller, farthestBridgeGame, cell, sure);
}
