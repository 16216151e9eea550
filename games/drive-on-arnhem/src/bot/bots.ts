import type { Bot, Player } from '@club-route/engine';
import { Commander, Recruit } from '@club-route/engine/search';
import type { DriveAction } from '../actions.ts';
import type { DriveState } from '../state.ts';
import { commanded, recruited, thoroughnessFor } from './commander.ts';
import { Script } from './script.ts';
import { schemeDrawn } from './sectors.ts';

type DriveBot = Bot<DriveState, DriveAction>;

const recruit: DriveBot = {
  id: 'recruit',
  title: 'Recruit',
  about: 'Knows what it wants, but forgets units, overlooks chances and cannot make up its mind.',
  longestThought: 500,
  sit: (seat) => new Recruit(recruited, seat),
};

const staff: DriveBot = {
  id: 'staff',
  title: 'Staff officer',
  about: 'Plays the plan of its side by rules of thumb: quick and steady.',
  longestThought: 500,
  sit: (seat) => {
    const script = new Script();
    let isDrawn = seat === 'allied';
    return {
      decide(sight) {
        // 11.2: the Germans have several strategies, and nobody can be sure which of them he meets.
        if (!isDrawn) script.adopt(schemeDrawn(sight));
        isDrawn = true;
        return script.decide(sight, seat);
      },
    };
  },
};

const commander: DriveBot = {
  id: 'commander',
  title: 'Commander',
  about: 'Tries out plans against your likely reply, and thinks for about two seconds each operation phase.',
  longestThought: 3000,
  sit: (seat) => {
    // How to think depends on the options, which the first sight shows.
    let player: Player<DriveState, DriveAction> | undefined;
    return {
      decide(sight, dice, budget) {
        player ??= new Commander(commanded, seat, thoroughnessFor(sight));
        return player.decide(sight, dice, budget);
      },
    };
  },
};

/** From the weakest to the strongest. */
export const bots = [recruit, staff, commander] as const;
