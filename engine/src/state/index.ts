export { column, flag, integer, table, value, word } from './fields.ts';
export type { Json } from './fields.ts';
export { stateShape } from './shape.ts';
export type { Difference } from './difference.ts';
export type { EncodedState, Shape, StateObject, StateOf } from './shape.ts';
export type { Hash } from './hash.ts';
export { Table } from './table.ts';
