import { factsOf, type FactGroup } from '../../facts.ts';

/**
 * Hex terrain as read by machine from the 1976 map of the same grid, whose readers checked the cities by eye. North is
 * at the top and west on the left, so a line is a column of the printed numbers and even columns stand half a hex
 * farther right. m mixed, b broken, r rough, w woods, t town, C city; a dot is off the map.
 */
const map = [
  '39  . . . . . m m w r w t m m w w w t t m w w r w w w w',
  '38   . . . . . m t m r w m m b w r w m m m w w r w w w',
  '37  . . . . . m m m t r w b b m w w m m w r r w w w r r',
  '36   . . . . . m b m m w w r b m w w m w r r r r w w r',
  '35  . . . . . m b m t b m t r w w t t t r t C t C C w t',
  '34   . . . . . m w b m b m t m m b t b m b b b m C t b',
  '33  . . . . . m b w m m w w w w m t b b b b b t m m t t',
  '32   . . . . . m b b b b t b b b b b b b b b t b m t b',
  '31  . . . . . m m m m t t t w w w w b t t b t m m t m b',
  '30   . . . . . b b b m t t m b m m w m m m t t m m m t',
  '29  . . . . . b b b b b b b b b t b w w b t t m m m m m',
  '28   . . m m b b b b m m b b b b b t m m m t t m m m m',
  '27  . . . b b b m m b m t b b m m b m m t m t m m m m m',
  '26   . . m b m m b m m b b m m t b b b b t C C m t m m',
  '25  . . m b b b t t b b b b m m t b w t t C C r t m m m',
  '24   m b b b b b m b m b b b m b t w m m w w r r t m m',
  '23  m b b b b b m m m m m m b b b b w m m m w r r t t w',
  '22   b b b b b b m t m w t m m m t m t m m t w r t m w',
  '21  b m b b m m m m m w w m m m m t m m m t m w r m m w',
  '20   m b b m m m m m m w m m m m t m m m m m r b b m b',
  '19  t m m m m m w w m w w w m m w m m m m m t w r b b w',
  '18   m b m m m m w m t m w b m m m m m m m m m t m m m',
  '17  m m b m m m m m m m m m t m m m m m m t m m t m m m',
  '16   m m b m m m m m m m m m m m m t m b b m m m t m m',
  '15  m m b b m m m m m m t m m m b t t t t m m b m m m m',
  '14   m m m m b m m m t m m t m m b w m m m m m m t m m',
  '13  m m m m t m m t t m m m m m b b w m t m m t m t m m',
  '12   m m m t m t m b t m m m b b b b b m t m m m m t m',
  '11  m m m m m t m b b m m m m b b m m b t t m b m m t m',
  '10   m m m t m m m m b b t m m b b m b t t b b m m m t',
  '09  t m b b t b m m m b b b m m b t b b b t b m m m m t',
  '08   t b b b t b m m m b b t m b b m t b b b m m m m m',
  '07  t t b w w w b b m t b m m b m m m b b b m m m m m t',
  '06   m t w w w b b m m b b m m m m t b b b b m t t m m',
  '05  m m t m t m m m m m b m m m m m b b b b b m t m m m',
  '04   m m t t m m t m m b b b m t t m b b m b t m m m m',
  '03  m m m C m m t m t t t t b m m m m b t m b m m m m m',
  '02   m m C C m m m m t b b b m t t t m b m m m m m m m',
  '01  m m m m t t m m t m b b b b m m t b b b m m m m m m',
] as const;

export const terrainKinds = { m: 'mixed', b: 'broken', r: 'rough', w: 'woods', t: 'town', C: 'city' } as const;

/** Column -> its letters from row 01 on. */
export const letters: ReadonlyMap<number, string> = new Map(
  map.map((line) => [Number(line.slice(0, 2)), line.slice(2).replaceAll(' ', '')]),
);

const because = factsOf('theatre/compiler/boards/farthest-bridge/terrain.ts');

/** One hex that the reading missed. */
const hole = '3819';

export const terrainFacts: readonly FactGroup[] = [
  because(
    'found',
    'terrain read from the 1976 map',
    Object.entries(terrainKinds).map(([letter, terrain]) => ({ terrain, cells: cellsOf(letter) })),
  ),
  because('ruled', 'a hole in the reading of the 1976 map; its neighbours are mixed and woods', [
    { terrain: 'mixed', cells: hole },
  ]),
];

function cellsOf(letter: string): string {
  const cells: string[] = [];
  for (const [column, line] of letters) {
    for (let row = 1; row <= line.length; row++) {
      const label = String(column).padStart(2, '0') + String(row).padStart(2, '0');
      if (line[row - 1] === letter && label !== hole) cells.push(label);
    }
  }
  return cells.join(' ');
}
