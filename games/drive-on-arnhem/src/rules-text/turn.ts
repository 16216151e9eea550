import type { RulesSection } from '@club-route/engine';
import { ALLIED_AIR, ALLOWANCE, DROPS, GERMAN_AIR, SUPPLY_FIRE, SUPPLY_STATES, WEATHERS } from '../data/tables.ts';

/** Sections 1 to 7: set-up, weather, air, supply, reinforcements, build-up. */
export const TURN_RULES: readonly RulesSection[] = [
  {
    rule: '1.0',
    title: 'The game',
    paragraphs: [
      'Ten turns, one for each day from 17 to 26 September 1944. The Allies drive from the south edge to Arnhem; the Germans stop them.',
      'A hex belongs to the side that entered it last; at the start the Allies own their entry hexes and the hexes they stand in. Everybody sees who owns what.',
      'German units may leave the map into the ring of hexes outside the border. Allied units may not, nor do their attacks and zones of control reach there.',
    ],
  },
  {
    rule: '2.0',
    title: 'Conditions of play',
    paragraphs: [
      'The level (1 to 4) is a handicap for the Allies: 1 is hardest. It changes Allied fire and how often bridges blow.',
      'In the free set-up the Allies choose four supply sources and a drop hex for each airborne unit of the first day. Nobody drops in a city, a forest or on Germans in sight; gliders need open ground or a town; a drop in rough costs 10 % of combat points. One unit of each division must land on its source. Sources are four different hexes; only that of the Poles may lie in rough ground. German units are then moved by up to two hexes.',
      'With hidden units you see an enemy unit only while it is next to one of yours; afterwards you keep where and when you saw it. In the advanced game you see name, type, size and mode of an enemy, not its numbers.',
      'Each turn has thirteen phases: weather, air strikes, supply, reinforcements, build-up, then Allied operations and combat, German operations and combat, and both once more.',
    ],
  },
  {
    rule: '3.0',
    title: 'Weather',
    paragraphs: [
      'The first day is clear. Later days follow history, or a die: 18 % clear, 37 % cloudy, 45 % overcast.',
    ],
    tables: [
      {
        caption: 'Effects of the weather',
        columns: ['Weather', 'Allied air points', 'German air points', 'Airborne arrivals'],
        rows: WEATHERS.map((weather) => [
          weather,
          String(ALLIED_AIR[weather]),
          String(GERMAN_AIR[weather]),
          String(DROPS[weather]),
        ]),
      },
    ],
  },
  {
    rule: '4.0',
    title: 'Air strikes',
    paragraphs: [
      'The Allies spend their points first, on strikes or on interdiction; then the Germans strike.',
      'Each point of interdiction slows 4 % of the German units, drawn one by one. A slowed unit loses 1 to 10 operation points at each allotment of the turn.',
      'A strike hits a hex with 40 %, 10 more for each further unit there and 20 more if one of them travels, at most 90 %. One unit there loses combat points (8 to 15 % by an Allied strike, 4 to 8 % by a German one), 5 to 15 % efficiency, and 3 to 8 operation points of its next allotment. Nobody is destroyed from the air.',
      'Allied aircraft reach six hexes from units of 30 Corps and units linked with it. German aircraft may not strike such units; a unit in sight shows whether it is linked. Until the Allies have finished, the Germans do not know how many Allied points are left or went to interdiction.',
    ],
  },
  {
    rule: '5.0',
    title: 'Supply',
    paragraphs: [
      'Ground supply: at most two hexes, none of them enemy owned, lead to a road that leads off a friendly edge through no enemy hex. Allied roads leave at 27,31 and 29,31, German ones everywhere else. Water does not block the last two hexes; a blown bridge cuts the road. The ferry is a road for the Germans. Units off the map are supplied.',
      'Airborne supply: units of an airborne formation within eight hexes of its source, while the Allies own the source. In the advanced game, from the second day on, the Allies walk the supply from each source through the hexes of its units. The walk keeps off enemies, off hexes next to enemies without an Allied unit, and off rivers without a bridge. It stops before a hex next to an enemy not seen. Each formation is walked once, and once more if its first walk was stopped so.',
      'An airborne unit in ground supply is linked with 30 Corps. A unit in neither supply is unsupplied. An unsupplied unit becomes isolated with 50 % when it has attacked and with 30 % when it has defended, and stays so until it is supplied again. Only its owner sees that die and learns of it.',
    ],
    tables: [
      {
        caption: 'Effects of supply',
        columns: ['State', 'Operation points', 'Fire'],
        rows: SUPPLY_STATES.map((state, index) => [state, String(ALLOWANCE[index]), `${SUPPLY_FIRE[index]} %`]),
      },
    ],
  },
  {
    rule: '6.0',
    title: 'Reinforcements',
    paragraphs: [
      'Units arrive by themselves, those delayed longest first. At most 65 Allied and 62 German units are on the map. A ground unit whose entry hex is held by enemies or by four units takes the nearest free one of its side, or waits. Half of all ground units arrive too late for the first allotment.',
      'Airborne units land as far as the weather allows and while their source is in Allied hands. The Polish source moves if Germans stand on it when the first Pole lands.',
    ],
  },
  {
    rule: '7.0',
    title: 'Build-up and breakdown',
    paragraphs: [
      'Plot it in an operation phase; it happens on the next morning. To build up, all components of one parent in a hex join, at most four stacking points. They cannot while that parent stands in another hex. Combat points add up, efficiency is their mean, and a built-up unit fires with 115 %.',
      'A parent breaks down into all its components, if the unit limit allows. Built-up and broken-down units are in normal mode, off the map and on entry roads in travel mode.',
      'A unit plotted to disband leaves the map; a third of its combat points goes to the units in its hex.',
    ],
  },
];
