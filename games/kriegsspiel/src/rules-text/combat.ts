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
      'A combat lasts 30 minutes. The target is chosen when it begins. Everything else counts as it is when the combat ends. The target defends together with adjacent friendly units in the same terrain. All units in contact with them that must or may attack take part, with guns that SUPPORT one of them and squadrons that strike.',
    ],
  },
  {
    rule: '9.2',
    title: 'The table',
    paragraphs: [
      'Multiply values by strength in per cent. Add the attack values and guns, round, and add one for each squadron. Subtract the defence. Add the modifier for the terrain or for water in front of the defenders, whichever is lower. Roll a die.',
      'Across a standing bridge −1, across a canal or river without one −2, if all attackers cross water.',
    ],
    tables: [
      {
        caption: 'Terrain modifier',
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
      'A unit retreats square by square, away from its enemies, never across water without a bridge. Each square that it cannot retreat costs 10 points of strength. It drops its orders and carries out none for 30 minutes. After D2 or worse, one attacker with orders to attack takes the square. After A2 or AE, one defender with orders to attack takes the square of an attacker beside it.',
    ],
  },
  {
    rule: '10.1',
    title: 'Losses',
    paragraphs: [
      "Every unit in the combat loses points of its original strength: the other side's total times the die roll, halved for distant units. At 0 the unit is destroyed. Supporting guns lose nothing. A unit under ATTACK breaks off at 40, or at the strength you write.",
    ],
  },
  {
    rule: '10.2',
    title: 'Merging',
    paragraphs: [
      'After AE or DE the remnants of a unit join the nearest friendly unit within 5 km on the same bank, which gains half their points. Without such a unit they are destroyed.',
    ],
  },
  {
    rule: '11',
    title: 'Ruins',
    paragraphs: [
      'In a combat for a town with guns or vehicles attacking, or in a bombardment of it, a roll of 6 leaves the square in ruins for good. It has no roads except across bridges, and attackers have −3. Supply passes through.',
    ],
  },
  {
    rule: '13',
    title: 'Artillery',
    paragraphs: [
      "Medium guns reach 12 squares, light guns 7, anti-tank guns 4. SUPPORT adds their barrage to a unit's combats while they are in range, not in contact and not otherwise busy. BOMBARD fires at a square for 30 minutes. Only D2 or worse counts, in the distant column. Guns in contact fight like other units.",
    ],
  },
];
