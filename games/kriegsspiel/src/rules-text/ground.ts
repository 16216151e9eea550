import type { RulesSection } from '@club-route/engine';
import { CLOSED, GROUNDS, minutesInto } from '../data/times.ts';
import { MOBILITIES } from '../data/units.ts';

/** Sections 4, 7 and 8: map, movement, contact. */
export const GROUND_RULES: readonly RulesSection[] = [
  {
    rule: '4',
    title: 'Map',
    paragraphs: [
      'Squares are a kilometre wide and numbered by column from the west and row from the south: 0911 is Son, 4559 Arnhem. Units step to the four neighbours, and over a corner only where a road or railway crosses it.',
      'Rivers are squares that only bridges, ferries and the engineers cross. Canals run between squares. Each bridge and ferry is a structure of its own.',
    ],
  },
  {
    rule: '7',
    title: 'Movement',
    paragraphs: [
      'A step takes the time of the ground that is entered; along a road or railway that of the road. A unit stands in the square it leaves until the step is done. Without VIA it takes the quickest way over the ground as you know it, round squares where you know an enemy.',
      'Only foot wades canals: half an hour for each pip of a die. A ferry takes a die of hours on foot, two dice otherwise, one unit at a time. Whoever crosses stays on the near bank until the time is up and defends with half.',
      'One unit rests in a square; friends may be passed. Who finds a friend at his goal halts before it.',
    ],
    tables: [
      {
        caption: 'Minutes for a square',
        columns: ['', ...GROUNDS],
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
      'Enemies beside a unit are close; two squares away in a straight line, or over a corner, distant. Whoever comes into contact stops and attacks: the first round is always fought. After that a round is fought only if somebody in contact has orders to attack.',
      'A unit with ATTACK that is distant steps beside its target after the round and fights on until nobody is in contact; then it goes on to its goal. Nobody moves from contact to contact but by ATTACK.',
      'An attacker with several enemies chooses those beside it, then two squares off, then over a corner; among these the weakest, then by chance.',
    ],
  },
  {
    rule: '12',
    title: 'Recce',
    paragraphs: [
      'A recce unit halts once for each enemy that comes within four squares, and reports at once. Under RECCE it looks at the odds: if they are good enough it closes to two squares, fights one combat and goes back by the way it came. After A1, BR and D1 it disengages.',
    ],
  },
  {
    rule: '31.5',
    title: 'Arrivals',
    paragraphs: [
      'Units enter by the edge on the 17th from 15:00, later from 06:00, one for each entry every quarter of an hour. Without orders they halt there and move on to make room. 10 SS may come by the ferry at Pannerden, two dice of hours later.',
    ],
  },
];
