import type { Viewer } from '../../contract.ts';
import { AnyDice, drawn, type Audience, type Draw } from '../../dice/dice.ts';
import { FastDice } from '../../dice/fast.ts';

/**
 * Dice for two worlds that one viewer must not tell apart: what the viewer sees rolled comes from a seed that both
 * worlds share, everything else from a seed of each world's own.
 */
export class PairedDice extends AnyDice {
  readonly draws: Draw[] = [];
  readonly #viewer: Viewer;
  readonly #open: FastDice;
  readonly #hidden: FastDice;

  constructor(viewer: Viewer, openSeed: number, hiddenSeed: number) {
    super();
    this.#viewer = viewer;
    this.#open = new FastDice(openSeed);
    this.#hidden = new FastDice(hiddenSeed);
  }

  override between(low: number, high: number, purpose: string, seenBy?: Audience): number {
    const open = seenBy === undefined || seenBy.includes(this.#viewer);
    const value = (open ? this.#open : this.#hidden).between(low, high);
    this.draws.push(drawn(purpose, low, high, value, seenBy));
    return value;
  }
}
