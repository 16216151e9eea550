import {
  EMPTY_HAND,
  type CellOffer,
  type ChoiceOffer,
  type Offer,
  type PieceOffer,
  type Press,
  type Round,
  type UnitOffer,
} from './offer.ts';

/** Parts of offers that several games make alike. */

/** Keys go from cell to cell. */
export function roundOfCells(cells: Iterable<number>): () => Round<never, never> {
  return () => ({ stops: [...new Set(cells)].map((cell) => ({ cell })) });
}

/** Keys go from unit to unit, as far as they can be pressed. */
export function roundOfUnits<A, D>(units: ReadonlyMap<number, UnitOffer<A, D>>): () => Round<A, D> {
  return () => ({ stops: [...units].flatMap(([unit, { press }]) => (press === undefined ? [] : [{ unit, press }])) });
}

/** Units of which any may be pressed; those chosen already look so. */
export function pressableUnits<A, D>(
  units: readonly number[],
  cellOf: (unit: number) => number | undefined,
  press: (unit: number) => Press<A, D>,
  chosen: readonly number[] = [],
): ReadonlyMap<number, UnitOffer<A, D>> {
  return new Map(
    units.map((unit) => [
      unit,
      { cell: cellOf(unit), look: chosen.includes(unit) ? 'chosen' : 'able', press: press(unit) },
    ]),
  );
}

/** Cells of which any may be pressed, all alike. */
export function offeredCells<A, D>(
  cells: readonly number[],
  press: (cell: number) => Press<A, D>,
): ReadonlyMap<number, CellOffer<A, D>> {
  return new Map(cells.map((cell) => [cell, { look: 'offered', press: press(cell), careful: true }]));
}

/** An aim at which nothing is rolled and nothing may go wrong. */
export const PLAIN_AIM = { lines: [], faces: [], falls: [], warnings: [] } as const;

/** A unit more or less, in rising order. */
export function toggled(units: readonly number[], unit: number): readonly number[] {
  if (units.includes(unit)) return units.filter((one) => one !== unit);
  return [...units, unit].toSorted((one, two) => one - two);
}

/** A tray for each title, in the order in which they first come. */
export function traysBy(
  units: readonly number[],
  titleOf: (unit: number) => string,
): readonly { readonly title: string; readonly units: readonly number[] }[] {
  const trays = new Map<string, number[]>();
  for (const unit of units) {
    const title = titleOf(unit);
    trays.set(title, [...(trays.get(title) ?? []), unit]);
  }
  return [...trays].map(([title, those]) => ({ title, units: those }));
}

/** Units that can still be pressed, but are not lit, because another is chosen. */
export function dimmed<A, D>(
  units: ReadonlyMap<number, UnitOffer<A, D>>,
  chosen: readonly (readonly [number, UnitOffer<A, D>])[],
): ReadonlyMap<number, UnitOffer<A, D>> {
  return new Map([
    ...[...units].map(([unit, offer]): [number, UnitOffer<A, D>] => [unit, { ...offer, look: 'still' }]),
    ...chosen,
  ]);
}

/** A piece of a plan: where it stands, with what takes it back, or where it may go. */
export function pieceOffer<A, D>(
  piece: Pick<PieceOffer<A, D>, 'unit' | 'title' | 'note'>,
  placed: { readonly name: string; readonly label: string; readonly without: D } | undefined,
  where: string,
  isNext: boolean,
): PieceOffer<A, D> {
  if (placed === undefined) return { ...piece, where, step: isNext ? 'next' : 'later' };
  const back = { label: `Take ${piece.title} back from ${placed.label}`, press: { draft: placed.without } };
  return { ...piece, where: `at ${placed.name}`, step: 'placed', back };
}

type Way = readonly number[];
type Ways = readonly Way[];

export interface WaysTerms<A> {
  /** Where all ways start. */
  readonly from: number;
  /** Each way without the cell it starts from. */
  readonly ways: Ways;
  /** Cells that the way is to lead through. */
  readonly through: Way;
  readonly label: (cell: number) => string;
  readonly note: (cell: number) => string;
  readonly action: (way: Way) => A;
}

/** One of several ways is to be chosen, of which some may end in the same cell: its end is pressed, or first a cell on it. */
export function waysOffer<A, D>(
  terms: WaysTerms<A>,
): Pick<Offer<A, D>, 'cells' | 'groups' | 'way' | 'say' | 'round'> & { readonly hasOthers: boolean } {
  const { from, ways, through, label, note, action } = terms;
  const ends = [...new Set(ways.map(endOf))];
  const first = ends.map((end) => ways.find((way) => endOf(way) === end)!);
  const others = ways.filter((way) => !first.includes(way));
  const choiceOf = (way: Way, by: Way): ChoiceOffer<A, D> => ({
    label: label(endOf(way)),
    note: by.length === 0 ? note(endOf(way)) : `by ${by.map(label).join(', ')}`,
    press: { action: action(way) },
    cell: endOf(way),
    through: by,
  });
  return {
    hasOthers: others.length > 0,
    cells: cellsOf(terms),
    groups: [
      { title: 'Hexes', kind: 'cells', choices: first.map((way) => choiceOf(way, [])) },
      {
        title: 'Other paths',
        folded: 'Other paths to the same hexes',
        kind: 'cells',
        choices: others.map((way) => choiceOf(way, way.slice(0, -1))),
      },
    ],
    way: (aim) => {
      const open = waysThrough(ways, through);
      const way = open.find((one) => endOf(one) === aim) ?? (open.length === 1 ? open[0] : undefined);
      return way === undefined ? [] : [from, ...way];
    },
    say: (cell) => wordsOf(ways, cell),
    round: roundOfCells(ends),
  };
}

function endOf(way: Way): number {
  return way.at(-1)!;
}

/** Those that lead through all these cells. */
function waysThrough(ways: Ways, through: Way): Ways {
  return ways.filter((way) => through.every((cell) => way.includes(cell)));
}

/** The last cell of a way takes it; one before it is to be passed, or no longer. */
function cellsOf<A, D>({ ways, through, action }: WaysTerms<A>): ReadonlyMap<number, CellOffer<A, D>> {
  const open = waysThrough(ways, through);
  const cells = new Map<number, CellOffer<A, D>>();
  for (const cell of new Set(ways.flat())) {
    const taken = open.find((way) => endOf(way) === cell);
    if (taken !== undefined) {
      cells.set(cell, { look: 'offered', press: { action: action(taken) }, careful: true });
      continue;
    }
    const press = { hand: { ...EMPTY_HAND, through: passing(ways, through, cell) } };
    cells.set(cell, open.some((way) => way.includes(cell)) ? { look: 'faint', press } : { press });
  }
  return cells;
}

function passing(ways: Ways, through: Way, cell: number): Way {
  if (through.includes(cell)) return through.filter((one) => one !== cell);
  const further = [...through, cell];
  return waysThrough(ways, further).length > 0 ? further : [cell];
}

function wordsOf(ways: Ways, cell: number): readonly string[] {
  const here = ways.filter((way) => endOf(way) === cell).length;
  if (here > 0) return [here === 1 ? '1 retreat path' : `${here} retreat paths`];
  return ways.some((way) => way.includes(cell)) ? ['on a retreat path'] : [];
}
