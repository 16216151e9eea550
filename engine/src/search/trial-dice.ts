import { AnyDice, mixSeed } from '../dice/index.ts';

/** Six faces in every order there is. */
const ORDERS: readonly Uint8Array[] = permutations([1, 2, 3, 4, 5, 6]).map((order) => Uint8Array.from(order));

function permutations(faces: readonly number[]): readonly (readonly number[])[] {
  if (faces.length === 0) return [[]];
  return faces.flatMap((face, at) => permutations(faces.toSpliced(at, 1)).map((rest) => [face, ...rest]));
}

/**
 * Dice for trying plans out. What is rolled for an event depends on the event alone and not on what was rolled before,
 * so two plans that share an event share its luck; and over six trials each event sees each face once, so that no plan
 * looks good because of a lucky roll.
 */
export class TrialDice extends AnyDice {
  readonly #seed: number;
  readonly #subject: (() => number) | undefined;
  #sample = 0;
  #event = 0;
  #about = 0;
  #draws = 0;

  /** @param subject asked at every draw where one action rolls for several things: the number of the one it rolls for */
  constructor(seed: number, subject?: () => number) {
    super();
    this.#seed = seed;
    this.#subject = subject;
  }

  /** Which of the trials this is. */
  begin(sample: number): void {
    this.#sample = sample;
    this.event(0);
  }

  /** What is rolled for next. */
  event(number: number): void {
    this.#event = number;
    this.#about = number;
    this.#draws = 0;
  }

  override between(low: number, high: number): number {
    if (this.#subject !== undefined) this.#turnTo(this.#subject());
    const round = Math.floor(this.#sample / 6);
    const mixed = mixSeed(mixSeed(mixSeed(this.#seed, round), this.#about), this.#draws++) >>> 0;
    if (high - low === 5) return low - 1 + ORDERS[mixed % ORDERS.length]![this.#sample % 6]!;
    return low + ((mixSeed(mixed, this.#sample) >>> 0) % (high - low + 1));
  }

  #turnTo(subject: number): void {
    const about = mixSeed(this.#event, subject);
    if (about === this.#about) return;
    this.#about = about;
    this.#draws = 0;
  }
}
