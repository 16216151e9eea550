import type { RulesSection } from '@club-route/engine';
import { CLOSED, GROUNDS, minutesInto } from '../data/times.ts';
import { MOBILITIES } from '../data/units.ts';

/** Sections 4, 7 and 8: map, movement, contact. */
export const GROUND_RULES: readonly RulesSection[] = [
  {
    rule: '4',
    title: 'Map',
    paragraphs: [
      'Squares are a kilometre wide and numbered by column from the west and row from the south: 0911 is Son, 4559 Arnhem. Units step to the four adjacent squares, and diagonally only along a road or railway.',
      'Rivers are squares. Units cross them only by bridge, by ferry or with the engineers. Canals run between squares. Each bridge and ferry is separate.',
    ],
  },
  {
    rule: '7',
    title: 'Movement',
    paragraphs: [
      'A step takes the time of the terrain entered, or of the road or railway followed. A unit stays in the square it leaves until the step is complete. Without VIA it takes the quickest route as far as you know, around squares with known enemies.',
      'Only foot units can wade canals: half an hour for each point of a die roll. A ferry takes a die roll in hours on foot, two dice otherwise, one unit at a time. A crossing unit stays on the near bank until the time is up and defends at half value.',
      'A square holds one unit at rest. Units may pass through friendly units. A unit that finds a friendly unit at its destination halts in front of it.',
    ],
    tables: [
      {
        caption: 'Minutes for a square',
        columns: ['Mobility', ...GROUNDS],
        rows: MOBILITIES.map((mobility) => [
          mobility,
          ...GROUNDS.map((ground) => {
            const minutes = minutesInto(mobility, ground);
            return minutes === CLOSED ? 'no' : String(minutes);
          }),
        ]),
      },
    ],
  },
  {
    rule: '8',
    title: 'Contact',
    paragraphs: [
      'Adjacent enemies are close. Enemies two squares away in a straight line, or diagonal, are distant. A unit that comes into contact stops and attacks: the first round is always fought. Later rounds are fought only if a unit in contact has orders to attack.',
      'A distant unit with ATTACK steps next to its target after the round and fights on until it is no longer in contact. Then it continues to its destination. Only ATTACK lets a unit move from contact to contact.',
      'An attacker with several enemies chooses adjacent ones first, then those two squares away, then diagonal ones. Among these it takes the weakest, then one at random.',
    ],
  },
  {
    rule: '12',
    title: 'Recce',
    paragraphs: [
      'A recce unit halts once for each enemy that comes within four squares, and reports at once. Under RECCE it checks the odds. If they are good enough, it closes to two squares, fights one combat and returns the way it came. After A1, BR and D1 it disengages.',
    ],
  },
  {
    rule: '31.5',
    title: 'Arrivals',
    paragraphs: [
      'Units enter from the map edge from 15:00 on the 17th, and from 06:00 on later days, one at each entry every quarter of an hour. Without orders they halt there and move on only to make room. 10 SS may arrive by the ferry at Pannerden, two dice of hours later.',
    ],
  },
];
