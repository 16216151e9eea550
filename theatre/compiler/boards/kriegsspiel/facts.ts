import { factsOf, type Fact, type FactGroup } from '../../facts.ts';

const because = factsOf('theatre/compiler/boards/kriegsspiel/facts.ts');

function setUp(unit: string, cells: string): Fact {
  const id = unit.toLowerCase().replaceAll(/[ /]/g, '-');
  return { mark: `set-up-${id}`, kind: 'set-up', name: `Set-up of ${unit}`, cells };
}

function entry(id: string, name: string, cells: string): Fact {
  return { mark: `entry-${id}`, kind: 'entry', name, cells };
}

/** Squares of one column of the map, from one row to another. */
function column(x: number, from: number, to: number): string {
  return range(from, to, (y) => label(x, y));
}

function row(y: number, from: number, to: number): string {
  return range(from, to, (x) => label(x, y));
}

function range(from: number, to: number, cell: (at: number) => string): string {
  return Array.from({ length: to - from + 1 }, (_, at) => cell(from + at)).join(' ');
}

function label(x: number, y: number): string {
  return String(x).padStart(2, '0') + String(y).padStart(2, '0');
}

/** The campaign prints no square at all: everything here is carried over from the 1976 game, or settled by us. */
export const facts: readonly FactGroup[] = [
  because('ruled', 'a kilometre back from the bank, so that the river has a square between two villages', [
    { place: 'niftrik', cells: '2641' },
    { place: 'katwijk', cells: '3833' },
  ]),
  because('deduced', 'the neck of land at Heerewaarden, dry between Maas and Waal though hardly a kilometre wide', [
    { stands: '0545', at: '51.805 5.373' },
    { stands: '0645', at: '51.810 5.379' },
    { stands: '0646', at: '51.815 5.385' },
    { stands: '0746', at: '51.822 5.392' },
    { stands: '0747', at: '51.827 5.398' },
    { terrain: 'polder', cells: '0545 0645 0646 0746 0747' },
  ]),
  because('deduced', 'where the set-up hex of the 1976 game lies on the ground', [
    setUp('Krft', '4163'),
    setUp('2/9SS', '4563'),
    setUp('9SS Recon', '4156'),
    setUp('Grsn', '0212'),
    setUp('1/406', '4739'),
    setUp('2/406', '4834'),
    setUp('BrDf', '4044'),
  ]),
  because('deduced', 'the edge of the map at the end of the road or range of hexes of the 1976 game', [
    entry('xxx-corps', 'XXX Corps', '0600'),
    entry('von-tettau', 'Von Tettau', row(69, 12, 30)),
    entry('9ss', '9 SS', '4969'),
    entry('10ss', '10 SS', '5055'),
    entry('59-division', '59 Division', column(0, 12, 16)),
    entry('huber', 'Huber', column(0, 12, 37)),
    entry('west-late', 'From the west, late', column(0, 16, 37)),
    entry('406-division', '406 Division', column(50, 29, 46)),
  ]),
  because('ruled', 'west of the Maas, as history had it: the hexes of the 1976 game lie on the other bank in truth', [
    entry('107-brigade', '107 Brigade', '5003'),
    entry('walther', 'Walther', column(50, 0, 8)),
  ]),
];
