import type { RulesSection } from '@club-route/engine';
import { OBJECTIVES, labelOf } from '../data/board.ts';
import { VICTORY_LEVELS } from '../data/tables.ts';

/** Sections 9 and 10: combat and victory. */
export const COMBAT_RULES: readonly RulesSection[] = [
  {
    rule: '9.0',
    title: 'Battles',
    paragraphs: [
      'When an operation phase ends, its battles are fought. In each battle both sides pay. Then come protective fire on the attackers, barrages on the defenders, defensive fire, offensive fire, and finally retreats and advances.',
    ],
  },
  {
    rule: '9.1',
    title: 'Efficiency',
    paragraphs: [
      'Efficiency runs from 40 to 100 %. Each hex entered in normal mode costs 1. Losses cost their percentage, half as much again for attackers. In the morning units gain their unspent points. They also gain 5 (supplied) or 3 (out of communications), or lose 5 (unsupplied) or 10 (isolated).',
    ],
  },
  {
    rule: '9.2',
    title: 'Fire',
    paragraphs: ["A unit's fire is its combat points, multiplied by each of these factors in turn."],
    tables: [
      {
        caption: 'Fire strength',
        columns: ['Factor', 'Value'],
        rows: [
          ['efficiency', 'its per cent'],
          ['supplied and out of communications; unsupplied; isolated', '1.00; .75; .25'],
          ['first, second, third, later attacker', '1.00, .80, .60, .40'],
          ['chance', '.80 to 1.20'],
          ['battle time (attackers)', 'points before paying / allowance, at most 1'],
          ['built-up unit', '1.15'],
          ['travel mode', '.33'],
          ['armour attacking rough; forest', '.50; .33'],
          ['attack across an unbridged river', '.30'],
          ['all Allied fire, level 1 to 4', '.90, .95, 1.00, 1.10'],
          ['an engineer with the attackers; with the defenders', '+15 points'],
          ['short-range guns at two hexes; split protective fire', '.50'],
        ],
      },
    ],
  },
  {
    rule: '9.3',
    title: 'Losses',
    paragraphs: [
      'Ten points of fire cost one combat point. Attackers share enemy fire by their order, defenders by their combat points. Each then applies its own modifiers. A unit with no combat points left is destroyed.',
    ],
    tables: [
      {
        caption: 'Casualty modifiers',
        columns: ['Modifier', 'Per cent'],
        rows: [
          ['target in open', '+20'],
          ['target in town', '−10'],
          ['target in forest', '−20'],
          ['attackers of a city', '+25'],
          ['attackers across a river or its bridge', '+25'],
          ['target in travel mode', '+20'],
          ['target is armour', '−30'],
          ['artillery fire', '−40'],
          ['each level of fortification', '−5'],
        ],
      },
    ],
  },
  {
    rule: '9.4',
    title: 'Retreats and advances',
    paragraphs: [
      'Test each defender that has losses. Add 200 times the share lost, half of its missing efficiency, and a roll of 0 to 30. Subtract 6 for each fortification level. At 40 or more it retreats one hex, at 60 or more two. No unit retreats from a city. Units retreat away from the attackers, by road and out of enemy zones if they can. Each hex in an enemy zone costs 5 % of their combat points.',
      'If no defender is left, the attackers advance. They spread evenly over the hexes they attacked from, the vacated hex and the path of retreat. The first plotted goes farthest. In the advanced game each goes as far as plotted.',
    ],
  },
  {
    rule: '10.0',
    title: 'Victory',
    paragraphs: [
      `At the end the Allies score ${OBJECTIVES.map(({ cell, points }) => `${points} for ${labelOf(cell)}`).join(', ')}, if they own the hex and all adjacent hexes and each has a ground trace. They lose 1 for each town or city hex the Germans own, 3 if the source of 1st Airborne is overrun, and 2 each for those of the 82nd and 101st.`,
    ],
    tables: [
      {
        caption: 'Levels of victory',
        columns: ['Level', 'From'],
        rows: VICTORY_LEVELS.map(({ name, from }) => [name, Number.isFinite(from) ? String(from) : 'less']),
      },
    ],
  },
];
