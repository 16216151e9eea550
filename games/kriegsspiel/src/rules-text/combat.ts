import type { RulesSection } from '@club-route/engine';
import { combatResult, MODIFIER_CLASSES, TERRAIN_MODIFIER } from '../data/combat.ts';

const DIFFERENCES = [-7, -6, -4, -2, -1, 0, 1, 2, 4, 6, 9, 12];
const ROW_NAMES = [
  '−7 and less',
  '−6, −5',
  '−4, −3',
  '−2',
  '−1',
  '0',
  '+1',
  '+2, +3',
  '+4, +5',
  '+6 to +8',
  '+9 to +11',
  '+12 and more',
];

/** Sections 9 to 11 and 13. */
export const COMBAT_RULES: readonly RulesSection[] = [
  {
    rule: '9.1',
    title: 'Who fights',
    paragraphs: [
      'A combat lasts 30 minutes. The target is chosen when it opens; everything else is looked at when it ends. The target defends with the friends beside it on the same kind of ground. All units in contact with them that must or may attack take part, with guns that SUPPORT one of them and squadrons that strike.',
    ],
  },
  {
    rule: '9.2',
    title: 'The table',
    paragraphs: [
      'Values count by strength in per cent. Add the attack values and guns, round, add one for each squadron. Subtract the defence, add the modifier of the ground or of the water before the defenders, whichever is lower. Roll a die.',
      'Over a standing bridge −1, over a canal or a river without one −2, if all attackers come over water.',
    ],
    tables: [
      {
        caption: 'Modifier of the ground',
        columns: MODIFIER_CLASSES.slice(),
        rows: [MODIFIER_CLASSES.map((one) => String(TERRAIN_MODIFIER[one]))],
      },
      {
        caption: 'Results',
        columns: ['Difference', '1', '2', '3', '4', '5', '6'],
        rows: DIFFERENCES.map((difference, row) => [
          ROW_NAMES[row],
          ...[1, 2, 3, 4, 5, 6].map((die) => combatResult(difference, die)),
        ]),
      },
      {
        caption: 'What results mean',
        columns: ['Result', 'Attackers close', 'Attackers distant', 'Defenders close', 'Defenders distant'],
        rows: [
          ['A1', 'back 1', '', '', ''],
          ['A2', 'back 2', 'back 1', '', ''],
          ['AE', 'merge', 'back 2', '', ''],
          ['BR', 'back 1', 'close up', 'back 1', ''],
          ['D1', '', '', 'back 1', ''],
          ['D2', '', '', 'back 2', 'back 1'],
          ['D3', '', '', 'back 3', 'back 1'],
          ['D4', '', '', 'back 3', 'back 2'],
          ['DE', '', '', 'merge', 'back 2'],
        ],
      },
    ],
  },
  {
    rule: '9.3',
    title: 'Retreat',
    paragraphs: [
      'A unit goes back square by square, away from its enemies, never over water without a bridge. Each square that it cannot make costs 10 points of strength. It drops its orders and carries out none for 30 minutes. After D2 and worse one attacker with orders to attack may take the square.',
    ],
  },
  {
    rule: '10.1',
    title: 'Losses',
    paragraphs: [
      'Every unit in the combat loses points of its original strength: the total of the other side times the die, halved for units that are distant. Strength never falls below 0; at 0 the unit is destroyed. Supporting guns lose nothing. A unit under ATTACK breaks off at 40 or at what you write.',
    ],
  },
  {
    rule: '10.2',
    title: 'Merging',
    paragraphs: [
      'After AE or DE what is left of a unit goes to the nearest friend within 5 km on the same bank: half its points are added there. Without such a friend it is destroyed.',
    ],
  },
  {
    rule: '11',
    title: 'Ruins',
    paragraphs: [
      'A die of 6 in a combat for a town in which guns or vehicles attack, or in a bombardment of it, lays the square in ruins for good: no roads but over bridges, and −3 for attackers. Supply passes.',
    ],
  },
  {
    rule: '13',
    title: 'Artillery',
    paragraphs: [
      'Medium guns reach 12 squares, light guns 7, anti-tank guns 4. SUPPORT adds their barrage to the combats of a unit, while they are in range and in no contact. BOMBARD fires at a square for 30 minutes: only D2 and worse count, by the distant column. In contact guns fight like other units.',
    ],
  },
];
