/**
 * Names that an order may use, to say which are nearest to one that is not among them. A letter may have hundreds of misspelt
 * names, so most are passed over by their length and letters alone, and the rest are compared no further than they can count.
 */
export class KnownNames {
  readonly #names: readonly KnownName[];
  #compared = 0;

  constructor(names: readonly string[]) {
    this.#names = names.map((name) => {
      const text = name.toUpperCase().slice(0, LONGEST_NAME);
      return { name, text, letters: lettersOf(text), most: Math.max(2, name.length >> 1) };
    });
  }

  /** Pairs of letters compared so far: what looking up names has cost. */
  get compared(): number {
    return this.#compared;
  }

  /** Those with the fewest letters changed, at most half of the name; of equal ones the first by the alphabet. */
  nearest(name: string, count = 3): readonly string[] {
    const text = name.slice(0, LONGEST_NAME);
    const found: { readonly name: string; readonly away: number }[] = [];
    for (const [least, known] of this.#byLeastApart(text)) {
      const most = found.length < count ? known.most : Math.min(known.most, found[count - 1].away);
      if (least > most) continue;
      this.#compared += text.length * known.text.length;
      const away = lettersApart(text, known.text, most);
      if (away > most) continue;
      const before = found.findIndex((one) => away < one.away || (away === one.away && known.name < one.name));
      found.splice(before < 0 ? found.length : before, 0, { name: known.name, away });
      found.length = Math.min(found.length, count);
    }
    return found.map((one) => one.name);
  }

  /** Those that may be near enough; the likeliest first, so that the others are soon known to be further away. */
  #byLeastApart(text: string): readonly (readonly [least: number, known: KnownName])[] {
    const letters = lettersOf(text);
    const likely: [number, KnownName][] = [];
    for (const known of this.#names) {
      if (Math.abs(text.length - known.text.length) > known.most) continue;
      const least = leastApart(letters, known.letters);
      if (least <= known.most) likely.push([least, known]);
    }
    return likely.toSorted(([one], [two]) => one - two);
  }
}

interface KnownName {
  readonly name: string;
  readonly text: string;
  readonly letters: Uint8Array;
  /** More letters than these changed, and it is another name. */
  readonly most: number;
}

const LONGEST_NAME = 24;
const LETTERS = 32;

/** How often each letter occurs; different letters may share a place, which only makes names look nearer. */
function lettersOf(text: string): Uint8Array {
  const letters = new Uint8Array(LETTERS);
  for (let at = 0; at < text.length; at++) letters[text.charCodeAt(at) % LETTERS]++;
  return letters;
}

/** No fewer letters can be apart: each that one name has too many must be changed or left out. */
function leastApart(one: Uint8Array, two: Uint8Array): number {
  let [tooMany, tooFew] = [0, 0];
  for (let letter = 0; letter < LETTERS; letter++) {
    const more = one[letter] - two[letter];
    if (more > 0) tooMany += more;
    else tooFew -= more;
  }
  return Math.max(tooMany, tooFew);
}

/** Letters to change, add, leave out or swap with the next. Any number above `most` says only that it is above it. */
function lettersApart(one: string, two: string, most: number): number {
  let [before, row, next] = ROWS;
  let leastBefore = 0;
  for (let other = 0; other <= two.length; other++) row[other] = other;
  for (let at = 1; at <= one.length; at++) {
    let least = (next[0] = at);
    const letter = one.charCodeAt(at - 1);
    for (let other = 1; other <= two.length; other++) {
      const facing = two.charCodeAt(other - 1);
      let apart = Math.min(row[other - 1] + (letter === facing ? 0 : 1), row[other] + 1, next[other - 1] + 1);
      const isSwap = at > 1 && other > 1 && letter === two.charCodeAt(other - 2) && one.charCodeAt(at - 2) === facing;
      if (isSwap) apart = Math.min(apart, before[other - 2] + 1);
      next[other] = apart;
      if (apart < least) least = apart;
    }
    // A swap reaches back over one row, so both must be too far.
    if (least > most && leastBefore > most) return least;
    leastBefore = least;
    [before, row, next] = [row, next, before];
  }
  return row[two.length];
}
/** Kept from one comparison to the next; nothing is read that was not written before. */
const ROWS = [0, 1, 2].map(() => new Uint8Array(LONGEST_NAME + 1)) as [Uint8Array, Uint8Array, Uint8Array];
