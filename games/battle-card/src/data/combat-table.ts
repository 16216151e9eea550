/** The two combat results tables (found: read from the 2023 sheet; two independent transcriptions agree in every cell). */

export type Order = 'attack' | 'defend';
export type Advantage = 'allied' | 'german' | 'none';

/** What a battle does: losses of both sides, and whether the area becomes Allied. */
export interface Outcome {
  readonly alliedLoss: number;
  readonly germanLoss: number;
  readonly takesControl: boolean;
}

/** Three bands of the die: 1, then 2 to 4, then 5 and 6. */
export type Row = readonly [Outcome, Outcome, Outcome];
export type CombatTable = Readonly<Record<Order, Readonly<Record<Advantage, Row>>>>;

/** By die face: which band it falls in; and how many of the six faces each band has. */
export const BAND_OF_FACE: readonly number[] = [0, 1, 1, 1, 2, 2];
export const FACES_IN_BAND: readonly number[] = [1, 3, 2];

type Cell = readonly [alliedLoss: number, germanLoss: number, takesControl: 0 | 1];

function row(...cells: readonly [Cell, Cell, Cell]): Row {
  const [one, two, three] = cells;
  return [outcome(one), outcome(two), outcome(three)];
}

function outcome([alliedLoss, germanLoss, takesControl]: Cell): Outcome {
  return { alliedLoss, germanLoss, takesControl: takesControl === 1 };
}

export const COMBAT_TABLE: CombatTable = {
  //                 die 1      2, 3, 4    5, 6
  attack: {
    allied: row([1, 0, 0], [1, 1, 1], [0, 1, 1]),
    german: row([3, 0, 0], [2, 1, 0], [1, 0, 1]),
    none: row([2, 0, 0], [1, 1, 0], [1, 1, 1]),
  },
  defend: {
    allied: row([1, 1, 0], [0, 0, 0], [0, 0, 0]),
    german: row([2, 0, 0], [1, 0, 0], [0, 0, 0]),
    none: row([1, 0, 0], [1, 1, 0], [0, 0, 0]),
  },
};

/** Reads a table from a file: `{attack: {allied: [[1,0,0], …], …}, defend: …}`; or says which cell is wrong. */
export function readCombatTable(raw: unknown): { readonly table: CombatTable } | { readonly problem: string } {
  const table: Partial<Record<Order, Record<Advantage, Row>>> = {};
  for (const order of ['attack', 'defend'] as const) {
    const rows: Partial<Record<Advantage, Row>> = {};
    for (const advantage of ['allied', 'german', 'none'] as const) {
      const cells = at(at(raw, order), advantage);
      if (!Array.isArray(cells) || cells.length !== 3 || !cells.every(isCell)) {
        return {
          problem: `"${order}" with "${advantage}" advantage must be three cells [Allied loss, German loss, control 0 or 1], for the die 1, 2–4 and 5–6.`,
        };
      }
      rows[advantage] = row(...(cells as unknown as [Cell, Cell, Cell]));
    }
    table[order] = rows as Record<Advantage, Row>;
  }
  return { table: table as CombatTable };
}

function at(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
}

function isCell(cell: unknown): cell is Cell {
  return (
    Array.isArray(cell) &&
    cell.length === 3 &&
    cell.every((number) => Number.isInteger(number) && number >= 0 && number <= 6) &&
    (cell[2] === 0 || cell[2] === 1)
  );
}
