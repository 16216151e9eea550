import type { Bot, Player, Seat } from '@club-route/engine';
import { Commander, Recruit } from '@club-route/engine/search';
import type { FarthestBridgeAction } from '../actions.ts';
import type { Side } from '../data/units.ts';
import type { FarthestBridgeState } from '../state.ts';
import { commanded, recruited, THOROUGHNESS } from './commander.ts';
import { drawDeployment } from './deployments.ts';
import { Script } from './script.ts';

type FarthestBridgeBot = Bot<FarthestBridgeState, FarthestBridgeAction>;
type FarthestBridgePlayer = Player<FarthestBridgeState, FarthestBridgeAction>;

/** Whoever plays, the deployment is drawn. */
function deploying(seat: Seat, player: FarthestBridgePlayer): FarthestBridgePlayer {
  return {
    decide: (sight, dice, budget) =>
      sight.phase === 'deploy'
        ? { kind: 'deploy', cells: drawDeployment(seat as Side, dice) }
        : player.decide(sight, dice, budget),
  };
}

export const recruit: FarthestBridgeBot = {
  id: 'recruit',
  title: 'Recruit',
  about: 'Knows what it wants, but forgets units, overlooks chances and cannot make up its mind.',
  longestThought: 500,
  sit: (seat) => deploying(seat, new Recruit(recruited, seat)),
};

export const staff: FarthestBridgeBot = {
  id: 'staff',
  title: 'Staff officer',
  about: 'Plays the plan of its side by rules of thumb: quick and steady.',
  longestThought: 500,
  sit: (seat) => {
    const script = new Script();
    return deploying(seat, { decide: (sight) => script.decide(sight) });
  },
};

export const commander: FarthestBridgeBot = {
  id: 'commander',
  title: 'Commander',
  about: 'Tries out plans and decisions against your likely reply, and thinks for a second or two each turn.',
  longestThought: 3000,
  sit: (seat) => deploying(seat, new Commander(commanded, seat, THOROUGHNESS)),
};
