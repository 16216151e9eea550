import { UMPIRE, type Action, type Refusal, type Seat, type Viewer } from '@club-route/engine';
import type { Answer, CheckedDice } from '../source.ts';
import type { Archivist } from './archivist.ts';
import { HELD, type DiceInHand } from './dice-in-hand.ts';
import type { LocalClock } from './local-clock.ts';
import type { LocalMatch } from './local-match.ts';
import type { Question } from './messages.ts';

/** What the page may be told of the journal now. */
interface Disclosure {
  /** Nothing in it is a secret. */
  isOpen(): boolean;
  /** The entries that made the frames of the one before the screen. */
  entries(): readonly number[];
  /** Whoever is before the screen. */
  viewer(): Viewer;
  /** The seats of whoever is before the screen. Nobody acts for another from here: a refusal would tell what it knows. */
  mine(): readonly Seat[];
  /** In a game with one. */
  clock(): LocalClock | undefined;
}

const NOT_HERE: Refusal = { rule: 'seat', text: 'Only the player at this screen can act here.' };

/** Answers what the page asks of a match. */
export class QuestionDesk {
  readonly #local: LocalMatch;
  readonly #archivist: Archivist;
  readonly #disclosure: Disclosure;
  readonly #dice: DiceInHand;
  /** A decision of a computer that waits for dice from the table of the person, and the dice so far. */
  #undecided: { readonly seat: Seat; readonly action: Action; readonly typed: readonly number[] } | undefined;

  constructor(local: LocalMatch, dice: DiceInHand, archivist: Archivist, disclosure: Disclosure) {
    this.#local = local;
    this.#dice = dice;
    this.#archivist = archivist;
    this.#disclosure = disclosure;
  }

  awaitDice(seat: Seat, action: Action): void {
    this.#undecided = { seat, action, typed: [] };
  }

  reply(question: Question): unknown {
    const [dice, archivist] = [this.#dice, this.#archivist];
    switch (question.kind) {
      case 'act':
        return this.#speaksFor(question.seat) ? dice.act(question.seat, question.action, question.typed) : NOT_HERE;
      case 'undo':
        return this.#speaksFor(question.seat) ? dice.undo(question.seat) : NOT_HERE;
      case 'roll':
        return this.#roll(question.typed);
      case 'branch':
        return this.#whenOpen((entries) => archivist.branch(question.frame, question.name, entries));
      case 'account':
        return this.#whenOpen((entries) => archivist.account(entries));
      case 'lookBack':
        return this.#whenOpen(async () => archivist.lookBack(this.#disclosure.viewer()));
      case 'goBack':
        return this.#speaksFor(UMPIRE) ? this.#disclosure.clock()?.goBack(question.minute) : NOT_HERE.text;
      case 'report':
        return this.#speaksFor(UMPIRE) ? archivist.report() : this.#whenOpen(() => archivist.report());
      case 'file':
        return archivist.file();
      case 'link':
        return archivist.link();
      case 'check':
        return this.#check();
    }
  }

  #speaksFor(seat: Seat): boolean {
    return this.#disclosure.mine().includes(seat);
  }

  /** How many entries and dice there are would tell how much the other side has done unseen. */
  #check(): CheckedDice {
    const { counted, ...found } = this.#archivist.check();
    return this.#disclosure.isOpen() ? { ...found, counted } : found;
  }

  #roll(typed: readonly number[]): Answer {
    if (this.#undecided === undefined) return undefined;
    const { seat, action, typed: before } = this.#undecided;
    if (!this.#disclosure.isOpen() && before.some((die, index) => typed[index] !== die)) return HELD;
    const answer = this.#local.act(seat, action, typed);
    this.#undecided = answer === undefined ? undefined : { seat, action, typed };
    return answer;
  }

  async #whenOpen<T>(give: (entries: readonly number[]) => Promise<T>): Promise<T> {
    if (!this.#disclosure.isOpen()) throw new Error('Each side has secrets. You can do this when the match is over.');
    return give(this.#disclosure.entries());
  }
}
