import { factsOf, type Fact, type FactGroup } from '../../facts.ts';

const because = factsOf('theatre/compiler/boards/farthest-bridge/facts.ts');

function setUp(unit: string, cells: string): Fact {
  return { mark: `set-up-${unit.toLowerCase().replace('/', '-')}`, kind: 'set-up', name: `Set-up of ${unit}`, cells };
}

function entry(id: string, name: string, cells: string): Fact {
  return { mark: `entry-${id}`, kind: 'entry', name, cells };
}

/** The edge hexes of row 01 from one column to another: the west edge. */
function west(from: number, to: number): string {
  const cells: string[] = [];
  for (let column = from; column <= to; column++) cells.push(`${String(column).padStart(2, '0')}01`);
  return cells.join(' ');
}

/** What the rules of 2010 print, by their numbers. */
export const printedFacts: readonly FactGroup[] = [
  because('printed', 'set-up, 18.0', [
    setUp('2/406', '2025'),
    setUp('1/406', '2325'),
    setUp('BrDf', '2621'),
    setUp('Krft', '3722'),
    setUp('2/9SS', '3724'),
    setUp('9S', '3322'),
    setUp('Grsn', '0702'),
  ]),
  because('printed', 'drop zone, 18.0', [
    { mark: 'drop-zone-1st', kind: 'drop zone', name: '1st Drop Zone', cells: '3919' },
    { mark: 'drop-zone-101st', kind: 'drop zone', name: '101st Drop Zone', cells: '1007' },
    { mark: 'drop-zone-82nd', kind: 'drop zone', name: '82nd Drop Zone', cells: '2323' },
  ]),
  because('printed', 'entry, 11.1', [
    entry('north', 'North edge', '3907 3908 3909 3910 3911 3912 3913 3914 3915 3916'),
    entry('north-1-9ss', 'North edge, 5-5-10', '3824'),
    entry('north-3-9ss', 'North edge, 4-4-7', '3925'),
    entry('east-10ss', 'East edge, 10 SS', '3326'),
    entry('east-107-armor', 'East edge, 5-3-10', '0725'),
    entry('east-107-mech', 'East edge, 4-4-10', '0726'),
    entry('east-north', 'East edge, north', '1726 1825 1926 2025 2126 2225 2326 2425 2526 2625 2726'),
    entry('east-south', 'East edge, south', '0126 0225 0326 0425 0526 0625 0726 0825'),
    entry('west-0901', 'West edge to 0901', west(7, 9)),
    entry('west-2301', 'West edge to 2301', west(7, 23)),
    entry('west-late', 'West edge from 0901', west(9, 23)),
  ]),
  because('printed', 'Arnhem, 17.0', [
    { mark: 'objective-arnhem', kind: 'objective', name: 'Arnhem', cells: '3423 3523 3524' },
  ]),
  because('deduced', 'the south edge beside an Eindhoven hex, 11.1', [
    entry('eindhoven', 'Eindhoven edge', '0103 0104 0105'),
  ]),
  because('found', 'city read from the 1976 map and checked by eye', [
    { place: 'arnhem', cells: '3423 3523 3524' },
    { place: 'nijmegen', cells: '2621 2620 2520 2521' },
    { place: 'eindhoven', cells: '0204 0203 0304' },
    { place: 'oosterbeek', cells: '3521' },
  ]),
  // The fit of this board is good to 1 km in the mean; a town may lie twice as far from where the ground has its place.
  because(
    'deduced',
    'no other place of the ground without a hex lies within 2 km of this town of the reading, on its bank',
    [
      { place: 'de-rips', cells: '0616' },
      { place: 'berg-en-dal', cells: '2423' },
      { place: 'stiphout', cells: '0309' },
      { place: 'den-bosch', cells: '1901' },
      { place: 'tongelre', cells: '0106' },
    ],
  ),
];
