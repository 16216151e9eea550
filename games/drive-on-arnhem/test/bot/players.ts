import { FastDice, mixSeed, type Bot, type Budget } from '@club-route/engine';
import type { DriveAction } from '../../src/actions.ts';
import type { Side } from '../../src/data/units.ts';
import { driveOnArnhem } from '../../src/game.ts';
import { driveOnArnhemModule } from '../../src/index.ts';
import type { DriveOptions } from '../../src/options.ts';
import type { DriveState } from '../../src/state.ts';
import { usualRules } from '../positions.ts';

export type DriveBot = Bot<DriveState, DriveAction>;

export const [recruit, staff, commander] = driveOnArnhemModule.bots as readonly [DriveBot, DriveBot, DriveBot];

export interface Played {
  readonly state: DriveState;
  readonly actions: readonly DriveAction[];
}

export interface Match {
  readonly allied: DriveBot;
  readonly german: DriveBot;
  readonly seed: number;
  readonly options?: Partial<DriveOptions>;
  readonly budget?: Budget;
  readonly lastTurn?: number;
  /** Looks on before every action. */
  readonly watch?: (state: DriveState, seat: Side, action: DriveAction) => void;
}

/** A game between two bots, or its first days, each from its own sight; an order against the rules fails the test. */
export function playGame({ allied, german, seed, options = {}, budget, lastTurn = 10, watch }: Match): Played {
  const dice = new FastDice(mixSeed(seed, 0));
  const thoughts = new FastDice(mixSeed(seed, 1));
  const state = driveOnArnhem.setup({ ...usualRules, ...options }, dice);
  const players = { allied: allied.sit('allied'), german: german.sit('german') };
  const actions: DriveAction[] = [];
  for (;;) {
    const seat = driveOnArnhem.active(state)[0] as Side | undefined;
    if (seat === undefined || state.turn > lastTurn) return { state, actions };
    const action = players[seat].decide(driveOnArnhem.sight(state, seat), thoughts, budget);
    const refusal = driveOnArnhem.refuse(state, seat, action);
    if (refusal !== undefined) throw new Error(`${seat} ${JSON.stringify(action)}: ${refusal.rule} ${refusal.text}`);
    watch?.(state, seat, action);
    actions.push(action);
    driveOnArnhem.apply(state, seat, action, dice);
  }
}
