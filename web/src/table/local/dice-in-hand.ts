import { canonical, DiceMismatch, isRefusal, type Action, type Refusal, type Seat } from '@club-route/engine';
import type { MatchDesk } from '../../library/desk.ts';
import type { Answer, WantedDie } from '../source.ts';
import type { LocalMatch } from './local-match.ts';
import type { Rolling } from './messages.ts';

export const HELD: Refusal = {
  rule: 'dice',
  text: 'You have started to roll dice for an action. Type its other dice first.',
};

/**
 * Actions that wait for dice from a real table. That another die is wanted may tell something hidden, so while the sides
 * know different things a seat that has begun to roll goes on with that action and those dice, also after a reload.
 */
export class DiceInHand {
  readonly #local: LocalMatch;
  readonly #desk: Pick<MatchDesk, 'begun' | 'begin' | 'settled'>;
  readonly #isOpen: () => boolean;

  constructor(local: LocalMatch, desk: Pick<MatchDesk, 'begun' | 'begin' | 'settled'>, isOpen: () => boolean) {
    this.#local = local;
    this.#desk = desk;
    this.#isOpen = isOpen;
  }

  act(seat: Seat, action: Action, typed: readonly number[]): Answer | Promise<Answer> {
    const held = this.of(seat);
    if (held !== undefined && !goesOn(held, action, typed)) return HELD;
    const answer = this.#local.act(seat, action, typed);
    if (answer === undefined) this.#desk.begin(undefined);
    if (answer === undefined || isRefusal(answer) || this.#isOpen()) return answer;
    this.#desk.begin({ seat, entries: this.#entriesOf(seat), action, typed });
    // Told only when it is kept: a reload in between would let go of the action.
    return this.#desk.settled().then(() => answer);
  }

  undo(seat: Seat): Answer {
    return this.of(seat) === undefined ? this.#local.undo(seat) : HELD;
  }

  /** What a seat has begun to roll for, and the die that is wanted next. */
  of(seat: Seat): Rolling | undefined {
    const { begun } = this.#desk;
    if (begun?.seat !== seat || begun.entries !== this.#entriesOf(seat) || this.#isOpen()) return undefined;
    const { match } = this.#local;
    const { success, data: action } = match.game.action.safeParse(begun.action);
    if (!success || action === undefined || match.refuse(seat, action) !== undefined) return undefined;
    const wants = this.#wanted(seat, action, begun.typed);
    return wants && { action, typed: begun.typed, wants };
  }

  /** Read from storage that anything may have written to. */
  #wanted(seat: Seat, action: Action, typed: readonly number[]): WantedDie | undefined {
    try {
      return this.#local.wanted(seat, action, typed);
    } catch (error) {
      if (error instanceof DiceMismatch) return undefined;
      throw error;
    }
  }

  #entriesOf(seat: Seat): number {
    return this.#local.match.steps.filter(({ entry }) => entry.seat === seat).length;
  }
}

function goesOn(held: Rolling, action: Action, typed: readonly number[]): boolean {
  return canonical(action) === canonical(held.action) && held.typed.every((die, index) => typed[index] === die);
}
