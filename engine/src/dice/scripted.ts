import { printable } from '../text/printable.ts';
import { AnyDice, drawn, type Audience, type Dice, type Draw } from './dice.ts';

/** Raised when numbers laid out beforehand do not fit what the rules ask for. */
export class DiceMismatch extends Error {}

/** Dice with their faces laid out beforehand: tests, and dice rolled on a real table and typed in. */
export class ScriptedDice extends AnyDice {
  #at = 0;
  readonly #values: readonly number[];

  constructor(values: readonly number[]) {
    super();
    this.#values = values;
  }

  override between(low: number, high: number, purpose: string): number {
    const value = this.#values[this.#at++];
    if (value === undefined) throw new DiceMismatch(`no number is left for ${purpose}`);
    if (value < low || value > high)
      throw new DiceMismatch(`${value} is not from ${low} to ${high}, as ${purpose} needs`);
    return value;
  }

  get left(): number {
    return this.#values.length - this.#at;
  }

  /** To be asked when the action is done: a number too many may mean that all of them were meant for something else. */
  finish(): void {
    if (this.left > 0) throw new DiceMismatch(`${this.#values.length} numbers are given, the action rolls ${this.#at}`);
  }
}

/** Gives back the draws of a journal entry, and insists that the rules ask for exactly these. */
export class ReplayedDice extends AnyDice {
  #at = 0;
  readonly #draws: readonly Draw[];

  constructor(draws: readonly Draw[]) {
    super();
    this.#draws = draws;
  }

  override between(low: number, high: number, purpose: string): number {
    const draw = this.#draws[this.#at++];
    if (draw === undefined) throw new DiceMismatch(`the rules roll for ${purpose}, but no such roll was recorded`);
    if (draw.purpose !== purpose || draw.low !== low || draw.high !== high) {
      throw new DiceMismatch(
        `the rules roll ${low}–${high} for ${purpose}, recorded is ${draw.low}–${draw.high} for ${printable(draw.purpose, 60)}`,
      );
    }
    if (!Number.isInteger(draw.value) || draw.value < low || draw.value > high) {
      throw new DiceMismatch(`the roll for ${purpose} is ${draw.value}, outside ${low}–${high}`);
    }
    return draw.value;
  }

  /** To be asked when the action is done: a roll that nobody asked for was slipped in. */
  finish(): void {
    const extra = this.#draws[this.#at];
    if (extra !== undefined)
      throw new DiceMismatch(`a roll for ${printable(extra.purpose, 60)} is recorded that the rules never ask for`);
  }
}

/** Passes draws on from other dice and keeps what was drawn. */
export class RecordingDice extends AnyDice {
  readonly draws: Draw[] = [];
  readonly #source: Dice;

  constructor(source: Dice) {
    super();
    this.#source = source;
  }

  override between(low: number, high: number, purpose: string, seenBy?: Audience): number {
    const value = this.#source.between(low, high, purpose, seenBy);
    this.draws.push(drawn(purpose, low, high, value, seenBy));
    return value;
  }
}
