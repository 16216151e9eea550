import type { StoreApi } from 'zustand/vanilla';
import {
  refusalOf,
  type Action,
  type Choice,
  type GameModule,
  type OptionValues,
  type Refusal,
  type Report,
  type Result,
  type Seat,
  type StateObject,
} from '@club-route/engine';
import type { TimePace } from './clock/clock.ts';
import { foresee, refusePlanned, type Foresight } from './plan/foresight.ts';
import type { Plans } from './plan/planner.ts';
import type { Source, TableFrame, WantedDie } from './source.ts';
import type { Showing } from './teller.ts';

/** An action that waits for a die rolled on a real table. */
export interface WaitingAction<A> {
  readonly seat: Seat;
  /** Nothing where somebody else has decided it: then only its host knows. */
  readonly action: A | undefined;
  readonly typed: readonly number[];
  readonly wants: WantedDie;
}

export interface TableState<A, D, R> extends Showing, Plans<A> {
  readonly draft: D | undefined;
  /** The drafts that led to it, so that its parts can be taken back one by one. */
  readonly earlier: readonly D[];
  readonly refusal: Refusal | undefined;
  readonly waiting: WaitingAction<A> | undefined;
  /** What the prompt says while a table within this one, such as that of a battle, tells what happens there. */
  readonly within: string | undefined;
  /** An action is on a long way and not answered yet. */
  readonly sending: boolean;
  /** The report that the log points at. */
  readonly pointed: R | undefined;
  /** Whether all is safe, and what is wrong, if something is. */
  readonly kept: boolean;
  readonly trouble: string | undefined;
  /** How time passes, in a game with a clock. */
  readonly pace: TimePace | undefined;
}

/** So few moments need no replay. */
const AT_A_GLANCE = 2;

/** What can be seen and known at a table; nothing here changes anything. */
export abstract class Outlook<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report> {
  abstract readonly source: Source<S, A, O, D, R>;
  abstract readonly store: StoreApi<TableState<A, D, R>>;
  #foreseen: { readonly now: S; readonly planned: readonly A[]; readonly foresight: Foresight<S, A> } | undefined;

  get module(): GameModule<S, A, O, D, R> {
    return this.source.module;
  }

  get playable(): boolean {
    return this.source.playable;
  }

  /** The seat that the person before this table acts for now. */
  get seat(): Seat {
    const { mine, viewer } = this.source;
    const { seats } = this.module.game;
    const active = this.active;
    return (
      mine.find((seat) => active.includes(seat)) ??
      mine[0] ??
      seats.find((seat) => seat === viewer) ??
      active[0] ??
      seats[0]!
    );
  }

  /** Who may act now, wherever one is looking. */
  get active(): readonly Seat[] {
    return this.module.game.active(this.now);
  }

  /** What the viewer knows now. */
  get now(): S {
    return this.source.sightAt(this.source.last);
  }

  /** What the viewer knew after the frame on show, or foresees while planning. */
  get state(): S {
    return this.planning ? this.foresight.position! : this.source.sightAt(this.store.getState().shown);
  }

  /** The position that decisions are made in: the present one, or the one foreseen while planning. */
  get ground(): S {
    return this.planning ? this.foresight.position! : this.now;
  }

  get before(): S {
    return this.source.sightAt(Math.max(0, this.store.getState().shown - 1));
  }

  /** The frame on show. */
  get frame(): TableFrame<A, R> {
    return this.source.frame(this.store.getState().shown);
  }

  /** Everything up to the latest frame, which may still be on its way to the table. */
  get frames(): readonly TableFrame<A, R>[] {
    return Array.from({ length: this.store.getState().last + 1 }, (_, n) => this.source.frame(n));
  }

  /** The latest frame is on show, and all of it is told. */
  get atRest(): boolean {
    const { shown, telling } = this.store.getState();
    return shown === this.source.last && telling === undefined;
  }

  /** An earlier frame is on show because somebody wants to see it, not because later ones wait to be told. */
  get looksBack(): boolean {
    const { shown, last, telling, playing } = this.store.getState();
    return playing || (shown < last && telling === undefined);
  }

  /** The person may decide something: what to do, or what to plan. */
  get mayAct(): boolean {
    const { sending } = this.store.getState();
    return this.planning || (this.playable && this.atRest && !sending && this.toAct);
  }

  /** What is planned, order by order, as it would go from the present position. */
  get foresight(): Foresight<S, A> {
    const { planned } = this.store.getState();
    const { now } = this;
    if (this.#foreseen?.now !== now || this.#foreseen.planned !== planned)
      this.#foreseen = { now, planned, foresight: foresee(this.module, now, this.seat, planned) };
    return this.#foreseen.foresight;
  }

  /** Others act, and meanwhile one's next turn can be planned. */
  get mayPlan(): boolean {
    const { module, source } = this;
    return (
      module.planning !== undefined && source.mine.length > 0 && this.waits && this.foresight.position !== undefined
    );
  }

  /** What is chosen now is planned, not done. */
  get planning(): boolean {
    return this.store.getState().planning && this.atRest && this.mayPlan;
  }

  /** It is for somebody else to act. */
  get waits(): boolean {
    return this.playable && !this.toAct && this.active.length > 0;
  }

  /** Another course can be taken from an earlier moment, without showing what somebody still hides. */
  get mayBranch(): boolean {
    return this.source.archive?.open === true;
  }

  /** An action whose dice are being typed can be taken back: asking for them has told nothing that somebody hides. */
  get mayWithdraw(): boolean {
    return this.source.archive?.open !== false;
  }

  /** What has happened since this person last acted: from which frame on, if it was more than a glance tells. */
  get unseen(): number | undefined {
    const { last } = this.store.getState();
    let own = last;
    while (own > 0 && !this.#isOwn(own)) own -= 1;
    return last - own > AT_A_GLANCE ? own : undefined;
  }

  /** The result, once the frame that brought it is told. */
  get result(): Result | undefined {
    return this.atRest ? this.module.game.result(this.now) : undefined;
  }

  /** What the person may do now, or add to the decision in the making. */
  choices(draft?: D): readonly Choice<A, D>[] {
    if (this.planning) return this.module.game.actions(this.ground, this.seat, draft).filter(({ ends }) => !ends);
    return this.toAct ? this.module.game.actions(this.now, this.seat, draft) : [];
  }

  /** Why an action would not be allowed now. */
  refuses(action: A): Refusal | undefined {
    if (this.planning) return refusePlanned(this.module, this.ground, this.seat, action);
    return refusalOf(this.module.game, this.now, this.seat, action);
  }

  /** Whether an undo would take something back: dice half typed, a part of the decision in the making, a planned order, or an entry. */
  get mayUndo(): boolean {
    const { draft, waiting, planned } = this.store.getState();
    if (this.planning) return draft !== undefined || planned.length > 0;
    if (waiting !== undefined) return this.playable && this.mayWithdraw;
    return this.playable && (draft !== undefined || this.source.mayUndo(this.seat));
  }

  /** Why nothing can be ordered now. */
  get hindrance(): Refusal | undefined {
    const { shown, last, sending, waiting } = this.store.getState();
    if (waiting !== undefined) return { rule: 'turn', text: `Roll the die for ${waiting.wants.purpose} first.` };
    if (this.mayAct) return undefined;
    if (sending) return { rule: 'turn', text: 'Your last order is still being sent.' };
    if (!this.playable) return { rule: 'turn', text: 'This is a replay. Take it over to give orders.' };
    if (this.looksBack) {
      const text = `You are looking at entry ${shown} of ${last}. Go back to now to give orders${this.mayBranch ? ', or branch from here' : ''}.`;
      return { rule: 'turn', text };
    }
    if (this.result !== undefined) return { rule: 'end', text: 'The game is over.' };
    return { rule: 'turn', text: 'It is not your turn.' };
  }

  /** What was filed in advance does not count as having been there. */
  #isOwn(n: number): boolean {
    const { seat, filed } = this.source.frame(n);
    return !filed && seat !== undefined && this.source.mine.includes(seat);
  }

  /** It is for this person to act. */
  get toAct(): boolean {
    return this.active.includes(this.seat) && this.source.mine.includes(this.seat);
  }
}
