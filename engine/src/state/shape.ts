import type {
  ColumnField,
  ColumnType,
  ColumnTypes,
  Field,
  FlagField,
  IntegerField,
  Json,
  TableField,
  ValueField,
  WordField,
} from './fields.ts';
import { differ, type AnyColumn, type Difference, type Loose, type Place } from './difference.ts';
import { Hasher, type Hash } from './hash.ts';
import { sameJson } from './same-json.ts';
import { Table } from './table.ts';

/** Under every state lies one buffer for all its numbers: copying a state is copying that buffer. */
export interface StateObject {
  readonly bytes: Uint8Array;
}

type FieldValue<F> =
  F extends ColumnField<infer T> ? ColumnTypes[T] : F extends TableField<infer Row> ? Table<Row> : never;
type Scalar<F> = F extends IntegerField
  ? number
  : F extends FlagField
    ? boolean
    : F extends WordField<infer T>
      ? T
      : F extends ValueField<infer T>
        ? T
        : never;
type ScalarName<F> = {
  [K in keyof F]: F[K] extends IntegerField | FlagField | WordField<string> | ValueField<unknown> ? K : never;
}[keyof F];

type Fields = Readonly<Record<string, Field>>;

/** The state that a set of fields describes: columns and tables are fixed, the rest may be set. */
export type StateOfFields<F extends Fields> = StateObject & {
  readonly [K in Exclude<keyof F, ScalarName<F>>]: FieldValue<F[K]>;
} & { -readonly [K in ScalarName<F>]: Scalar<F[K]> };

/** The state that a shape describes. */
export type StateOf<T> = T extends Shape<infer S> ? S : never;

/** A state as plain JSON: numbers, words, lists of numbers, rows. */
export type EncodedState = Readonly<Record<string, Json>>;

/** What every game gets for naming its fields. */
export interface Shape<S extends StateObject> {
  readonly fields: Fields;
  create(): S;
  /** Makes `to` equal to `from`. */
  copyInto(to: S, from: S): void;
  copy(from: S): S;
  encode(state: S): EncodedState;
  /** Reads what `encode` wrote; throws a sentence naming the field that is wrong. */
  decode(encoded: unknown): S;
  hash(state: S): Hash;
  equal(one: S, two: S): boolean;
  /** What turns one state into the other: `to` for a single value, pairs of index and value for a column, rows for a table. */
  diff(from: S, to: S): Difference;
  patch(state: S, difference: Difference): void;
}

const ELEMENT = {
  int8: Int8Array,
  uint8: Uint8Array,
  int16: Int16Array,
  uint16: Uint16Array,
  int32: Int32Array,
} as const;

export function stateShape<F extends Fields>(fields: F): Shape<StateOfFields<F>> {
  const all = Object.entries(fields);
  const scalars = all.filter(([, f]) => f.field === 'integer' || f.field === 'flag' || f.field === 'word');
  const columns = all
    .filter((entry): entry is [string, ColumnField<ColumnType>] => entry[1].field === 'column')
    .map(([name, field]) => ({ name, make: ELEMENT[field.type], length: field.length, offset: 0 }));
  const values = all
    .filter((entry): entry is [string, ValueField<unknown>] => entry[1].field === 'value')
    .map(([name, field]) => ({ name, initial: field.initial }));
  const tables = all.filter(([, f]) => f.field === 'table').map(([name]) => name);

  // Single numbers first, then the columns from wide to narrow, so that each starts where its type may.
  let size = scalars.length * 4;
  for (const one of columns.toSorted((a, b) => b.make.BYTES_PER_ELEMENT - a.make.BYTES_PER_ELEMENT)) {
    one.offset = size;
    size += one.length * one.make.BYTES_PER_ELEMENT;
  }
  // Whole words, so that two states can be compared by them.
  size = Math.ceil(size / 4) * 4;

  const prototype = {};
  for (const [index, [name, field]] of scalars.entries())
    Object.defineProperty(prototype, name, accessor(field, index));

  // Every state starts as a copy of this one: filling in names one by one would cost more than all the arrays, or turn
  // the object into a slow dictionary.
  const names: Record<string, unknown> = {};
  for (const name of ['bytes', 'words', ...columns.map((one) => one.name), ...values.map((one) => one.name), ...tables])
    Object.defineProperty(names, name, { value: undefined, writable: true, enumerable: true, configurable: true });
  for (const one of values) names[one.name] = one.initial;
  // One that was filled in name by name is a slow dictionary itself; its copy is not.
  const template = { ...names };

  function create(): Loose {
    const buffer = new ArrayBuffer(size);
    const state = { __proto__: prototype, ...template } as Record<string, unknown>;
    state['bytes'] = new Uint8Array(buffer);
    state['words'] = new Int32Array(buffer);
    for (const one of columns) state[one.name] = new one.make(buffer, one.offset, one.length);
    for (const name of tables) state[name] = new Table();
    return state as Loose;
  }

  function copyInto(to: Loose, from: Loose): void {
    to.bytes.set(from.bytes);
    for (const { name } of values) to[name] = from[name];
    for (const name of tables) (to[name] as Table<unknown>).become(from[name] as Table<unknown>);
  }

  function copy(from: Loose): Loose {
    const to = create();
    copyInto(to, from);
    return to;
  }

  function encode(state: Loose): EncodedState {
    const encoded: Record<string, Json> = {};
    for (const [name, field] of all) {
      if (field.field === 'column') encoded[name] = listOf(state[name] as AnyColumn);
      else if (field.field === 'table') encoded[name] = (state[name] as Table<Json>).rows();
      else encoded[name] = state[name] as Json;
    }
    return encoded;
  }

  function decode(raw: unknown): Loose {
    if (typeof raw !== 'object' || raw === null) throw new Error('The position is not an object of fields.');
    const encoded = raw as Readonly<Record<string, unknown>>;
    const state = create();
    for (const [name, field] of all) {
      if (!Object.hasOwn(encoded, name)) throw new Error(`The position has no field "${name}".`);
      setField(state, name, field, encoded[name]);
    }
    for (const name of Object.keys(encoded)) {
      if (!Object.hasOwn(fields, name))
        throw new Error(`The position has a field "${name}" that these rules do not know.`);
    }
    return state;
  }

  function hash(state: Loose): Hash {
    const hasher = new Hasher();
    for (let index = 0; index < scalars.length; index++) hasher.add(state.words[index]!);
    for (const one of columns) {
      const cells = state[one.name] as AnyColumn;
      for (let index = 0; index < cells.length; index++) hasher.add(cells[index]!);
    }
    for (const { name } of values) hasher.addJson(state[name]);
    for (const name of tables) {
      const rows = state[name] as Table<unknown>;
      hasher.add(rows.length);
      hasher.add(rows.hash());
    }
    return hasher.finish();
  }

  function patch(state: Loose, difference: Difference): void {
    for (const [name, change] of Object.entries(difference)) {
      const field = fields[name];
      if (field === undefined) throw new Error(`The change names a field "${name}" that these rules do not know.`);
      if ('cells' in change) {
        const cells = state[name] as AnyColumn;
        for (let at = 0; at < change.cells.length; at += 2) cells[change.cells[at]!] = change.cells[at + 1]!;
      } else if ('keep' in change) {
        const rows = state[name] as Table<Json>;
        rows.cut(change.keep);
        for (const row of change.add) rows.push(row);
      } else {
        setField(state, name, field, change.to);
      }
    }
  }

  function equal(one: Loose, two: Loose): boolean {
    for (let index = 0; index < one.words.length; index++) if (one.words[index] !== two.words[index]) return false;
    for (const { name } of values) if (!sameJson(one[name], two[name])) return false;
    for (const name of tables) {
      const mine = one[name] as Table<unknown>;
      const theirs = two[name] as Table<unknown>;
      if (mine.length !== theirs.length || mine.commonLength(theirs) !== mine.length) return false;
    }
    return true;
  }

  const diff = differ(
    all.map(([name, field]): Place => {
      if (field.field === 'table' || field.field === 'value') return { name, kind: field.field };
      if (field.field !== 'column') return { name, kind: 'scalar', at: scalars.findIndex(([other]) => other === name) };
      const { offset, length, make } = columns.find((one) => one.name === name)!;
      const end = Math.ceil((offset + length * make.BYTES_PER_ELEMENT) / 4);
      return { name, kind: 'column', at: offset >> 2, end };
    }),
  );

  const shape: Shape<Loose> = { fields, create, copyInto, copy, encode, decode, hash, equal, diff, patch };
  return shape as unknown as Shape<StateOfFields<F>>;
}

/** What `Array.from` gives, in an eighth of the time: it asks the column for each cell by a protocol made for any list. */
function listOf(cells: AnyColumn): readonly number[] {
  const list: number[] = [];
  list.length = cells.length;
  for (let index = 0; index < cells.length; index++) list[index] = cells[index]!;
  return list;
}

function accessor(field: Field, index: number): PropertyDescriptor & ThisType<{ readonly words: Int32Array }> {
  if (field.field === 'flag') {
    return {
      get() {
        return this.words[index] === 1;
      },
      set(on: boolean) {
        this.words[index] = on ? 1 : 0;
      },
    };
  }
  if (field.field === 'word') {
    const words = field.words;
    return {
      get() {
        return words[this.words[index]!];
      },
      set(chosen: string) {
        const at = words.indexOf(chosen);
        if (at < 0) throw new Error(`"${chosen}" is none of ${words.join(', ')}.`);
        this.words[index] = at;
      },
    };
  }
  return {
    get() {
      return this.words[index];
    },
    set(number: number) {
      this.words[index] = number;
    },
  };
}

function setField(state: Loose, name: string, field: Field, raw: unknown): void {
  const wrong = (expected: string): never => {
    throw new Error(`Field "${name}" of the position must be ${expected}.`);
  };
  switch (field.field) {
    case 'integer':
      if (!Number.isInteger(raw) || (raw as number) !== ((raw as number) | 0)) wrong('a whole number');
      break;
    case 'flag':
      if (typeof raw !== 'boolean') wrong('true or false');
      break;
    case 'word':
      if (typeof raw !== 'string' || !field.words.includes(raw)) wrong(`one of ${field.words.join(', ')}`);
      break;
    case 'column': {
      if (!Array.isArray(raw) || raw.length !== field.length) return wrong(`a list of ${field.length} whole numbers`);
      const cells = state[name] as AnyColumn;
      cells.set(raw as number[]);
      for (let index = 0; index < cells.length; index++) {
        if (cells[index] !== raw[index]) wrong(`a list of ${field.length} whole numbers that fit ${field.type}`);
      }
      return;
    }
    case 'table': {
      if (!Array.isArray(raw)) return wrong('a list of rows');
      const rows = state[name] as Table<Json>;
      rows.cut(0);
      for (const row of raw as Json[]) rows.push(row);
      return;
    }
    case 'value':
      break;
  }
  state[name] = raw;
}
