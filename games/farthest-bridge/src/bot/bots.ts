import type { Bot, Dice, Player, Seat } from '@club-route/engine';
import type { FarthestBridgeAction } from '../actions.ts';
import { choices } from '../choices.ts';
import type { Side } from '../data/units.ts';
import type { FarthestBridgeState } from '../state.ts';
import { Commander } from './commander.ts';
import { Script } from './script.ts';

type FarthestBridgeBot = Bot<FarthestBridgeState, FarthestBridgeAction>;
type FarthestBridgePlayer = Player<FarthestBridgeState, FarthestBridgeAction>;

/** One decision in so many is taken blindly by the weakest level. */
const CARELESS = 4;

/** Simulated actions for one turn of the strongest level: about two seconds on one core. */
const NODES = 24_000;

export const recruit: FarthestBridgeBot = {
  id: 'recruit',
  title: 'Recruit',
  about: 'Knows the plan, but one decision in four is anything that comes to mind.',
  sit: (seat) => new Recruit(seat as Side),
};

export const staff: FarthestBridgeBot = {
  id: 'staff',
  title: 'Staff officer',
  about: 'Plays the plan of its side by rules of thumb: quick and steady.',
  sit: (seat) => scripted(seat),
};

export const commander: FarthestBridgeBot = {
  id: 'commander',
  title: 'Commander',
  about: 'Tries out at the start of each turn how every formation should behave, against your likely reply.',
  sit: (seat) => new Commander(seat as Side, NODES),
};

function scripted(seat: Seat): FarthestBridgePlayer {
  const script = new Script();
  return { decide: (sight) => script.decide(sight, seat as Side) };
}

class Recruit implements FarthestBridgePlayer {
  readonly #script = new Script();
  readonly #side: Side;

  constructor(side: Side) {
    this.#side = side;
  }

  decide(sight: FarthestBridgeState, dice: Dice): FarthestBridgeAction {
    // A plan for set-up is a single decision; a blind one would spoil the game before it begins.
    if (sight.phase === 'deploy' || dice.between(1, CARELESS, 'carelessness') > 1)
      return this.#script.decide(sight, this.#side);
    let choice = dice.pick(choices(sight, this.#side), 'blind choice');
    while (choice.action === undefined) choice = dice.pick(choices(sight, this.#side, choice.draft), 'blind choice');
    return choice.action;
  }
}
