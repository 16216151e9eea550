import { provenanceOfCell, provenanceOfSide, type Provenance } from '@club-route/theatre';
import type { MapSheet } from '@club-route/cartography/draw/map-sheet';

/** What is known of one side of a cell. */
export interface SideFacts {
  /** 'north-east', as the sheet lies. */
  readonly way: string;
  /** The neighbour's number. */
  readonly to: string;
  readonly facts: readonly Provenance[];
}

export interface CellFacts {
  readonly label: string;
  readonly names: readonly string[];
  readonly facts: readonly Provenance[];
  readonly sides: readonly SideFacts[];
}

const WAYS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const;

/** Everything a board knows of a cell and its sides, and how it knows. */
export function factsOf({ theatre, cells }: MapSheet, cell: number): CellFacts {
  const { board } = theatre;
  const sides: SideFacts[] = [];
  for (let direction = 0; direction < board.degree; direction++) {
    const other = board.neighbour[cell * board.degree + direction];
    if (other < 0) continue;
    const facts = distinct(provenanceOfSide(theatre, cell, other).map((fact) => inWords(theatre, fact)));
    if (facts.length === 0) continue;
    const [from, to] = [cells.centre[cell], cells.centre[other]];
    const bearing = Math.atan2(to.x - from.x, from.y - to.y);
    const way = WAYS[(Math.round(bearing / (Math.PI / 4)) + 8) % 8];
    sides.push({ way, to: board.labels[other], facts });
  }
  return {
    label: board.labels[cell],
    names: namesOf(theatre, cell),
    facts: distinct(provenanceOfCell(theatre, cell)),
    sides,
  };
}

/** 'major' is a road, and so on: a board's own word alone says little. */
function inWords({ file }: MapSheet['theatre'], fact: Provenance): Provenance {
  return file.roadKinds.includes(fact.what) && !['road', 'highway', 'trail'].includes(fact.what)
    ? { ...fact, what: `${fact.what} road` }
    : fact;
}

/** Two roads on one side are known in the same way: once is enough. */
function distinct(facts: readonly Provenance[]): readonly Provenance[] {
  const seen = new Set<string>();
  return facts.filter(({ what, certainty, why }) => {
    const key = `${what} ${certainty} ${why}`;
    return !seen.has(key) && seen.add(key);
  });
}

function namesOf({ file, board }: MapSheet['theatre'], cell: number): readonly string[] {
  return file.names.filter(([, , cells]) => cells.split(' ').includes(board.labels[cell])).map(([name]) => name);
}

/** 'Nijmegen 2621, city': what is said of a cell in a line. */
export function lineOf({ theatre }: MapSheet, cell: number): string {
  const names = namesOf(theatre, cell);
  const terrain = theatre.terrainKinds[theatre.terrain[cell]];
  return `${[...names, theatre.board.labels[cell]].join(' ')}, ${terrain}`;
}

/** The same with what lies on its sides, for who hears the map. */
export function soundOf(sheet: MapSheet, cell: number): string {
  const { facts, sides } = factsOf(sheet, cell);
  const more = facts.slice(1).map(({ what }) => what);
  const around = sides.map(
    ({ way, facts: known }) => `${way}: ${[...new Set(known.map(({ what }) => what))].join(', ')}`,
  );
  return [lineOf(sheet, cell), ...new Set(more), ...around].join('. ');
}
