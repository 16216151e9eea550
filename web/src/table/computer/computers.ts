import { createStore } from 'zustand/vanilla';
import {
  isRefusal,
  type Action,
  type OptionValues,
  type Report,
  type Seat,
  type StateObject,
} from '@club-route/engine';
import type { LocalMatch } from '../local/local-match.ts';
import type { WantedDie } from '../source.ts';
import type { SitDown } from './messages.ts';
import type { Thinker } from './thinker.ts';

export interface ComputersState {
  /** Who is thinking, and since when by the clock of this device. */
  readonly thinking: { readonly seat: Seat; readonly since: number } | undefined;
  /** Stopped by somebody; nothing moves until they say so. */
  readonly stopped: boolean;
  /** Why a computer could not go on, and which. */
  readonly failure: { readonly seat: Seat; readonly text?: string } | undefined;
}

export const AT_REST: ComputersState = { thinking: undefined, stopped: false, failure: undefined };

export interface ComputersSetup<A extends Action> {
  seatBot(sit: SitDown): Thinker;
  /** False while the next decision should wait, as when somebody watches and has not seen the last one yet. */
  ready(): boolean;
  /** A decision of the computer needs a die from the table of the person. */
  askForDie(seat: Seat, action: A, wants: WantedDie): void;
}

/** The computers at a match on this device: asks each for its decision when it is to act, and carries it out. */
export class Computers<
  S extends StateObject = StateObject,
  A extends Action = Action,
  O extends OptionValues = OptionValues,
  D = unknown,
  R extends Report = Report,
> {
  readonly store = createStore<ComputersState>(() => AT_REST);
  readonly #local: LocalMatch<S, A, O, D, R>;
  readonly #setup: ComputersSetup<A>;
  readonly #thinkers = new Map<Seat, Thinker>();
  /** Which question is open; an answer to an earlier one no longer counts. */
  #question = 0;
  /** The last entry when a decision began to wait for a die; until there is another, nothing more is asked. */
  #waitsAfter: number | undefined;
  #open = false;

  constructor(local: LocalMatch<S, A, O, D, R>, setup: ComputersSetup<A>) {
    this.#local = local;
    this.#setup = setup;
  }

  /** Lets whoever is to act think, if it is a computer and nothing stands against it. */
  goOn(): void {
    const { thinking, stopped, failure } = this.store.getState();
    const seat = this.#toAct();
    if (seat === undefined || thinking !== undefined || stopped || failure !== undefined || !this.#open) return;
    if (this.#waitsAfter !== this.#local.match.last && this.#setup.ready()) void this.#ask(seat);
  }

  /** Stops the computer in the middle of its thought; what it was thinking is lost, the match is not. */
  stop(): void {
    this.#giveUp();
    this.store.setState({ stopped: true });
  }

  resume(): void {
    this.store.setState({ stopped: false, failure: undefined });
    this.goOn();
  }

  /** One decision, and then it stops again. */
  step(): void {
    const seat = this.#toAct();
    if (seat === undefined || this.store.getState().thinking !== undefined) return;
    this.store.setState({ stopped: true, failure: undefined });
    void this.#ask(seat);
  }

  /** Lets the computers play from now on; gives the way to stop them for good. */
  open(): () => void {
    this.#open = true;
    const leave = this.#local.subscribe(() => this.goOn());
    this.goOn();
    return () => {
      this.#open = false;
      leave();
      this.#giveUp();
    };
  }

  #toAct(): Seat | undefined {
    const { match, players, playable } = this.#local;
    return playable ? match.awaited().find((seat) => players[seat] !== undefined) : undefined;
  }

  async #ask(seat: Seat): Promise<void> {
    const question = ++this.#question;
    const { last } = this.#local.match;
    this.store.setState({ thinking: { seat, since: Date.now() } });
    try {
      const { game, state } = this.#local.match;
      const action = (await this.#thinker(seat).think(game.shape.encode(game.sight(state, seat)))) as A;
      if (question !== this.#question) return;
      this.store.setState({ thinking: undefined });
      this.#carryOut(seat, action, last);
    } catch (error) {
      if (question === this.#question) this.#fail(seat, error instanceof Error ? error.message : String(error));
    }
  }

  #carryOut(seat: Seat, action: A, askedAfter: number): void {
    const { last } = this.#local.match;
    const answer = this.#local.act(seat, action, []);
    if (answer === undefined) return;
    if (!isRefusal(answer)) {
      this.#waitsAfter = last;
      this.#setup.askForDie(seat, action, answer);
    } else if (last === askedAfter) this.#fail(seat, `It made a decision that the rules do not allow. ${answer.text}`);
    // Somebody acted while it was thinking: it thinks again.
    else this.goOn();
  }

  #fail(seat: Seat, text: string): void {
    this.#giveUp();
    this.store.setState({ failure: { seat, text } });
  }

  #giveUp(): void {
    this.#question += 1;
    this.store.setState({ thinking: undefined });
    for (const thinker of this.#thinkers.values()) thinker.dismiss();
    this.#thinkers.clear();
  }

  #thinker(seat: Seat): Thinker {
    let thinker = this.#thinkers.get(seat);
    if (thinker === undefined) {
      const seed = crypto.getRandomValues(new Int32Array(1))[0]!;
      const { module, players } = this.#local;
      thinker = this.#setup.seatBot({ game: module.game.id, bot: players[seat]!, seat, seed });
      this.#thinkers.set(seat, thinker);
    }
    return thinker;
  }
}
