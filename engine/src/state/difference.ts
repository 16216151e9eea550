import type { ColumnType, ColumnTypes, Json } from './fields.ts';
import { sameJson } from './same-json.ts';
import type { Table } from './table.ts';

/** What changed in one field: see `Shape.diff`. */
export type FieldChange =
  | { readonly to: Json }
  | { readonly cells: readonly number[] }
  | { readonly keep: number; readonly add: readonly Json[] };
export type Difference = Readonly<Record<string, FieldChange>>;

/** Any state, by the names of its fields. */
export type Loose = Readonly<Record<'bytes', Uint8Array>> &
  Readonly<Record<'words', Int32Array>> &
  Record<string, unknown>;
export type AnyColumn = ColumnTypes[ColumnType];

/** Where a field lies: single numbers and columns in the words of the buffer, the rest beside it. */
export type Place =
  | { readonly name: string; readonly kind: 'scalar'; readonly at: number }
  | { readonly name: string; readonly kind: 'column'; readonly at: number; readonly end: number }
  | { readonly name: string; readonly kind: 'table' }
  | { readonly name: string; readonly kind: 'value' };

/** Compares two states field by field. Most of most moves is the same: four cells at a time is soon seen. */
export function differ(places: readonly Place[]): (from: Loose, to: Loose) => Difference {
  return (from, to) => {
    const changes: Record<string, FieldChange> = {};
    const before = from.words;
    const after = to.words;
    for (const place of places) {
      const { name } = place;
      switch (place.kind) {
        case 'scalar':
          if (before[place.at] !== after[place.at]) changes[name] = { to: to[name] as Json };
          break;
        case 'column': {
          const word = firstOther(before, after, place.at, place.end);
          if (word === place.end) break;
          const cells = changedCells(from, to, name, word, place.end);
          if (cells.length > 0) changes[name] = { cells };
          break;
        }
        case 'table': {
          const old = from[name] as Table<Json>;
          const rows = to[name] as Table<Json>;
          const keep = old.commonLength(rows);
          if (keep !== old.length || keep !== rows.length) changes[name] = { keep, add: rows.rows(keep) };
          break;
        }
        case 'value': {
          const now = to[name];
          if (!sameJson(from[name], now)) changes[name] = { to: now as Json };
        }
      }
    }
    return changes;
  };
}

/** The first word, from one to another, in which two buffers differ. */
function firstOther(one: Int32Array, other: Int32Array, at: number, end: number): number {
  for (let index = at; index < end; index++) if (one[index] !== other[index]) return index;
  return end;
}

/** Pairs of index and value. A word may hold cells of the neighbours too. */
function changedCells(from: Loose, to: Loose, name: string, at: number, end: number): readonly number[] {
  const before = from[name] as AnyColumn;
  const after = to[name] as AnyColumn;
  const { byteOffset, BYTES_PER_ELEMENT: size, length } = after;
  const cells: number[] = [];
  for (let word = at; word < end; word = firstOther(from.words, to.words, word + 1, end)) {
    const last = Math.min(length, (word * 4 + 4 - byteOffset) / size);
    for (let cell = Math.max(0, (word * 4 - byteOffset) / size); cell < last; cell++)
      if (before[cell] !== after[cell]) cells.push(cell, after[cell]!);
  }
  return cells;
}
