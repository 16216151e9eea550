import type { Difference, Loose } from '../../state/difference.ts';
import type { Shape, StateObject } from '../../state/shape.ts';

/**
 * The values that a viewer can have from two sights, before and after something happened: all single values; of columns
 * and tables what changed, where, and by how much; and what stands in a column beside any of these. A number that is in
 * none of them came from somewhere else. By chance any small number may be among them, so this finds a fault only in some
 * of the positions in which it shows; but a right report it never accuses.
 */
export class Known {
  readonly #numbers = new Set<number>();
  readonly #words = new Set<string>();
  readonly #columns: ArrayLike<number>[] = [];

  constructor(shape: Shape<StateObject>, before: StateObject, after: StateObject) {
    for (const sight of [before, after] as unknown as readonly Loose[]) this.#look(shape, sight);
    this.#compare(shape.diff(before, after), before as unknown as Loose);
  }

  #look({ fields }: Shape<StateObject>, sight: Loose): void {
    for (const [name, { field }] of Object.entries(fields)) {
      const value = sight[name];
      if (field === 'column') this.#columns.push(value as ArrayLike<number>);
      else if (field !== 'table') this.learn(value);
    }
  }

  #compare(difference: Difference, before: Loose): void {
    for (const [name, change] of Object.entries(difference)) {
      if ('cells' in change) {
        for (let at = 0; at < change.cells.length; at += 2) {
          const [cell, now] = [change.cells[at]!, change.cells[at + 1]!];
          const old = (before[name] as ArrayLike<number>)[cell]!;
          for (const number of [cell, now, old, Math.abs(now - old)]) this.#numbers.add(number);
        }
      } else if ('keep' in change) {
        this.learn(change.add);
      }
    }
  }

  /** Takes in every value of something that the viewer is shown. */
  learn(shown: unknown): void {
    if (typeof shown === 'number') this.#numbers.add(shown);
    else if (typeof shown === 'string') this.#words.add(shown);
    else if (typeof shown === 'object' && shown !== null) for (const part of Object.values(shown)) this.learn(part);
  }

  /** Where a known value stands in a column, and what stands at a known place: the units in a hex, the hex of a unit. */
  conclude(): void {
    const known = [...this.#numbers];
    const values = new Set(known.filter((number) => number > 1));
    for (const column of this.#columns) {
      for (const place of known) if (place >= 0 && place < column.length) this.#numbers.add(column[place]!);
      for (let place = 0; place < column.length; place++) if (values.has(column[place]!)) this.#numbers.add(place);
    }
  }

  /** The path to a value that cannot be had, or nothing. Yes and no, nought and one are no evidence of anything. */
  missing(told: unknown, path: string): string | undefined {
    if (typeof told === 'number') return told < 2 || this.#numbers.has(told) ? undefined : `${path} (${told})`;
    if (typeof told === 'string') return this.#words.has(told) ? undefined : `${path} (${told})`;
    if (typeof told !== 'object' || told === null) return undefined;
    for (const [name, part] of Object.entries(told)) {
      const missing = this.missing(part, `${path}.${name}`);
      if (missing !== undefined) return missing;
    }
    return undefined;
  }
}
