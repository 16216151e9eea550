import type { Bot, Player, Seat } from '@club-route/engine';
import type { CampaignAction } from '../actions.ts';
import { isCommand, type Command } from '../data/headquarters.ts';
import type { CampaignState } from '../state.ts';
import { Desk } from './desk.ts';
import { clockPlayer, umpirePlayer } from './house.ts';
import { idle } from './idle.ts';
import { march } from './march.ts';
import { staff } from './staff/staff.ts';

type CampaignBot = Bot<CampaignState, CampaignAction>;
type CampaignPlayer = Player<CampaignState, CampaignAction>;
type Script = (sight: CampaignState, command: Command, desk: Desk) => CampaignAction;

/** A commander who goes by a script; the clock is the house's, whoever commands. */
function seated(script: Script): (seat: Seat) => CampaignPlayer {
  return (seat) => {
    if (!isCommand(seat)) return seat === 'umpire' ? umpirePlayer : clockPlayer;
    const desk = new Desk(seat);
    return {
      decide: (sight) => {
        desk.update(sight);
        return script(sight, seat, desk);
      },
    };
  };
}

export const idleBot: CampaignBot = {
  id: 'idle',
  title: 'Idle',
  about: 'Reads its mail and writes no orders.',
  longestThought: 100,
  sit: seated(idle),
};

export const marchBot: CampaignBot = {
  id: 'march',
  title: 'March',
  about: 'Sends every unit to one bridge and attacks whatever is in the way.',
  longestThought: 500,
  sit: seated(march),
};

export const staffBot: CampaignBot = {
  id: 'staff',
  title: 'Staff',
  about: 'Garrisons what counts, attacks where the odds are good, and sends lost orders again.',
  longestThought: 500,
  sit: seated(staff),
};
