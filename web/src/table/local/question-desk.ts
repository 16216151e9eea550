import type { Action, Refusal, Seat } from '@club-route/engine';
import type { Answer, CheckedDice } from '../source.ts';
import type { Archivist } from './archivist.ts';
import type { LocalMatch } from './local-match.ts';
import type { Question } from './messages.ts';

/** What the page may be told of the journal now. */
interface Disclosure {
  /** Nothing in it is a secret. */
  isOpen(): boolean;
  /** The entries that made the frames of the one before the screen. */
  entries(): readonly number[];
  /** The seats of whoever is before the screen. Nobody acts for another from here: a refusal would tell what it knows. */
  mine(): readonly Seat[];
}

const NOT_HERE: Refusal = { rule: 'seat', text: 'Only the player before this screen acts here.' };

/** Answers what the page asks of a match. */
export class QuestionDesk {
  readonly #local: LocalMatch;
  readonly #archivist: Archivist;
  readonly #disclosure: Disclosure;
  /** A decision of a computer that waits for dice from the table of the person. */
  #undecided: { readonly seat: Seat; readonly action: Action } | undefined;

  constructor(local: LocalMatch, archivist: Archivist, disclosure: Disclosure) {
    this.#local = local;
    this.#archivist = archivist;
    this.#disclosure = disclosure;
  }

  awaitDice(seat: Seat, action: Action): void {
    this.#undecided = { seat, action };
  }

  reply(question: Question): unknown {
    const [local, archivist] = [this.#local, this.#archivist];
    switch (question.kind) {
      case 'act':
        return this.#speaksFor(question.seat) ? local.act(question.seat, question.action, question.typed) : NOT_HERE;
      case 'undo':
        return this.#speaksFor(question.seat) ? local.undo(question.seat) : NOT_HERE;
      case 'roll':
        return this.#roll(question.typed);
      case 'branch':
        return this.#whenOpen((entries) => archivist.branch(question.frame, question.name, entries));
      case 'account':
        return this.#whenOpen((entries) => archivist.account(entries));
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
    const found = this.#archivist.check();
    return found.problem !== undefined || this.#disclosure.isOpen() ? found : {};
  }

  #roll(typed: readonly number[]): Answer {
    if (this.#undecided === undefined) return undefined;
    const { seat, action } = this.#undecided;
    const answer = this.#local.act(seat, action, typed);
    if (answer === undefined) this.#undecided = undefined;
    return answer;
  }

  async #whenOpen<T>(give: (entries: readonly number[]) => Promise<T>): Promise<T> {
    if (!this.#disclosure.isOpen())
      throw new Error('The sides know different things: this waits until the match is over.');
    return give(this.#disclosure.entries());
  }
}
