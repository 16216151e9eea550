import type { RulesSection } from '@club-route/engine';
import { ALLIED_AIR, ALLOWANCE, DROPS, GERMAN_AIR, SUPPLY_FIRE, SUPPLY_STATES, WEATHERS } from '../data/tables.ts';

/** Sections 1 to 7: set-up, weather, air, supply, reinforcements, build-up. */
export const TURN_RULES: readonly RulesSection[] = [
  {
    rule: '1.0',
    title: 'The game',
    paragraphs: [
      'The game lasts ten turns, one for each day from 17 to 26 September 1944. The Allies drive from the south edge to Arnhem. The Germans try to stop them.',
      'The side that entered a hex last owns it. At the start the Allies own their entry hexes and the hexes their units are in. Both sides see who owns each hex.',
      'German units may leave the map into the ring of hexes outside its edge. Allied units may not, and their attacks and zones of control do not reach there.',
    ],
  },
  {
    rule: '2.0',
    title: 'Game options',
    paragraphs: [
      'The level (1 to 4) sets how hard the game is for the Allies: 1 is the hardest. It changes Allied fire and how often bridges blow.',
      'In the free set-up the Allies choose four supply sources and a drop hex for each airborne unit of the first day. No unit may drop in a city, in a forest or on Germans in sight. Gliders need open terrain or a town. A drop in rough costs 10 % of combat points. One unit of each division must land on its source. The sources are four different hexes, and only the Polish one may be in rough. German units then shift by up to two hexes.',
      "With hidden units you see an enemy unit only while it is next to one of yours. Afterwards the map shows where and when you last saw it. In the advanced game you see an enemy's name, type, size and mode, but not its numbers.",
      'Each turn has thirteen phases: weather, air strikes, supply, reinforcements and build-up. Then come Allied operations and combat and German operations and combat, each twice.',
    ],
  },
  {
    rule: '3.0',
    title: 'Weather',
    paragraphs: [
      'The first day is clear. Later days follow history, or are random: 18 % clear, 37 % cloudy, 45 % overcast.',
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
      'Each point of interdiction slows 4 % of the German units, drawn at random. A slowed unit loses 1 to 10 operation points at each allotment of the turn.',
      'A strike has a 40 % chance of a hit, plus 10 for each further unit in the hex and 20 if one of them is in travel mode, up to 90 %. One unit there loses combat points (8 to 15 % from an Allied strike, 4 to 8 % from a German one), 5 to 15 % efficiency, and 3 to 8 operation points of its next allotment. Air strikes do not destroy units.',
      'Allied aircraft reach six hexes from units of 30 Corps and units linked with it. German aircraft may not strike such units. A unit in sight shows whether it is linked. Until the Allies have finished, the Germans do not know how many Allied points are left or went to interdiction.',
    ],
  },
  {
    rule: '5.0',
    title: 'Supply',
    paragraphs: [
      'Ground supply: the unit is within two hexes, none of them enemy-owned, of a road that leads off a friendly map edge through no enemy hex. Allied roads leave at 27,31 and 29,31, German ones everywhere else. Water does not block the last two hexes. A blown bridge cuts the road. The ferry counts as a road for the Germans. Units off the map are supplied.',
      'Airborne supply: units of an airborne formation within eight hexes of its source, while the Allies own the source. In the advanced game, from the second day, the Allies trace supply from each source through the hexes of its units. The trace may not enter enemy hexes, hexes next to enemies without an Allied unit, or cross unbridged rivers. It stops before a hex next to an unseen enemy. Trace each formation once, and once more if its first trace was stopped like this.',
      'An airborne unit in ground supply is linked with 30 Corps. A unit with neither kind of supply is unsupplied. An unsupplied unit has a 50 % chance to become isolated when it has attacked, and 30 % when it has defended. It stays isolated until it is supplied again. Only its owner sees that roll.',
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
      'Units arrive automatically, those delayed longest first. At most 65 Allied and 62 German units may be on the map. A ground unit whose entry hex is enemy-held or full uses the nearest free one of its side, or waits. Half of all ground units arrive too late for the first allotment.',
      'Airborne units land if the weather allows and the Allies own their source. The Polish source moves if Germans are on it when the first Polish unit lands.',
    ],
  },
  {
    rule: '7.0',
    title: 'Build-up and breakdown',
    paragraphs: [
      'Plot it in an operation phase. It happens the next morning. To build up, all components of one parent in a hex combine, up to four stacking points. They cannot while that parent is in another hex. Add their combat points and average their efficiency. A built-up unit fires at 115 %.',
      'A parent breaks down into all its components, if the unit limit allows. Built-up and broken-down units are in normal mode, but in travel mode off the map and on entry roads.',
      'A unit plotted to disband leaves the map. A third of its combat points goes to the other units in its hex.',
    ],
  },
];
