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
      'The game lasts ten turns, one for each day from 17 to 26 September 1944. The Allies play first, then the Germans.',
      'A player turn has a road impulse and an off-road impulse. The player chooses which comes first and announces it. You may not skip an impulse, but you do not have to do anything in it.',
      'Each impulse has movement, then combat. Before they move, the Allies may land airborne units.',
      'Your opponent makes some decisions during your impulse: the Germans decide about bridges, defenders choose their fire, and a unit that must leave a city may stay at the cost of a step. You can set these answers in advance.',
      'To write a whole turn in one email, also set the answers for your own combats. "end combat" ends only that phase, and "end air", "end movement", "end fire" and "end building" work alike; "attack owed" attacks the next hex that you must attack. Where there is nothing to end or to attack, the email goes on.',
    ],
  },
  {
    rule: 'Replay of Hidden Movement',
    title: 'Hidden units',
    paragraphs: [
      'You see enemy units only in or next to the hexes of your own units, also across water. You then see the type, strength and reduced side of every unit in the hex.',
      'When an enemy unit moves next to one of yours, you see the whole path of that move. An option limits this to hexes that you see.',
      'The map keeps where you last saw an enemy unit, with date and strength. It removes the sighting when you see the unit elsewhere, when it is lost, or when you see the hex without it.',
      'Both sides learn the kind of impulse, the weather, landing hexes, decisions about bridges with their die rolls, control of bridges, cities and airfields, Allied spans, combats, every shot, retreats and advances. Points, force pools, unseen moves and supply stay secret.',
      'You cannot undo any movement.',
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
      'The Germans on the map start where the order of battle puts them. The Allies set up all of Guards Armoured Division, three units of 43rd Division and three of 50th Division south of the start line.',
    ],
  },
  {
    rule: 'Reinforcements',
    title: 'Reinforcements',
    paragraphs: [
      `From 18 September the Allies receive ${DEPLOYMENT_POINTS} deployment points per turn and keep what they do not spend. They spend them at the start of their turn. Activating fewer units than the group allows costs the same.`,
      'Activated units enter in any later Allied impulse, in any hex south of the start line, without cost, and may move on.',
      'At the start of a German turn the Germans may place each force pool of that day or earlier, as a whole, in its entry area or an adjacent one. Its units enter in any later German impulse and pay for the first hex.',
      'In a road impulse units enter only road hexes without friendly units. If unseen enemies are in the hex, the units stay off the map, see the enemies, and have used up their move.',
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
      'Each unit moves once per impulse, alone or in a stack. A stack uses the lowest allowance and the highest cost. A unit that enters a hex next to an enemy must stop, even across water.',
      'In a road impulse units move only along road hexes, for ½ point per hex. Motorized units pay ¼ along a highway. A unit in a hex without a road cannot move. Airfield repair units move only in road impulses.',
      'In an off-road impulse roads do not count. See the table.',
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
      'Units cross rivers and canals at bridges at no extra cost. By ferry they pay half the movement points of the impulse plus the cost of the hex. A ferry carries one unit across a river or two across a canal per impulse.',
      'Only the Germans may use the three ferries on the map. Engineers next to water act as a ferry for their own side, at one hexside per impulse. Assault engineers do not. An engineer may cross by its own ferry, which counts as one passage. Once it has ferried other units, it may only cross alone.',
      'All bridges start German except Joe’s Bridge. You take a bridge by moving or advancing a unit across it, not by a retreat.',
      'When Allied units enter a hex at a German bridge, the Germans may try to blow it: one die, −1 for a river, −1 for a highway bridge over a canal, −2 with a German engineer and +1 with an Allied engineer in either hex. Below 2 the bridge is blown for good. After an attempt or a refusal they may not try again until they have lost the bridge and taken it back. Joe’s Bridge is never blown. The Germans do not decide during a retreat. They decide when units that retreated to a German bridge cross it.',
      'An Allied bridging unit that stays in its hex for a whole road impulse may bridge a water hexside at the end of it. No bridge may stand there, and no German unit may be in the far hex at the start or the end. A German unit that enters the far hex removes the span, and so does a retreat of the bridging unit. The unit may dismantle it at the start of any Allied impulse.',
    ],
  },
  {
    rule: 'Stacking',
    title: 'Stacking',
    paragraphs: [
      'At most three units of a side may be in a hex at the end of a move or a combat. Airfield repair units on an airfield do not count.',
      'In a road impulse at most two units move together, and no unit may enter a hex with friendly units. A bridging unit that is a bridge does not block others.',
    ],
  },
  {
    rule: 'Supply',
    title: 'Supply',
    paragraphs: [
      "A supply line follows road hexes and at most three others. The first hex is free. It avoids enemy units and crosses water only at its own side's bridges and at spans.",
      'The Allies trace to any hex south of the start line, the Germans to any hex of an entry area. There may be no enemies in that hex. Allied airborne units may trace to an Air Supply marker instead.',
      'A unit out of supply adds 2 to its die when it fires. The map shows supply as far as you can see. You learn the truth when a unit fires.',
    ],
  },
];
