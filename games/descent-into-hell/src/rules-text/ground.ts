import type { RulesSection } from '@club-route/engine';
import { AREA_CHOICES, AREA_NAMES } from '../data/areas.ts';
import { TERRAINS } from '../data/board.ts';
import { ACTIVATIONS, DEPLOYMENT_POINTS, TERRAIN_COST } from '../data/tables.ts';
import { groupName } from '../language/names.ts';

/** Turns, reinforcements, movement, water, stacking and supply. */
export const GROUND_RULES: readonly RulesSection[] = [
  {
    rule: 'Turn Sequence',
    title: 'Turns and impulses',
    paragraphs: [
      'Ten turns, one for each day from 17 to 26 September 1944. The Allies play first, then the Germans.',
      'A player turn has a road impulse and an off-road impulse. The player chooses which comes first and announces it. Nobody may skip an impulse, but you need not do anything in it.',
      'Each impulse has movement, then combat. Before they move, the Allies may land airborne units.',
      'The other side answers in between: the Germans are asked about bridges, defenders choose their fire, and a unit that must leave a city may stay at the price of a step. You can file these answers in advance.',
    ],
  },
  {
    rule: 'Replay of Hidden Movement',
    title: 'Hidden units',
    paragraphs: [
      'You see enemy units only in hexes of your own units and next to them, also across water. You then see type, strength and reduced side of every unit in the hex.',
      'When an enemy unit moves next to one of yours, you see the whole way of that move. An option limits this to hexes that you see.',
      'Where an enemy unit was last seen is kept, with date and strength. The sighting is dropped when the unit is seen elsewhere or lost, or when you see the hex without it.',
      'Both sides are told: the kind of impulse, the weather, landing hexes, questions about bridges with answer and die, control of bridges, cities and airfields, Allied spans, combats, every shot, retreats and advances. Nobody is told of points, force pools, unseen moves or supply.',
      'No step of movement can be undone.',
    ],
  },
  {
    rule: 'Unit Capabilities',
    title: 'Units',
    paragraphs: [
      'Numbers are attack, defence and movement, then antitank fire: full, partial or none. Most units have two steps. The reduced side has half the attack (rounded up), one defence less, and the same movement.',
      'Motorized units are armour, tanks, reconnaissance, mechanized and motorized infantry, panzergrenadiers, motorized engineers and bridging units. Motorized infantry has 3 movement points off the road.',
    ],
  },
  {
    rule: 'Initial Deployment',
    title: 'Set-up',
    paragraphs: [
      'The Germans on the map stand where the order of battle puts them. The Allies set up all of Guards Armoured Division, three units of 43rd Division and three of 50th Division south of the start line.',
    ],
  },
  {
    rule: 'Reinforcements',
    title: 'Reinforcements',
    paragraphs: [
      `From 18 September on the Allies receive ${DEPLOYMENT_POINTS} deployment points a turn and keep what they do not spend. They spend them at the start of their turn. Fewer units than the group allows cost as much.`,
      'Activated units enter in any later Allied impulse, in any hex south of the start line, without cost, and may move on.',
      'At the start of a German turn each force pool of today or an earlier day may be placed whole in its entry area or one next to it. Its units enter in any later German impulse and pay for the first hex.',
      'In a road impulse units enter road hexes only, and never onto friends. If unseen enemies hold the hex, the units stay off the map, see the enemies, and have spent their move.',
    ],
    tables: [
      {
        caption: 'What deployment points buy',
        columns: ['Units', 'Points'],
        rows: ACTIVATIONS.map(({ points }, group) => [groupName(group), String(points)]),
      },
      {
        caption: 'Entry areas',
        columns: ['Force pools of', 'may be placed in'],
        rows: AREA_CHOICES.map((areas, area) => [AREA_NAMES[area], areas.map((one) => AREA_NAMES[one]).join(', ')]),
      },
    ],
  },
  {
    rule: 'Movement',
    title: 'Movement',
    paragraphs: [
      'Each unit moves once in an impulse, alone or in a stack that moves together at the lowest allowance and the highest cost. A unit that enters a hex next to an enemy must stop, also across water.',
      'In a road impulse units move along road hexes only, ½ point a hex. Motorized units pay ¼ along a highway. A unit in a hex without roads cannot move.',
      'In an off-road impulse roads do not count; see the table.',
    ],
    tables: [
      {
        caption: 'Movement points to enter a hex off the road',
        columns: ['Terrain', 'On foot', 'Motorized'],
        rows: TERRAINS.map((terrain) => [
          terrain,
          String(TERRAIN_COST[terrain].foot),
          String(TERRAIN_COST[terrain].motorized ?? 'no'),
        ]),
      },
    ],
  },
  {
    rule: 'Water Barriers',
    title: 'Water, bridges and ferries',
    paragraphs: [
      'Rivers and canals are crossed at bridges without extra cost, and by ferry for half the movement points of the impulse besides the hex. A ferry carries one unit over a river or two over a canal in an impulse.',
      'The three ferries of the map serve the Germans only. Engineers next to water are a ferry for their own side, at one hexside in an impulse; assault engineers are not. An engineer that has ferried others may only cross itself.',
      'All bridges start German, but for Joe’s Bridge. You take a bridge by moving a unit across it.',
      'When Allied units enter a hex at a German bridge, the Germans may try to blow it: one die, −1 for a river, −1 for a highway bridge over a canal, −2 with a German engineer and +1 with an Allied engineer in either hex. Below 2 the bridge is gone for good. After an attempt or a refusal they are not asked again until they have lost the bridge and taken it back. Joe’s Bridge is never blown.',
      'An Allied bridging unit that stays in its hex for a whole road impulse may bridge a water hexside at its end, if no bridge stands there and no German was beyond at the beginning or the end. A German who comes to the far hex ends the span. The unit may take it up at the start of any Allied impulse.',
    ],
  },
  {
    rule: 'Stacking',
    title: 'Stacking',
    paragraphs: [
      'At most three units of a side may be in a hex at the end of a move or a combat. Airfield repair units on an airfield do not count.',
      'In a road impulse at most two units move together, and no unit may enter a hex with friendly units. A bridging unit that is a bridge blocks nobody.',
    ],
  },
  {
    rule: 'Supply',
    title: 'Supply',
    paragraphs: [
      'A supply line follows road hexes and at most three others, the first hex free. It avoids enemy units and crosses water only at bridges of its own side and at spans.',
      'The Allies trace to any hex south of the start line, the Germans to any hex of an entry area. Allied airborne units may trace to an Air Supply marker instead.',
      'A unit out of supply adds 2 to its die when it fires. You are shown supply by what you see; the truth shows when a unit fires.',
    ],
  },
];
