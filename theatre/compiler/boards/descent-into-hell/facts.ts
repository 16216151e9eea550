import { factsOf, type Fact, type FactGroup } from '../../facts.ts';

const because = factsOf('theatre/compiler/boards/descent-into-hell/facts.ts');

function label(column: number, row: number): string {
  return String(column).padStart(2, '0') + String(row).padStart(2, '0');
}

function range(from: number, to: number, cell: (at: number) => string): string[] {
  return Array.from({ length: to - from + 1 }, (_, at) => cell(from + at));
}

/** The hexes of one edge. */
const west = (from: number, to: number): string[] => range(from, to, (row) => label(1, row));
const east = (from: number, to: number): string[] => range(from, to, (row) => label(26, row));
const north = (from: number, to: number): string[] => range(from, to, (column) => label(column, 1));
const south = (from: number, to: number): string[] => range(from, to, (column) => label(column, 32));

function area(id: string, name: string, colour: 'red' | 'blue', cells: readonly string[]): Fact {
  return { mark: `entry-${id}`, kind: `${colour} entry area`, name, cells: cells.join(' ') };
}

const southOfStartLine = range(1, 11, (column) => range(30, 32, (row) => label(column, row)).join(' ')).join(' ');

export const facts: readonly FactGroup[] = [
  because('ruled', 'south of the start line: the Allied side of the front of 17 September', [
    { flag: 'south of the start line', cells: southOfStartLine },
  ]),
  because('deduced', 'the neck of land at Sint-Andries, where Maas and Waal nearly meet', [
    { stands: '0711', at: '51.798 5.362' },
  ]),
  because('ruled', 'between two sides as good as each other, the one at the town or on the straight road', [
    { crossing: 'joes-bridge', kind: 'highway bridge', over: 'bocholt-herentals', cells: '0731 0730' },
    { crossing: 'oirschot-bridge', kind: 'highway bridge', over: 'wilhelminakanaal', cells: '0622 0621' },
    { crossing: 'grave-bridge', kind: 'highway bridge', over: 'maas', cells: '1612 1712' },
    { crossing: 'nijmegen-bridge', kind: 'highway bridge', over: 'waal', cells: '1910 1909' },
    { crossing: 'malden-bridge', kind: 'bridge', over: 'maas-waalkanaal', cells: '1811 1911' },
    { crossing: 'driel-ferry', kind: 'ferry', over: 'neder-rijn', cells: '1806 1805' },
  ]),
  because('ruled', 'red and blue entry areas are printed on the lost map; the edge is shared out by geography', [
    area('german-north', 'German North', 'red', [...north(11, 26), ...east(2, 9)]),
    area('german-east', 'German East', 'red', east(10, 18)),
    area('german-southeast', 'German Southeast', 'red', [...east(19, 32), ...south(12, 25)]),
    area('dutch-northwest', 'Dutch Northwest', 'blue', [...north(1, 10), ...west(2, 10)]),
    area('dutch-west', 'Dutch West', 'blue', west(11, 29)),
  ]),
];
