import { FastDice, mixSeed, type Bot, type Budget } from '@club-route/engine';
import type { FarthestBridgeAction } from '../../src/actions.ts';
import { farthestBridge } from '../../src/game.ts';
import type { FarthestBridgeOptions } from '../../src/options.ts';
import type { FarthestBridgeReport } from '../../src/report.ts';
import type { FarthestBridgeState } from '../../src/state.ts';
import { usualRules } from '../positions.ts';

export type FarthestBridgeBot = Bot<FarthestBridgeState, FarthestBridgeAction>;

export interface Played {
  readonly state: FarthestBridgeState;
  readonly actions: readonly FarthestBridgeAction[];
}

/** Looks on at every action of a game. */
export interface Witness {
  before(state: FarthestBridgeState, action: FarthestBridgeAction): unknown;
  after(state: FarthestBridgeState, reports: readonly FarthestBridgeReport[]): unknown;
}

/** Plays like the one bot until a turn comes, and like the other from then on. */
export function relievedBy(usual: FarthestBridgeBot, relief: FarthestBridgeBot, turn: number): FarthestBridgeBot {
  return {
    ...usual,
    sit: (seat) => {
      const [before, after] = [usual.sit(seat), relief.sit(seat)];
      return { decide: (sight, ...words) => (sight.turn < turn ? before : after).decide(sight, ...words) };
    },
  };
}

/** A game between two bots, or its first turns, each from its own sight; an order against the rules fails the test. */
export function playGame(
  allied: FarthestBridgeBot,
  german: FarthestBridgeBot,
  seed: number,
  options: Partial<FarthestBridgeOptions> = {},
  budget?: Budget,
  lastTurn = 10,
  witness?: Witness,
): Played {
  const dice = new FastDice(mixSeed(seed, 0));
  const thoughts = new FastDice(mixSeed(seed, 1));
  const state = farthestBridge.setup({ ...usualRules, ...options }, dice);
  const players = { allied: allied.sit('allied'), german: german.sit('german') };
  const actions: FarthestBridgeAction[] = [];
  for (;;) {
    const seat = farthestBridge.active(state)[0] as 'allied' | 'german' | undefined;
    if (seat === undefined || state.turn > lastTurn) return { state, actions };
    const action = players[seat].decide(farthestBridge.sight(state, seat), thoughts, budget);
    const refusal = farthestBridge.refuse(state, seat, action);
    if (refusal !== undefined) throw new Error(`${seat} ${JSON.stringify(action)}: ${refusal.rule} ${refusal.text}`);
    actions.push(action);
    witness?.before(state, action);
    const reports: FarthestBridgeReport[] = [];
    farthestBridge.apply(state, seat, action, dice, reports);
    witness?.after(state, reports);
  }
}
