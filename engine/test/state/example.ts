import fc from 'fast-check';
import { column, flag, integer, stateShape, table, value, word } from '../../src/index.ts';

export interface Row {
  readonly turn: number;
  readonly text: string;
}

/** A shape with every kind of field, in an order that would misalign careless offsets. */
export const shape = stateShape({
  tiny: column('int8', 3),
  phase: word(['first', 'second', 'third']),
  bytes8: column('uint8', 5),
  turn: integer(),
  wide: column('int32', 2),
  short: column('int16', 3),
  over: flag(),
  notes: table<Row>(),
  long: column('uint16', 3),
  plan: value<readonly number[]>([]),
  letters: table<Row>(),
});

export type Example = ReturnType<typeof shape.create>;

const rows = fc.array(fc.record({ turn: fc.nat(9), text: fc.string({ maxLength: 4 }) }), { maxLength: 4 });

function cells(low: number, high: number, length: number): fc.Arbitrary<readonly number[]> {
  return fc.array(fc.integer({ min: low, max: high }), { minLength: length, maxLength: length });
}

/** Any state, also with values at the ends of their ranges. */
export const anyState: fc.Arbitrary<Example> = fc
  .record({
    tiny: cells(-128, 127, 3),
    phase: fc.constantFrom('first' as const, 'second' as const, 'third' as const),
    bytes8: cells(0, 255, 5),
    turn: fc.integer(),
    wide: cells(-(2 ** 31), 2 ** 31 - 1, 2),
    short: cells(-(2 ** 15), 2 ** 15 - 1, 3),
    over: fc.boolean(),
    notes: rows,
    long: cells(0, 2 ** 16 - 1, 3),
    plan: fc.array(fc.nat(99), { maxLength: 3 }),
    letters: rows,
  })
  .map((content) => shape.decode(content));
