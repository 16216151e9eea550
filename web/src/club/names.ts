import { findGame } from '@club-route/catalogue';
import { CLOCK, outcomeText, UMPIRE, type GameModule } from '@club-route/engine';
import { useQuery } from '@tanstack/react-query';
import type { MatchSummary, Outcome, SeatView, TimeControl } from '@club-route/wire';
import { capitalised } from '../table/words.ts';
import { client } from './api/client.ts';

/** The rules of a game, once they are here. */
export function useGame(id: string): GameModule | undefined {
  const load = async (): Promise<GameModule | null> => (await findGame(id)?.load()) ?? null;
  return useQuery({ queryKey: ['game', id], queryFn: load, staleTime: Infinity }, client).data ?? undefined;
}

export function sideOf(module: GameModule | undefined, seat: string): string {
  return capitalised(module?.language.names(seat).side ?? seat);
}

/** "the Germans", or the seat's own name until the rules are here. */
function peopleOf(module: GameModule | undefined, seat: string): string {
  return module?.language.names(seat).people ?? seat;
}

/** Seats at which somebody can sit: nobody sits at the clock. */
export function peopled(seats: readonly SeatView[]): readonly SeatView[] {
  return seats.filter(({ bot }) => bot !== CLOCK);
}

/** Who sits at a seat, in a few words. */
export function sitterOf(module: GameModule | undefined, { bot, holders, open, invited }: SeatView): string {
  if (bot !== undefined) return `the computer (${module?.bots.find(({ id }) => id === bot)?.title ?? bot})`;
  if (holders.length > 0) return holders.map(({ name }) => name).join(' and ');
  if (open) return 'nobody yet';
  return invited.map((name) => (name === '' ? 'the player with the link' : `${name}, invited`)).join(', ');
}

export function timeWords(time: TimeControl): string {
  switch (time.kind) {
    case 'none':
      return 'No time limit';
    case 'days':
      return time.days === 1 ? '1 day a turn' : `${time.days} days a turn`;
    case 'clock':
      return `${time.minutes} minutes${time.increment === 0 ? '' : `, ${time.increment} seconds more each turn`}`;
  }
}

/** What a time control means for whoever plays, in days and hours. */
export function timeExplained(time: TimeControl): string {
  switch (time.kind) {
    case 'none':
      return 'Take as long as you like. Nobody loses on time.';
    case 'days':
      return `You have up to ${hoursOf(time.days)} for each turn. Vacations do not count. If a player runs out of time, the opponent can claim the win or give the seat to someone else.`;
    case 'clock':
      return `You have ${minutesWords(time.minutes)} for all your turns together${time.increment === 0 ? '' : `, and ${secondsWords(time.increment)} more after each turn`}. A player whose clock runs out loses at once. Play it in one sitting.`;
  }
}

function hoursOf(days: number): string {
  return days === 1 ? '1 day (24 hours)' : `${days} days (${days * 24} hours)`;
}

function minutesWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [
    ...(hours === 0 ? [] : [hours === 1 ? '1 hour' : `${hours} hours`]),
    ...(rest === 0 ? [] : [rest === 1 ? '1 minute' : `${rest} minutes`]),
  ];
  return parts.join(' and ');
}

function secondsWords(seconds: number): string {
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
}

export function endingWords(module: GameModule | undefined, outcome: Outcome): string {
  return outcomeText(outcome, (seat) => peopleOf(module, seat));
}

/** Where a match stands, for whoever looks at a list. */
export function standingOf(module: GameModule | undefined, match: MatchSummary): string {
  const { status, mine, toAct, outcome, invitedTo } = match;
  if (status === 'cancelled') return 'Cancelled';
  if (outcome !== undefined) return endingWords(module, outcome);
  if (invitedTo.length > 0)
    return `You are invited to play ${invitedTo.map((seat) => peopleOf(module, seat)).join(', ')}`;
  if (status === 'open') return 'Waiting for players';
  if (status === 'starting') return 'About to begin';
  const awaited = mine.find((seat) => toAct.includes(seat));
  if (module?.clock !== undefined) {
    if (awaited === undefined) return 'Running';
    return awaited === UMPIRE ? 'A result waits for your ruling' : 'You have unread dispatches';
  }
  if (awaited !== undefined) return 'Your move';
  return `${toAct.map((seat) => sideOf(module, seat)).join(' and ')} to act`;
}
