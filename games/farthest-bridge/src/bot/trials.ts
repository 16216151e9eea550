import type { FarthestBridgeAction } from '../actions.ts';
import { farthestBridge } from '../game.ts';
import { PHASES, phasingSide, shape, type FarthestBridgeState } from '../state.ts';
import type { Side } from '../data/units.ts';
import { evaluate } from './evaluate.ts';
import type { Plan } from './posture.ts';
import { Script } from './script.ts';
import { TrialDice } from '@club-route/engine/search';

/**
 * Trying things out: a position is played on by the script on both sides, to the end of this player turn and of the
 * next, and then judged.
 */
export class Trials {
  /** Actions played in trials since the last reckoning. */
  spent = 0;
  readonly #side: Side;
  readonly #own = new Script(true);
  readonly #enemy = new Script(true);
  readonly #board = shape.create();
  #dice = new TrialDice(0);

  constructor(side: Side) {
    this.#side = side;
  }

  /** New dice, for a new question. */
  shuffle(seed: number): void {
    this.#dice = new TrialDice(seed);
  }

  /** What comes of it for this side, from 0 to 1000: with these first actions, if any, and this plan. */
  play(
    state: FarthestBridgeState,
    plan: Plan | undefined,
    sample: number,
    turns: number,
    first?: FarthestBridgeAction,
  ): number {
    const board = this.#board;
    shape.copyInto(board, state);
    this.#dice.begin(sample);
    this.#own.follow(plan);
    this.#enemy.follow();
    let side = phasingSide(board);
    let left = turns;
    let action = first;
    while (board.phase !== 'over') {
      const seat = farthestBridge.active(board)[0]! as Side;
      action ??= (seat === this.#side ? this.#own : this.#enemy).decide(board, seat);
      this.#dice.event(eventOf(board, action));
      farthestBridge.apply(board, seat, action, this.#dice);
      this.spent++;
      action = undefined;
      const now = phasingSide(board);
      if (now === side) continue;
      side = now;
      if (--left === 0) break;
    }
    const value = evaluate(board);
    return this.#side === 'allied' ? value : 1000 - value;
  }
}

/** What is rolled for: this target, bridge or landing in this phase of this turn. */
function eventOf(state: FarthestBridgeState, action: FarthestBridgeAction): number {
  return (
    ((state.turn * PHASES.length + PHASES.indexOf(state.phase)) * 4 + kindOf(action)) * 256 + subjectOf(state, action)
  );
}

function kindOf(action: FarthestBridgeAction): number {
  switch (action.kind) {
    case 'demolish':
      return 1;
    case 'repair':
      return 2;
    case 'land':
      return 3;
    default:
      return 0;
  }
}

function subjectOf(state: FarthestBridgeState, action: FarthestBridgeAction): number {
  switch (action.kind) {
    case 'attack':
    case 'bombard':
      return action.target;
    case 'support':
      return state.battle!.target;
    case 'demolish':
    case 'repair':
      return action.bridge;
    case 'land':
      return action.unit;
    default:
      return 0;
  }
}
