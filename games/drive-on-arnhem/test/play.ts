import { FastDice } from '@club-route/engine';
import { randomChoice } from '@club-route/engine/testing';
import { driveOnArnhem } from '../src/game.ts';
import type { DriveOptions } from '../src/options.ts';
import type { DriveState } from '../src/state.ts';
import { usualRules } from './positions.ts';

/** A position of a random game, so many decisions after its beginning. */
export function playedOn(seed: number, decisions: number, options: Partial<DriveOptions> = {}): DriveState {
  const dice = new FastDice(seed);
  const state = driveOnArnhem.setup({ ...usualRules, ...options }, dice);
  for (let decision = 0; decision < decisions; decision++) {
    const [seat] = driveOnArnhem.active(state);
    if (seat === undefined) break;
    driveOnArnhem.apply(state, seat, randomChoice(driveOnArnhem, state, seat, dice), dice);
  }
  return state;
}
