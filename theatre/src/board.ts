import {
  cellLabelled,
  directionTo,
  hexBoard,
  sideBetween,
  squareBoard,
  type Grid,
  type HexBoard,
} from '@club-route/engine';
import {
  LAND_LETTERS,
  REASON_DIGITS,
  type BoardFile,
  type CrossingFile,
  type GridFile,
  type MarkFile,
  type ReasonFile,
  type WaterFile,
} from './board-file.ts';
import type { Land } from './ground/types.ts';

/** A compiled board unfolded into columns on top of the engine's board. -1 means none throughout. */
export interface TheatreBoard<B extends Grid = Grid> {
  readonly file: BoardFile;
  readonly board: B;
  readonly terrainKinds: readonly string[];
  /** cell -> position in `terrainKinds`. */
  readonly terrain: Uint8Array;
  /** cell -> the land between the great rivers it belongs to. */
  readonly land: readonly (Land | undefined)[];
  readonly waters: readonly WaterFile[];
  /** side -> position in `waters`, the greatest water where several run; cell -> the same, for squares of water. */
  readonly sideWater: Int8Array;
  readonly cellWater: Int8Array;
  /** step -> 0, or 1 + position in `roadKinds` of the best road that takes this step. Corner links included. */
  readonly stepRoad: Uint8Array;
  readonly stepRail: Uint8Array;
  readonly crossings: readonly CrossingFile[];
  /** side -> the first listed crossing over it; cell -> the crossing that owns this square of water. */
  readonly sideCrossing: Int16Array;
  readonly cellCrossing: Int16Array;
  /** flag -> cell -> 0 or 1. */
  readonly flags: ReadonlyMap<string, Uint8Array>;
  readonly borders: ReadonlyMap<string, Uint8Array>;
  /** Place id -> its cells, the first being the one that stands for it. */
  readonly places: ReadonlyMap<string, readonly number[]>;
  readonly marks: ReadonlyMap<string, MarkFile & { readonly cellList: readonly number[] }>;
}

export function loadBoard(file: BoardFile): TheatreBoard {
  return file.grid.shape === 'hex' ? loadHexBoard(file) : loadSquareBoard(file);
}

/** The rules of a game and its map load the same file, and unfolding it twice keeps a page from opening. */
const unfolded = new WeakMap<BoardFile, TheatreBoard>();

function once<B extends Grid>(file: BoardFile, make: () => TheatreBoard<B>): TheatreBoard<B> {
  const board = unfolded.get(file) ?? make();
  unfolded.set(file, board);
  return board as TheatreBoard<B>;
}

export function loadHexBoard(file: BoardFile): TheatreBoard<HexBoard> {
  const { grid } = file;
  if (grid.shape !== 'hex') throw new TypeError(`The board ${file.id} has no hexes.`);
  return once(file, () => unfold(file, hexBoard({ ...grid, exists: existence(file) })));
}

export function loadSquareBoard(file: BoardFile): TheatreBoard {
  const { grid } = file;
  if (grid.shape !== 'square') throw new TypeError(`The board ${file.id} has no squares.`);
  return once(file, () => unfold(file, squaresOf(file, grid)));
}

/** Two squares that meet at a corner are linked where a road or railway runs through it. */
function squaresOf(file: BoardFile, grid: Extract<GridFile, { readonly shape: 'square' }>): Grid {
  const links = new Set<string>();
  for (const { chain } of [...file.roads, ...file.rails]) {
    const cells = chain.split(' ');
    for (let at = 1; at < cells.length; at++)
      links.add(`${cells[at - 1]} ${cells[at]}`).add(`${cells[at]} ${cells[at - 1]}`);
  }
  const label = (column: number, row: number): string => String(column).padStart(2, '0') + String(row).padStart(2, '0');
  return squareBoard({
    ...grid,
    exists: existence(file),
    corner: (column, row, otherColumn, otherRow) => links.has(`${label(column, row)} ${label(otherColumn, otherRow)}`),
  });
}

function existence({ grid, terrain }: BoardFile): (column: number, row: number) => boolean {
  return (column, row) => letterAt(terrain.columns, grid, column, row) !== '.';
}

function letterAt(columns: readonly string[], grid: GridFile, column: number, row: number): string {
  return columns[column - grid.firstColumn]?.[row - grid.firstRow] ?? '.';
}

function unfold<B extends Grid>(file: BoardFile, board: B): TheatreBoard<B> {
  const list = (labels: string): number[] => labels.split(' ').map((label) => cellLabelled(board, label));
  const letters = Object.keys(file.terrain.kinds);
  const terrain = Uint8Array.from(board.labels, (_, cell) =>
    letters.indexOf(letterAt(file.terrain.columns, file.grid, board.columnOf[cell], board.rowOf[cell])),
  );
  const flags = new Map<string, Uint8Array>();
  for (const { flag, cells } of file.flags) {
    const column = flags.get(flag) ?? new Uint8Array(board.cells);
    for (const cell of list(cells)) column[cell] = 1;
    flags.set(flag, column);
  }
  const borders = new Map<string, Uint8Array>();
  for (const { id, sides } of file.borders) {
    const column = borders.get(id) ?? new Uint8Array(board.sides);
    for (const side of sideList(board, sides)) column[side] = 1;
    borders.set(id, column);
  }
  return {
    file,
    board,
    terrainKinds: letters.map((letter) => file.terrain.kinds[letter]),
    terrain,
    land: board.labels.map((_, cell) => landOf(file, board.columnOf[cell], board.rowOf[cell])),
    waters: file.waters,
    ...unfoldWater(file, board),
    stepRoad: unfoldSteps(board, file.roads, ({ kind }) => file.roadKinds.indexOf(kind) + 1),
    stepRail: unfoldSteps(board, file.rails, () => 1),
    crossings: file.crossings,
    ...unfoldCrossings(file, board),
    flags,
    borders,
    places: new Map(file.names.map(([, place, cells]) => [place, list(cells)])),
    marks: new Map(file.marks.map((mark) => [mark.id, { ...mark, cellList: list(mark.cells) }])),
  };
}

function landOf(file: BoardFile, column: number, row: number): Land | undefined {
  const letter = letterAt(file.lands, file.grid, column, row);
  return (Object.keys(LAND_LETTERS) as Land[]).find((land) => LAND_LETTERS[land] === letter);
}

function sideList(board: Grid, sides: string): number[] {
  return sides.split(' ').map((label) => {
    const [a, b] = label.split('/');
    const side = sideBetween(board, cellLabelled(board, a), cellLabelled(board, b));
    if (side < 0) throw new RangeError(`"${label}" is no side of this board.`);
    return side;
  });
}

/** Waters are listed from the greatest to the least, so the first to claim a side keeps it. */
function unfoldWater(file: BoardFile, board: Grid): Pick<TheatreBoard, 'sideWater' | 'cellWater'> {
  const sideWater = new Int8Array(board.sides).fill(-1);
  const cellWater = new Int8Array(board.cells).fill(-1);
  for (const [index, { parts }] of file.waters.entries()) {
    for (const { sides, cells } of parts) {
      for (const side of sides === undefined ? [] : sideList(board, sides)) {
        if (sideWater[side] < 0) sideWater[side] = index;
      }
      for (const label of cells === undefined ? [] : cells.split(' ')) {
        const cell = cellLabelled(board, label);
        if (cellWater[cell] < 0) cellWater[cell] = index;
      }
    }
  }
  return { sideWater, cellWater };
}

function unfoldSteps<C extends { readonly chain: string }>(
  board: Grid,
  chains: readonly C[],
  grade: (chain: C) => number,
): Uint8Array {
  const steps = new Uint8Array(board.cells * board.degree);
  for (const chain of chains) {
    const cells = chain.chain.split(' ').map((label) => cellLabelled(board, label));
    for (let at = 1; at < cells.length; at++) {
      const direction = directionTo(board, cells[at - 1], cells[at]);
      if (direction < 0) throw new RangeError(`"${chain.chain}": two cells in a row do not touch.`);
      const step = cells[at - 1] * board.degree + direction;
      steps[step] = Math.max(steps[step], grade(chain));
      steps[board.reverse[step]] = steps[step];
    }
  }
  return steps;
}

function unfoldCrossings(file: BoardFile, board: Grid): Pick<TheatreBoard, 'sideCrossing' | 'cellCrossing'> {
  const sideCrossing = new Int16Array(board.sides).fill(-1);
  const cellCrossing = new Int16Array(board.cells).fill(-1);
  for (const [index, { cells }] of file.crossings.entries()) {
    const way = cells.split(' ').map((label) => cellLabelled(board, label));
    for (let at = 1; at < way.length; at++) {
      const side = sideBetween(board, way[at - 1], way[at]);
      if (side >= 0 && sideCrossing[side] < 0) sideCrossing[side] = index;
    }
    for (const cell of way.slice(1, -1)) if (cellCrossing[cell] < 0) cellCrossing[cell] = index;
  }
  return { sideCrossing, cellCrossing };
}

/** One thing known of a cell or side, and how: `{ what: 'Maas', certainty: 'found', why: '…' }`. */
export interface Provenance {
  readonly what: string;
  readonly certainty: ReasonFile[0];
  readonly why: string;
}

export function provenanceOfCell(theatre: TheatreBoard, cell: number): readonly Provenance[] {
  const { file, board } = theatre;
  const label = board.labels[cell];
  const has = (cells: string | undefined): boolean => cells !== undefined && cells.split(' ').includes(label);
  const digit = letterAt(file.terrain.why, file.grid, board.columnOf[cell], board.rowOf[cell]);
  return [
    known(file, theatre.terrainKinds[theatre.terrain[cell]], REASON_DIGITS.indexOf(digit)),
    ...file.names.filter(([, , cells]) => has(cells)).map(([name, , , why]) => known(file, name, why)),
    ...file.flags.filter(({ cells }) => has(cells)).map(({ flag, why }) => known(file, flag, why)),
    ...file.marks.filter(({ cells }) => has(cells)).map(({ name, why }) => known(file, name, why)),
    ...file.waters.flatMap(({ name, kind, parts }) =>
      parts.filter(({ cells }) => has(cells)).map(({ why }) => known(file, name || kind, why)),
    ),
    ...file.crossings.filter(({ cells }) => has(cells)).map(({ name, why }) => known(file, name, why)),
  ];
}

export function provenanceOfSide(theatre: TheatreBoard, a: number, b: number): readonly Provenance[] {
  const { file, board } = theatre;
  const [from, to] = [board.labels[a], board.labels[b]];
  const pair = (sides: string | undefined): boolean =>
    sides !== undefined && sides.split(' ').some((side) => side === `${from}/${to}` || side === `${to}/${from}`);
  const runs = (chain: string): boolean =>
    ` ${chain} `.includes(` ${from} ${to} `) || ` ${chain} `.includes(` ${to} ${from} `);
  return [
    ...file.waters.flatMap(({ name, kind, parts }) =>
      parts.filter(({ sides }) => pair(sides)).map(({ why }) => known(file, name || kind, why)),
    ),
    ...file.crossings.filter(({ cells }) => runs(cells)).map(({ name, why }) => known(file, name, why)),
    ...file.roads.filter(({ chain }) => runs(chain)).map(({ kind, why }) => known(file, kind, why)),
    ...file.rails.filter(({ chain }) => runs(chain)).map(({ why }) => known(file, 'railway', why)),
    ...file.borders.filter(({ sides }) => pair(sides)).map(({ id, why }) => known(file, id, why)),
  ];
}

function known(file: BoardFile, what: string, why: number): Provenance {
  const [certainty, text] = file.reasons[why];
  return { what, certainty, why: text };
}
