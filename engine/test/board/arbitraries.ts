import * as fc from 'fast-check';
import { areaBoard, hexBoard, squareBoard, type AreaLink, type Board } from '../../src/board/index.ts';
import type { HexBoard, HexPlan, Passage, SquareBoard } from '../../src/board/index.ts';
import type { Terms } from './reference.ts';

const gridNumbers = {
  columns: fc.integer({ min: 1, max: 7 }),
  rows: fc.integer({ min: 1, max: 7 }),
  firstColumn: fc.integer({ min: 0, max: 3 }),
  firstRow: fc.integer({ min: 0, max: 3 }),
  separator: fc.constantFrom(undefined, ',', '-'),
};

const hexNumbers = {
  ...gridNumbers,
  top: fc.constantFrom<'flat' | 'pointy'>('flat', 'pointy'),
  offset: fc.constantFrom<'odd' | 'even'>('odd', 'even'),
};

/** Some cells of the rectangle missing, never all of them. */
const holes = fc.uniqueArray(fc.nat(48), { maxLength: 12 });

function withHoles<P extends { columns: number; rows: number; firstColumn: number; firstRow: number }>(
  plan: P,
  missing: readonly number[],
): P & { exists: (column: number, row: number) => boolean } {
  const gone = new Set(missing);
  const exists = (column: number, row: number): boolean => {
    const place = (column - plan.firstColumn) * plan.rows + (row - plan.firstRow);
    return place === 0 || !gone.has(place);
  };
  return { ...plan, exists };
}

const fullHexPlan: fc.Arbitrary<HexPlan> = fc.record(hexNumbers);

export const fullHexBoard: fc.Arbitrary<HexBoard> = fullHexPlan.map(hexBoard);

export const anyHexBoard: fc.Arbitrary<HexBoard> = fc
  .tuple(fullHexPlan, holes)
  .map(([plan, missing]) => hexBoard(withHoles(plan, missing)));

export const anySquareBoard: fc.Arbitrary<SquareBoard> = fc
  .tuple(fc.record(gridNumbers), holes, fc.constantFrom<'none' | 'all' | 'some'>('none', 'all', 'some'))
  .map(([plan, missing, corners]) => {
    const corner = (column: number, row: number, _otherColumn: number, otherRow: number): boolean =>
      corners === 'all' || (column * 5 + row * 3 + otherRow) % 3 === 0;
    return squareBoard({ ...withHoles(plan, missing), corner: corners === 'none' ? undefined : corner });
  });

const anyAreaBoard: fc.Arbitrary<Board> = fc
  .integer({ min: 1, max: 9 })
  .chain((count) => {
    const pair = fc.tuple(fc.nat(count - 1), fc.nat(count - 1)).filter(([a, b]) => a < b);
    const links =
      count < 2 ? fc.constant([]) : fc.uniqueArray(pair, { maxLength: 16, selector: ([a, b]) => a * 9 + b });
    return fc.tuple(fc.constant(count), links);
  })
  .map(([count, links]) => {
    const names = Array.from({ length: count }, (_, index) => `area ${index}`);
    return areaBoard(
      names,
      links.map(([a, b]): AreaLink => [names[a], names[b]]),
    );
  });

export const anyBoard: fc.Arbitrary<Board> = fc.oneof(anyHexBoard, anySquareBoard, anyAreaBoard);

/** A column of the given length, `set` of it on average. */
function anyMask(length: number, set: number): fc.Arbitrary<Uint8Array> {
  return fc
    .array(fc.nat(99), { minLength: length, maxLength: length })
    .map((values) => Uint8Array.from(values, (value) => (value < set * 100 ? 1 : 0)));
}

export interface Journey extends Terms {
  readonly board: Board;
  readonly sources: readonly number[];
  readonly goal: Uint8Array;
}

export const LARGEST_BUDGET = 14;

function journeyOn(board: Board): fc.Arbitrary<Journey> {
  const steps = board.cells * board.degree;
  const price = fc.oneof(
    { weight: 1, arbitrary: fc.constant(-1) },
    { weight: 1, arbitrary: fc.constant(0) },
    { weight: 6, arbitrary: fc.integer({ min: 1, max: 4 }) },
    { weight: 1, arbitrary: fc.integer({ min: 5, max: 20 }) },
  );
  return fc.record({
    board: fc.constant(board),
    sources: fc.array(fc.nat(board.cells - 1), { minLength: 1, maxLength: 4 }),
    goal: anyMask(board.cells, 0.1),
    budget: fc.nat(LARGEST_BUDGET),
    stepCost: fc.array(price, { minLength: steps, maxLength: steps }).map((prices) => Int16Array.from(prices)),
    blocked: anyMask(board.cells, 0.15),
    stop: anyMask(board.cells, 0.2),
  });
}

export const anyJourney: fc.Arbitrary<Journey> = anyBoard.chain(journeyOn);

/** Several journeys over the same board, for one searcher to make in turn. */
export const anyJourneys: fc.Arbitrary<readonly Journey[]> = anyBoard.chain((board) =>
  fc.array(journeyOn(board), { minLength: 2, maxLength: 5 }),
);

export interface Spill {
  readonly board: Board;
  readonly sources: readonly number[];
  readonly goal: Uint8Array;
  readonly passage: Passage;
  readonly limit: number;
}

function spillOn(board: Board): fc.Arbitrary<Spill> {
  return fc.record({
    board: fc.constant(board),
    sources: fc.array(fc.nat(board.cells - 1), { minLength: 1, maxLength: 3 }),
    goal: anyMask(board.cells, 0.1),
    passage: fc.record({
      openSteps: fc.option(anyMask(board.cells * board.degree, 0.7), { nil: undefined }),
      openSides: fc.option(anyMask(board.sides, 0.7), { nil: undefined }),
      blocked: fc.option(anyMask(board.cells, 0.15), { nil: undefined }),
    }),
    limit: fc.oneof(fc.nat(5), fc.constant(board.cells)),
  });
}

export const anySpill: fc.Arbitrary<Spill> = anyBoard.chain(spillOn);

export const anySpills: fc.Arbitrary<readonly Spill[]> = anyBoard.chain((board) =>
  fc.array(spillOn(board), { minLength: 2, maxLength: 5 }),
);
