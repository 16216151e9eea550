import type { Action, Refusal, Seat } from '../contract.ts';
import { canonical } from '../text/canonical.ts';
import { CLOCK, TABLE, UMPIRE, type Deed } from './journal.ts';
import { noSeat } from './terms.ts';

/** What a match is asked before a deed is allowed. */
export interface Permitting<A extends Action> {
  readonly seats: readonly Seat[];
  /** The deed with its action as the rules read it, or nothing where they cannot. */
  read(deed: Deed<A>): Deed<A> | undefined;
  /** Why the rules forbid the action now, or nothing. */
  refuse(seat: Seat, action: A): Refusal | undefined;
  undoTarget(seat: Seat): number | undefined;
  hasPosition(n: number): boolean;
}

export const NOT_AN_ACTION: Refusal = { rule: 'form', text: 'The action is not one that these rules know.' };

/** Why a deed may not be done now; the words are for who tries it. */
export function refuseDeed<A extends Action>(match: Permitting<A>, seat: Seat, deed: Deed<A>): Refusal | undefined {
  switch (deed.kind) {
    case 'setup':
      return undefined;
    case 'act':
      return match.refuse(seat, deed.action);
    case 'undo':
      if (match.undoTarget(seat) === deed.to) return undefined;
      return {
        rule: 'undo',
        text: 'You cannot undo now: a die roll, a reveal or a change of turn cannot be taken back.',
      };
    case 'takeBack':
      if (!match.hasPosition(deed.to))
        return { rule: 'takeBack', text: `There is no earlier position ${deed.to} to go back to.` };
      if (allAgree(match.seats, deed.agreed) && strangeAgreement(match.seats, deed.agreed) === undefined)
        return undefined;
      return { rule: 'takeBack', text: 'Every player must agree to a take-back.' };
    case 'restore':
      if (!match.hasPosition(deed.to))
        return { rule: 'restore', text: `There is no earlier position ${deed.to} to restore.` };
      return seat === UMPIRE ? undefined : { rule: 'restore', text: 'Only the umpire can restore a position.' };
  }
}

/** Why a deed cannot stand in a journal; the words are for who checks it. Nothing of the deed is believed. */
export function strangeDeed<A extends Action>(match: Permitting<A>, seat: Seat, deed: Deed<A>): string | undefined {
  const { seats } = match;
  switch (deed.kind) {
    case 'setup':
      return seat === TABLE ? undefined : `The game was laid out by ${noSeat(seat)}`;
    case 'act': {
      const read = match.read(deed);
      // Exactly as the rules read it: what they would pass over is no part of the action.
      if (read === undefined || canonical(read) !== canonical(deed)) return NOT_AN_ACTION.text;
      if (!seats.includes(seat)) return `The action is by ${noSeat(seat)}`;
      const refusal = match.refuse(seat, deed.action);
      return refusal && `The action is against the rules (${refusal.rule}): ${refusal.text}`;
    }
    case 'undo':
      return match.undoTarget(seat) === deed.to ? undefined : 'The undo goes further back than the rules allow.';
    case 'takeBack': {
      if (!seats.includes(seat)) return `The take-back is by ${noSeat(seat)}`;
      const strange = strangeAgreement(seats, deed.agreed);
      if (strange !== undefined) return strange;
      if (!allAgree(seats, deed.agreed)) return 'Not every seat agreed to the take-back.';
      return match.hasPosition(deed.to) ? undefined : `There is no earlier position ${deed.to}.`;
    }
    case 'restore':
      if (seat !== UMPIRE) return 'Only the umpire can restore a position.';
      return match.hasPosition(deed.to) ? undefined : `There is no earlier position ${deed.to}.`;
  }
}

function allAgree(seats: readonly Seat[], agreed: readonly Seat[]): boolean {
  return seats.every((seat) => seat === UMPIRE || seat === CLOCK || agreed.includes(seat));
}

/** Why a list is not one of seats that agreed, or nothing. */
function strangeAgreement(seats: readonly Seat[], agreed: readonly Seat[]): string | undefined {
  const stranger = agreed.find((seat) => !seats.includes(seat));
  if (stranger !== undefined) return `Among those who agreed is ${noSeat(stranger)}`;
  return new Set(agreed).size === agreed.length ? undefined : 'A seat is listed twice among those who agreed.';
}
