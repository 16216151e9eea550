/** So many items make a page. */
const PAGE = 32;

/**
 * A list of JSON values that only grows. What a host hardly ever asks for again can be put away (`fold`): pages of it as
 * text. A page of objects takes a few times as much memory, and a garbage collector looks at each of them again and again.
 */
export class LongList<T> {
  /** Each page as a JSON list. */
  readonly #folded: string[] = [];
  #open: T[] = [];
  /** The page that was read last: whoever wants an item of it mostly wants its neighbours, too. */
  #read: { readonly page: number; readonly items: readonly T[] } | undefined;

  get length(): number {
    return this.#start + this.#open.length;
  }

  /** All of it; as long as nothing is folded the list itself, which goes on growing. */
  get all(): readonly T[] {
    return this.#folded.length === 0 ? this.#open : this.slice(0);
  }

  push(item: T): void {
    this.#open.push(item);
  }

  at(index: number): T | undefined {
    if (index >= this.#start || index < 0) return this.#open[index - this.#start];
    return this.#page(Math.floor(index / PAGE))[index % PAGE];
  }

  slice(from: number, to: number = this.length): readonly T[] {
    const start = this.#start;
    if (from >= start) return this.#open.slice(from - start, Math.max(0, to - start));
    const items: T[] = [];
    const end = Math.min(to, this.length);
    for (let index = from; index < end; index++) items.push(this.at(index)!);
    return items;
  }

  /** Folds what is whole pages old, but for the last so many items. */
  fold(keep: number): void {
    let folded = 0;
    for (; this.#open.length - folded >= keep + PAGE; folded += PAGE)
      this.#folded.push(JSON.stringify(this.#open.slice(folded, folded + PAGE)));
    if (folded > 0) this.#open = this.#open.slice(folded);
  }

  get #start(): number {
    return this.#folded.length * PAGE;
  }

  #page(page: number): readonly T[] {
    if (this.#read?.page === page) return this.#read.items;
    const items = JSON.parse(this.#folded[page]!) as readonly T[];
    this.#read = { page, items };
    return items;
  }
}
