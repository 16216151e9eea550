import type { Dice } from '../dice/dice.ts';
import { commitToSeed, diceKey, FairDice, type Salts } from '../dice/fair.ts';
import { FastDice, mixSeed } from '../dice/fast.ts';
import { ScriptedDice } from '../dice/scripted.ts';
import type { DiceTerms, JournalHeader } from './journal.ts';

/** How a new match gets its numbers. A seed is 32 secret bytes; a branch or simulation needs only a number. */
export type DiceSource =
  | { readonly kind: 'fair'; readonly seed: Uint8Array; readonly certified?: boolean; readonly salts?: Salts }
  | { readonly kind: 'fast'; readonly seed: number }
  | { readonly kind: 'typed' };

/** Gives each entry of a match its dice. */
export class MatchDice {
  readonly #header: JournalHeader;
  readonly #key: Uint8Array | undefined;

  constructor(header: JournalHeader, seed: Uint8Array | undefined) {
    this.#header = header;
    this.#key = seed && header.dice.kind === 'fair' ? diceKey(seed, header.match, header.dice.salts) : undefined;
  }

  /** Whether a new entry can have dice: not where the seed of fair ones is unknown. */
  get canRoll(): boolean {
    return this.#header.dice.kind !== 'fair' || this.#key !== undefined;
  }

  /** The dice of entry n. `sealed` fixes all of it but them; `typed` are the numbers where people roll. */
  of(n: number, sealed: Uint8Array, typed: readonly number[]): Dice {
    const { dice } = this.#header;
    if (dice.kind === 'fast') return new FastDice(mixSeed(dice.seed, n));
    if (dice.kind === 'typed') return new ScriptedDice(typed);
    if (this.#key === undefined)
      throw new Error('this match can be replayed but not played on: its seed is not known here');
    return new FairDice(this.#key, sealed);
  }

  /** The dice that entry n of a journal must have used, where that can be known. */
  expected(n: number, sealed: Uint8Array): Dice | undefined {
    const { dice, branch } = this.#header;
    const inherited = branch !== undefined && n < branch.entries;
    return inherited || dice.kind === 'typed' || !this.canRoll ? undefined : this.of(n, sealed, []);
  }
}

/** What the header of a new match says of its dice. */
export function diceTerms(source: DiceSource, terms: Parameters<typeof commitToSeed>[1]): DiceTerms {
  switch (source.kind) {
    case 'fair':
      return {
        kind: 'fair',
        certified: source.certified ?? false,
        commitment: commitToSeed(source.seed, terms),
        salts: source.salts ?? {},
      };
    case 'fast':
      return { kind: 'fast', seed: source.seed };
    case 'typed':
      return { kind: 'typed' };
  }
}
