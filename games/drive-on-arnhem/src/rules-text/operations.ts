import type { RulesSection } from '@club-route/engine';
import { COLUMNS, COST, ENTER } from '../data/tables.ts';

const TERRAIN_NAMES = ['open', 'rough', 'forest', 'town', 'city'];

/** Section 8: operations. */
export const OPERATION_RULES: readonly RulesSection[] = [
  {
    rule: '8.6',
    title: 'Operation points',
    paragraphs: [
      'Both sides receive points in the morning and again before the second Allied phase, by supply. At most 10 points left over from the first are added to the second.',
      'Landing costs 1 to 10 points of the first allotment. On the first day only Germans next to an Allied unit or within two hexes of an Allied entry have points, at most 10; on the second day Germans have at most 15.',
    ],
  },
  {
    rule: '8.7',
    title: 'Moving',
    paragraphs: [
      'A unit moves hex by hex and pays for each. Without enough points it does not move, except that a unit with at least one point that has not moved this turn may enter one hex that is not next to an enemy in sight; this takes all its points.',
      'With hidden units an order ends where an enemy comes into sight.',
    ],
    tables: [
      {
        caption: 'Operation points to enter a hex in normal mode',
        columns: ['Terrain', 'Motorized infantry, engineers', 'Armour, recon, guns, HQ', 'Foot'],
        rows: TERRAIN_NAMES.map((name, terrain) => [
          name,
          ...Array.from({ length: COLUMNS }, (_, column) => String(ENTER[terrain * COLUMNS + column])),
        ]),
      },
      {
        caption: 'Other costs',
        columns: ['For', 'Points'],
        rows: [
          ['a hex off the map', String(COST.offBoard)],
          ['entering an enemy zone', `+${COST.enterZone}`],
          ['leaving an enemy zone (travel mode)', `+${COST.leaveZone} (+${COST.leaveZoneTravelling})`],
          ['an enemy owned hex', `+${COST.enemyHex}`],
          ['a stream or canal, on foot', `+${COST.narrow}`],
          ['a river, on foot', `+${COST.river}`],
          ['a road side in travel mode (stacking 2 or more)', `${COST.road} (${COST.roadStacked})`],
          ['the German ferry', String(COST.ferry)],
          ['stacking in travel mode', `+${COST.stackTravelling}`],
          ['a change of mode', String(COST.mode)],
          ['fortifying (with an engineer)', `${COST.fortify} (${COST.fortifyWithEngineer})`],
          ['fortifying next to an enemy', `+${COST.fortifyNextToEnemy}`],
          ['an attack', String(COST.offensiveFire)],
          ['a defence', `up to ${COST.defensiveFire}`],
        ],
      },
    ],
  },
  {
    rule: '8.8',
    title: 'Zones, water and stacking',
    paragraphs: [
      'The six hexes around a unit in normal mode are its zone of control, over water too. Moving in normal mode from zone to zone takes all points left, and the cost must be paid in full.',
      'Only foot units cross water away from bridges. Allied foot crosses rivers only with an engineer in the hex it leaves or enters; each engineer carries one unit a phase. Over a bridge foot goes at the cost of the hex, everybody else in travel mode.',
      'At most four stacking points in a hex. In the advanced game two units in travel mode may not stack.',
      'The ferry between 10,4 and 10,5 takes one German unit in travel mode a turn.',
    ],
  },
  {
    rule: '8.9',
    title: 'Travel mode',
    paragraphs: [
      'A unit in travel mode moves by road only, fires with 33 %, suffers 20 % more and has no zone. A retreat puts it back into normal mode.',
    ],
  },
  {
    rule: '8.10',
    title: 'Command (advanced)',
    paragraphs: [
      'A unit that begins the turn neither with nor next to the headquarters of its formation is out of command: 1 to 3 points more for each hex in normal mode, 1 to 2 more for water and for fire. Formations without a headquarters, or whose headquarters has not arrived, are in command; those that lost it are not.',
    ],
  },
  {
    rule: '8.11',
    title: 'Fortification',
    paragraphs: [
      'Five levels, one at a time. Each takes 5 % off losses and makes a retreat less likely. Moving loses them all.',
    ],
  },
  {
    rule: '8.12',
    title: 'Bridges',
    paragraphs: [
      'The first Allied unit that tries to cross a bridge tests it: on 40, 35, 30 or 20 % (level 1 to 4) it blows and the unit stays where it is. Five bridges never blow. An engineer beside a blown bridge, out of enemy zones and with 20 points at the start of an Allied phase, rebuilds it for good.',
    ],
  },
  {
    rule: '8.13',
    title: 'Artillery',
    paragraphs: [
      'Headquarters and artillery in normal mode shell attacked hexes in range, once a phase and for nothing: D reaches one hex, S two at half strength, L two. In the advanced game you plot the target of a barrage, and whether protective fire goes to the first attack or half to each of the first two.',
    ],
  },
  {
    rule: '8.15',
    title: 'Plotting attacks',
    paragraphs: [
      'Plot an attack on an enemy hex next to the unit, with at least 7 points. Battles are fought in the order first plotted. A unit that has plotted an attack neither moves, digs in nor changes mode in that phase.',
    ],
  },
];
