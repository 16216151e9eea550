import type { Bot, Player, Seat } from '@club-route/engine';
import { Desk } from '../../bot/desk.ts';
import { idle } from '../../bot/idle.ts';
import { march } from '../../bot/march.ts';
import { staff } from '../../bot/staff/staff.ts';
import type { CampaignAction } from '../../actions.ts';
import { endOf } from '../../data/calendar.ts';
import { DIVISION_COMMANDS, type Command } from '../../data/headquarters.ts';
import { askedSide } from '../../tactical/refuse.ts';
import { optionsOf, type CampaignState } from '../../state.ts';
import type { SecondAction } from '../actions.ts';
import { mayHaveAir } from '../battle/open.ts';
import { mayOrderIn } from '../choices.ts';
import { sideInBattle, type SecondState } from '../state.ts';
import { officerDecides } from './officer.ts';

/** The computer at each seat: staffs for the divisions, an officer for their battles, and the house. */

type SecondBot = Bot<SecondState, SecondAction>;
type SecondPlayer = Player<SecondState, SecondAction>;
type Script = (sight: CampaignState, command: Command, desk: Desk) => CampaignAction;

/** What a battle asks of this seat: an answer, or an order; nothing if it asks nothing. */
function inBattle(sight: SecondState, seat: Seat): SecondAction | undefined {
  const { engagement } = sight;
  if (engagement === null) return undefined;
  const own = sideInBattle(sight, seat);
  if (engagement.phase === 'briefing' && own !== undefined && engagement.answers[own] === null)
    return { kind: 'answer', by: 'computer', plan: '', concedeAt: 0, air: mayHaveAir(engagement, own) };
  const side = askedSide(sight);
  if (engagement.phase === 'fighting' && side !== undefined && mayOrderIn(sight, seat, side))
    return { kind: 'battle', order: officerDecides(sight, side) };
  return undefined;
}

function seated(script: Script): (seat: Seat) => SecondPlayer {
  return (seat) => {
    if (seat === 'umpire') return umpirePlayer;
    if (seat === 'clock') return clockPlayer;
    const command = DIVISION_COMMANDS.find((one) => one === seat)!;
    const desk = new Desk(command);
    return {
      decide: (sight) => {
        const asked = inBattle(sight, seat);
        if (asked !== undefined) return asked;
        desk.update(sight);
        return script(sight, command, desk);
      },
    };
  };
}

/** The computer as umpire has a battle fought here where the sides differ. */
const umpirePlayer: SecondPlayer = {
  decide: ({ engagement }) =>
    engagement?.phase === 'settling'
      ? { kind: 'table', elsewhere: false, because: 'both are at this table' }
      : { kind: 'roll', dice: 1, purpose: 'nothing' },
};

/** The computer at the clock also fights the battles that commanders have left to it. */
const clockPlayer: SecondPlayer = {
  decide: (state) => inBattle(state, 'clock') ?? { kind: 'advance', to: endOf(optionsOf(state).days) },
};

export const secondBots: readonly SecondBot[] = [
  {
    id: 'idle',
    title: 'Idle',
    about: 'Reads its mail, writes no orders, and leaves its battles to the battle officer.',
    longestThought: 500,
    sit: seated(idle),
  },
  {
    id: 'march',
    title: 'March',
    about: 'Sends every unit to one bridge and fights whoever is in the way.',
    longestThought: 500,
    sit: seated(march),
  },
  {
    id: 'staff',
    title: 'Staff',
    about: 'Garrisons what counts, attacks where the odds are good, and sends lost orders again.',
    longestThought: 500,
    sit: seated(staff),
  },
];
