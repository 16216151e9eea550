import { AREAS } from '../data/map.ts';

/**
 * A position at the start of a round, or before its advance, as one integer: per area the Allied strength (0–6), the
 * German strength (0–8, since a reading lets it pass 6) and control, then 30 Corps and the fog. It stays below 2^31,
 * which keeps it a small integer for the engine underneath.
 */
const GERMAN_VALUES = 9;
const AREA_VALUES = 7 * GERMAN_VALUES * 2;

/** The pieces of a position, unpacked for work. */
export interface Pieces {
  readonly allied: Int8Array;
  readonly german: Int8Array;
  readonly control: Int8Array;
  corps: number;
  fog: number;
}

export function emptyPieces(): Pieces {
  return {
    allied: new Int8Array(AREAS),
    german: new Int8Array(AREAS),
    control: new Int8Array(AREAS),
    corps: -1,
    fog: 0,
  };
}

export function copyPieces(to: Pieces, from: Pieces): void {
  // So few are copied sooner one by one.
  for (let area = 0; area < AREAS; area++) {
    to.allied[area] = from.allied[area]!;
    to.german[area] = from.german[area]!;
    to.control[area] = from.control[area]!;
  }
  to.corps = from.corps;
  to.fog = from.fog;
}

export function pack(pieces: Pieces): number {
  let code = 0;
  for (let area = 0; area < AREAS; area++) {
    const here = (pieces.allied[area]! * GERMAN_VALUES + pieces.german[area]!) * 2 + pieces.control[area]!;
    code = code * AREA_VALUES + here;
  }
  return code * 8 + (pieces.corps + 1) * 2 + pieces.fog;
}

export function unpack(code: number, pieces: Pieces): void {
  pieces.fog = code & 1;
  pieces.corps = ((code >> 1) & 3) - 1;
  let rest = code >> 3;
  for (let area = AREAS - 1; area >= 0; area--) {
    const here = rest % AREA_VALUES;
    rest = (rest - here) / AREA_VALUES;
    pieces.control[area] = here & 1;
    pieces.german[area] = (here >> 1) % GERMAN_VALUES;
    pieces.allied[area] = Math.floor((here >> 1) / GERMAN_VALUES);
  }
}
