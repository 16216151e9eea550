/** The kinds of field a state may have. A shape is made of these; see `shape.ts` for what is done with them. */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

export interface ColumnTypes {
  readonly int8: Int8Array;
  readonly uint8: Uint8Array;
  readonly int16: Int16Array;
  readonly uint16: Uint16Array;
  readonly int32: Int32Array;
}
export type ColumnType = keyof ColumnTypes;

export interface IntegerField {
  readonly field: 'integer';
}
export interface FlagField {
  readonly field: 'flag';
}
export interface WordField<T extends string> {
  readonly field: 'word';
  readonly words: readonly T[];
}
export interface ColumnField<T extends ColumnType> {
  readonly field: 'column';
  readonly type: T;
  readonly length: number;
}
export interface ValueField<T> {
  readonly field: 'value';
  readonly initial: T;
}
export interface TableField<Row> {
  readonly field: 'table';
  /** Only carries the type of a row. */
  readonly row?: Row;
}

export type Field =
  | IntegerField
  | FlagField
  | WordField<string>
  | ColumnField<ColumnType>
  | ValueField<unknown>
  | TableField<unknown>;

/** One whole number of 32 bits. */
export function integer(): IntegerField {
  return { field: 'integer' };
}

/** Yes or no. */
export function flag(): FlagField {
  return { field: 'flag' };
}

/** One of a few words, such as the phase of a turn. A new state holds the first. */
export function word<const T extends string>(words: readonly T[]): WordField<T> {
  return { field: 'word', words };
}

/** One whole number per unit, cell, side or whatever the index counts. */
export function column<T extends ColumnType>(type: T, length: number): ColumnField<T> {
  return { field: 'column', type, length };
}

/** An immutable value: replaced as a whole, never changed in place. */
export function value<T>(initial: T): ValueField<T> {
  return { field: 'value', initial };
}

/** Rows that are only ever added: messages, sightings, reports that arrived. */
export function table<Row>(): TableField<Row> {
  return { field: 'table' };
}
