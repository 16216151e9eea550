import type { RulesSection } from '@club-route/engine';
import { COLUMNS, COST, ENTER, GUN_REINFORCEMENTS } from '../data/tables.ts';

const TERRAIN_NAMES = ['open', 'rough', 'forest', 'town', 'city'];

const MORE_GUNS = GUN_REINFORCEMENTS.map(({ unit, turn, points }) => `${unit} ${points} on day ${turn}`).join(', ');

/** Section 8: operations. */
export const OPERATION_RULES: readonly RulesSection[] = [
  {
    rule: '8.6',
    title: 'Operation points',
    paragraphs: [
      'Both sides receive points in the morning and again before the second Allied phase. Supply decides how many. A unit keeps at most 10 unspent points from the first allotment for the second.',
      'Landing costs 1 to 10 points of the first allotment. On the first day only German units next to an Allied unit or within two hexes of an Allied entry hex have points, at most 10. On the second day German units have at most 15.',
    ],
  },
  {
    rule: '8.7',
    title: 'Moving',
    paragraphs: [
      'A unit moves hex by hex and pays for each. Without enough points it cannot move. There is one exception: a unit that has not moved this turn and has at least one point may enter one hex that is not next to an enemy in sight. This takes all its points.',
      'With hidden units, a move ends where an enemy comes into sight.',
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
          ['a road hexside in travel mode (stacking 2 or more)', `${COST.road} (${COST.roadStacked})`],
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
      'The six hexes around a unit in normal mode are its zone of control, even across water. Moving in normal mode from one enemy zone to another takes all remaining points, and the unit must be able to pay the full cost.',
      'Only foot units cross water away from bridges. An Allied foot unit needs an engineer in the hex it leaves or enters to cross a river. Each engineer carries one unit per phase. Foot units cross a bridge at the cost of the hex. All other units must be in travel mode.',
      'A hex holds at most four stacking points. In the advanced game two units in travel mode may not stack.',
      'The ferry between 10,4 and 10,5 takes one German unit in travel mode per turn.',
    ],
  },
  {
    rule: '8.9',
    title: 'Travel mode',
    paragraphs: [
      'A unit in travel mode moves only by road, fires at 33 %, loses 20 % more and has no zone of control. A retreat returns it to normal mode.',
    ],
  },
  {
    rule: '8.10',
    title: 'Command (advanced)',
    paragraphs: [
      "A unit that starts the turn neither with nor next to its formation's headquarters is out of command. It pays 1 to 3 extra points for each hex in normal mode, and 1 to 2 extra for water and for fire. Formations without a headquarters, or whose headquarters has not arrived, are in command. Those that have lost it are not.",
    ],
  },
  {
    rule: '8.11',
    title: 'Fortification',
    paragraphs: [
      'Fortification has five levels, built one at a time. Each reduces losses by 5 % and makes a retreat less likely. Moving loses them all.',
    ],
  },
  {
    rule: '8.12',
    title: 'Bridges',
    paragraphs: [
      'The first Allied unit that tries to cross a bridge tests it. The chance that it blows is 40, 35, 30 or 20 % (level 1 to 4), and the unit then stays where it is. Five bridges never blow. An engineer next to a blown bridge rebuilds it for good if it starts an Allied phase out of enemy zones with 20 points. In the advanced game it must be in normal mode.',
    ],
  },
  {
    rule: '8.13',
    title: 'Artillery',
    paragraphs: [
      'Headquarters and artillery in normal mode shell attacked hexes in range, once per phase and at no cost. D reaches one hex, S two at half strength, L two. In the advanced game you plot the target of a barrage, and whether protective fire goes to the first attack or half to each of the first two.',
      `If they have ground or airborne supply, they receive more points on these days or later: ${MORE_GUNS}.`,
    ],
  },
  {
    rule: '8.15',
    title: 'Plotting attacks',
    paragraphs: [
      'Plot an attack on an adjacent enemy hex, with at least 7 points. You fight battles in the order in which you first plotted them. A unit that has plotted an attack cannot move, fortify or change mode in that phase.',
    ],
  },
];
