import type { Bot, Player, Seat } from '@club-route/engine';
import type { FarthestBridgeAction } from '../actions.ts';
import type { Side } from '../data/units.ts';
import type { FarthestBridgeState } from '../state.ts';
import { Commander } from './commander.ts';
import { Recruit } from './recruit.ts';
import { Script } from './script.ts';

type FarthestBridgeBot = Bot<FarthestBridgeState, FarthestBridgeAction>;
type FarthestBridgePlayer = Player<FarthestBridgeState, FarthestBridgeAction>;

/** Simulated actions for one turn of the strongest level: about two seconds on one core. */
const NODES = 50_000;

export const recruit: FarthestBridgeBot = {
  id: 'recruit',
  title: 'Recruit',
  about: 'Knows what it wants, but forgets units, overlooks chances and cannot make up its mind.',
  longestThought: 500,
  sit: (seat) => new Recruit(seat as Side),
};

export const staff: FarthestBridgeBot = {
  id: 'staff',
  title: 'Staff officer',
  about: 'Plays the plan of its side by rules of thumb: quick and steady.',
  longestThought: 500,
  sit: (seat) => scripted(seat),
};

export const commander: FarthestBridgeBot = {
  id: 'commander',
  title: 'Commander',
  about: 'Tries out plans and decisions against your likely reply, and thinks for a second or two each turn.',
  longestThought: 3000,
  sit: (seat) => new Commander(seat as Side, NODES),
};

function scripted(seat: Seat): FarthestBridgePlayer {
  const script = new Script();
  return { decide: (sight) => script.decide(sight, seat as Side) };
}
