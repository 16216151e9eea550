import type { RulesSection } from '@club-route/engine';
import { BRIDGE_TABLE, COMBAT_TABLE, SCHEDULE_TABLES, SUPPORT_TABLE, TERRAIN_TABLE } from './rules-tables.ts';

/**
 * The rules as played, in our words. From 10.0 on the numbers are those of the exclusive rules; 2.0 to 8.4 are those of
 * the standard rules of the series, of which little more than the titles is known: `register.ts` says where each comes from.
 */
export const rules: readonly RulesSection[] = [
  {
    rule: '2.0',
    title: 'Map and units',
    paragraphs: [
      'The map runs from the Belgian border to Arnhem. A hex is about two kilometres wide. The first two digits of a hex number grow to the north, the last two to the east: 2621 is Nijmegen, 3423 Arnhem.',
      'A unit has an attack strength, a defense strength and a movement allowance, written 4-3-10. It is at full strength or depleted. A depleted unit attacks and defends at half strength, rounded up, and moves as before. If it is depleted again, it is lost.',
      'Units with a movement allowance of 10 or 12 are mobile. Units with 7 are on foot. The Allies have US, UK and Polish units. Paratroops and gliders are airborne.',
    ],
  },
  {
    rule: '3.0',
    title: 'Sequence of play',
    paragraphs: [
      'The game lasts ten turns of one day each, from 17 to 26 September 1944. Each turn, both sides receive their support-fire markers (8.1). The Allies then play three phases: movement, combat and mobile movement. The Germans then play the same three.',
      'Some decisions interrupt a phase: the Germans decide about a bridge (14.0), a defender about support fire (8.3), an owner about a retreat (7.7). Play goes on when the decision is made. A phase ends by itself when nothing can be done in it.',
    ],
  },
  {
    rule: '5.0',
    title: 'Movement',
    paragraphs: [
      'A unit moves from hex to hex and pays for each (5.2). It may not enter a hex that it cannot pay for in full, or one with an enemy in it. You cannot save points or pass them to another unit.',
    ],
  },
  {
    rule: '5.1',
    title: 'Who moves when',
    paragraphs: [
      'In the movement phase any unit may move. In the mobile movement phase, mobile units that have neither moved nor arrived this player turn may move. So each unit moves at most once per player turn. An advance or a retreat is not a move: a mobile unit that has made one may still move afterwards.',
    ],
  },
  {
    rule: '5.2',
    title: 'What movement costs',
    paragraphs: [
      'The table gives the cost of each hex. Moving along a road costs ½ point and along a trail 1, whatever the hex.',
      'Crossing a standing bridge costs nothing extra, and a road continues across it. Crossing a stream or canal without a bridge costs 3 extra points. No unit can cross a river without a bridge.',
      "Mobile units enter woods, broken and rough hexes only along a road or trail. They cross water only by a bridge with a road or trail, or by the engineers' bridge (15.0). Only units on foot may use railway bridges. Railway lines and ferries have no effect.",
    ],
    tables: [TERRAIN_TABLE],
  },
  {
    rule: '5.3',
    title: 'One unit to a hex',
    paragraphs: [
      "A unit may pass through friendly units at no extra cost, but may not end a move, an advance or a retreat on one. So it cannot enter a friendly unit's hex if it would have to stop there.",
      'A bridge may be blown in front of a unit that is passing through a friendly unit. If it cannot move on, it returns to the last hex in which it could have stayed.',
    ],
  },
  {
    rule: '6.0',
    title: 'Zones of control',
    paragraphs: [
      'Every unit has a zone of control in the six hexes around it, except across an unbridged river. Streams, canals and standing bridges do not block it.',
      'A unit that enters an enemy zone of control must stop there. A unit that starts its move in one may leave if it enters no enemy zone on that move.',
    ],
  },
  {
    rule: '7.0',
    title: 'Combat',
    paragraphs: [
      'In its combat phase a side may make attacks. Resolve each battle before the next: choose a target and the attackers, fire support, roll, retreat, advance.',
    ],
  },
  {
    rule: '7.1',
    title: 'Which units attack',
    paragraphs: [
      'One or more units attack one enemy unit adjacent to all of them. They may attack across an unbridged river. You never have to attack.',
      'In each combat phase a unit may attack only once, and may be attacked or bombarded only once.',
    ],
  },
  {
    rule: '7.3',
    title: 'No splitting of strength',
    paragraphs: ['A unit uses its whole strength in a single battle.'],
  },
  {
    rule: '7.4',
    title: 'Terrain in combat',
    paragraphs: [
      "The defender's terrain gives the line of the table: rough the rough line; woods, broken, town or city the medium line; mixed the open line.",
      'If all attackers attack across water, the hexside counts too. A stream or an unbridged river gives the medium line, a bridge the light line. If some attack across a bridge and others across water, use the light line. The defender uses the better of hex and hexside. From best to worst: rough, medium, light, open.',
    ],
  },
  {
    rule: '7.6',
    title: 'The roll',
    paragraphs: [
      "Add the attack strengths and the attacker's markers. Subtract the defense strength and the defender's markers. Find this differential on the line, roll one die, and read the result in that column.",
      'A1, A2: every attacker retreats that many hexes. D1 to D4: the defender retreats that many hexes. Br: both sides retreat one hex, the defender first. Ae, De: that side is destroyed.',
    ],
    tables: [COMBAT_TABLE],
  },
  {
    rule: '7.7',
    title: 'Retreat',
    paragraphs: [
      "The owner moves the unit so that it ends exactly that many hexes from where it fought. Each step must lead one hex further away. The unit may not enter an enemy's hex or an enemy zone of control, even if a friendly unit is there. It may not cross an unbridged river or enter a hex it could not move into. It may pass through friendly units but not end on one.",
      'A unit that cannot retreat is lost.',
    ],
  },
  {
    rule: '7.8',
    title: 'Stiff resistance',
    paragraphs: [
      'A unit at full strength that has to retreat may stay and be depleted instead. If it cannot retreat, it must. A depleted unit has to retreat.',
    ],
  },
  {
    rule: '7.9',
    title: 'Advance after combat',
    paragraphs: [
      'If the defender has left its hex, attackers that have not retreated may advance. They enter that hex and may go on along the path of retreat, one unit per hex. If the defender was destroyed or could not retreat, they may enter only the hex itself.',
      'If the result was A1, A2 or Ae and all attackers have left their hexes, the defender may advance into one of them.',
      'Enemy zones of control do not stop an advance. No unit may advance across an unbridged river or into a hex it could not move into. A unit that has advanced may not attack or be attacked again this phase.',
    ],
  },
  {
    rule: '8.0',
    title: 'Support fire',
    paragraphs: ['Markers stand for guns and aircraft. They have unlimited range.'],
  },
  {
    rule: '8.1',
    title: 'Allotment',
    paragraphs: [
      'Each turn brings new markers, and unfired ones from last turn are gone. The US and the UK get three +3 markers each every turn, unless drop zones are lost (12.0).',
    ],
    tables: [SUPPORT_TABLE],
  },
  {
    rule: '8.3',
    title: 'Support fire in combat',
    paragraphs: [
      "In a battle the attacker, then the defender, may fire up to two markers. Each adds its value to that side's strength. A marker may be fired once per game turn, in either combat phase.",
    ],
  },
  {
    rule: '8.4',
    title: 'Bombardment',
    paragraphs: [
      "In its combat phase a side may fire up to two markers at any enemy unit without attacking it. Use the line of the target's hex; hexsides do not count. Only D2, D3, D4 and De have an effect. The defender may not fire back, and no unit advances.",
    ],
  },
  {
    rule: '10.0',
    title: 'The battle',
    paragraphs: [
      'Three airborne divisions drop along sixty miles of road ahead of XXX Corps, to hold the bridges until it arrives. The last bridge is at Arnhem.',
    ],
  },
  { rule: '10.1', title: 'First player', paragraphs: ['The Allies play first in every turn.'] },
  {
    rule: '11.0',
    title: 'Reinforcements',
    paragraphs: [
      "The schedule gives the turn and the entry hexes. Units arrive at the start of one of their side's movement phases and may move at once.",
      'You may hold a unit back. It can arrive in a later turn.',
    ],
  },
  {
    rule: '11.1',
    title: 'Schedule',
    paragraphs: ['Units arrive in the turn shown or later. The numbers are attack, defense and movement.'],
    tables: SCHEDULE_TABLES,
  },
  {
    rule: '11.2',
    title: 'Entering from the map edge',
    paragraphs: [
      'Units arrive before any unit on the map moves. Bring in all units that can arrive, or hold the rest back. Then the others move, and no more units arrive in that phase. The engineers may repair and bridge before, between and after arrivals.',
      "Units arrive in their side's movement phase. A mobile unit may arrive in the mobile movement phase instead. A unit pays for its first hex: half a point at 0105, 3326, 3824, 3925, 0725 and 0726, where a road comes in, otherwise the terrain cost. Then it may move on.",
    ],
  },
  {
    rule: '11.3',
    title: 'Where',
    paragraphs: ['Units enter in one of the listed hexes. Airborne units land (11.4).'],
  },
  {
    rule: '11.4',
    title: 'Landing',
    paragraphs: [
      'Airborne units land one at a time at the start of the Allied movement phase (11.2). Each lands and moves before the next.',
      "Paratroops aim at a hex with no German unit in it. They drift one hex by the die: 1 west, then clockwise 2 north-west, 3 north-east, 4 east, 5 south-east, 6 south-west. They are lost if they land off the map, on an enemy, or on a friendly unit in a German zone of control. They are depleted, once at most, in a city, in woods without a road or trail, in a German zone, or on a friendly unit. From a friendly unit's hex they move to an empty adjacent hex. If there is none, they are lost.",
      'Gliders land where they aim, in an empty hex. Unless the hex is mixed, roll a die. They crash in broken on 1, in rough on 1–2, in a town or woods on 1–3, in a city on 1–4. A crash depletes the unit, or destroys it in a German zone of control.',
      "The landing hex is the first hex of the unit's move and costs what its terrain costs. A unit that lands in a German zone of control may leave it if it enters no other.",
    ],
  },
  {
    rule: '11.5',
    title: 'Reinforcements and the enemy',
    paragraphs: [
      'No unit arrives or aims to land in a hex with an enemy in it. A unit whose entry hexes are all taken waits. Units may fight in the turn in which they arrive.',
    ],
  },
  {
    rule: '12.0',
    title: 'Drop zones',
    paragraphs: [
      'When a German unit first enters a drop zone, even in passing, the Allies lose three +3 markers for the rest of the game. They are UK markers for the 1st, US markers for the 101st and the 82nd. With the second zone they lose the rest of the six. Landings continue around the zone.',
    ],
  },
  {
    rule: '13.0',
    title: 'Reinforcements and zones of control',
    paragraphs: ['A unit may arrive in an enemy zone of control. It stops there.'],
  },
  {
    rule: '14.0',
    title: 'Demolition',
    paragraphs: [
      'The Germans may try to blow a bridge the instant an Allied unit enters one of its two hexes, by a move, landing, advance or retreat. A German unit must be within its movement allowance of the bridge, counted in hexes. A canal bridge falls on 1–3, a railway bridge on 1–2, a highway bridge on 1.',
      'They may not try a bridge that had an Allied unit next to it when the game turn began. Nor may they try one that was repaired, or that they have already tried, this player turn.',
      'The moving unit waits while they decide. If the bridge falls, it may take another path with its remaining points. In a retreat, the Germans decide after the retreat has ended.',
    ],
  },
  {
    rule: '14.1',
    title: 'Demolished bridges',
    paragraphs: [
      'A demolished bridge becomes an ordinary river or stream hexside. Units may attack across an unbridged river, but may not advance or retreat across one.',
    ],
  },
  {
    rule: '14.2',
    title: 'Repair',
    paragraphs: [
      'Once per player turn, in either movement phase, the Allies may try to repair each demolished bridge within ten hexes of the engineers. No German unit may be in its two hexes or have one of them in its zone of control. A canal or railway bridge is repaired on 5–6, a highway bridge on 4–6. The Germans never repair bridges.',
    ],
    tables: [BRIDGE_TABLE],
  },
  {
    rule: '15.0',
    title: "The engineers' bridge",
    paragraphs: [
      'In either Allied movement phase the engineers may bridge one river or stream hexside within ten hexes. Neither of its hexes may hold a German unit or be in a German zone of control. Allied units may use the bridge, roads continue across it, and it cannot be blown. A demolished bridge there stays demolished. A bridge standing there cannot be blown in the meantime.',
      'The bridge stays until the engineers build another. They may not build or use two in the same game turn. It is removed when the engineers are lost. It is also removed at the start of an Allied movement phase if they are more than ten hexes away, or if a German unit is next to it or has it in its zone of control.',
      'German units may not cross it. Zones of control extend across it. In a turn in which it was built or crossed, both sides attack across it on the light line.',
    ],
  },
  {
    rule: '16.0',
    title: 'Coordination',
    paragraphs: [
      'If only US units fight, the Allies may fire at most one UK marker for them. If only UK units fight, they may fire at most one US marker. If both fight, or only Poles, there is no limit. Polish units do not otherwise count. Bombardments have no such limit.',
    ],
  },
  {
    rule: '17.0',
    title: 'Victory',
    paragraphs: [
      'The Allies win at once when their units hold two hexes of Arnhem (3423, 3523, 3524) at the same time, even in passing. Airborne and glider units do not count.',
      'If they held one hex at some time but never two, the game is a draw after the last turn. Otherwise the Germans win.',
    ],
  },
  {
    rule: '18.0',
    title: 'Historic scenario',
    paragraphs: [
      'German units: 2/406 at 2025, 1/406 at 2325, BrDf at 2621 (2-2-7 each), Krft (3-3-7) at 3722, 2/9SS (4-4-7) at 3724, 9S at 3322 and Grsn at 0702 (2-2-12 each). Drop zones: 1st at 3919, 101st at 1007, 82nd at 2323. No Allied unit is on the map.',
    ],
  },
  {
    rule: '18.1',
    title: 'Free deployment',
    paragraphs: [
      'Both sides set up in secret and reveal together. Germans: 2/406 and 1/406 in Germany, BrDf at 2621, Krft and 2/9SS north of the Neder Rijn, 9S north of the Waal, Grsn south of the Maas. Only BrDf may be within two hexes of a city. Only the 2-2-7s may be within five hexes of the southern edge. One unit per hex.',
      'Allies: the three drop zones in different hexes, not in Germany and not at 2621. A zone that turns out to be on a German unit moves to its historic hex. If a German unit is there too, the zone is lost.',
    ],
  },
];
