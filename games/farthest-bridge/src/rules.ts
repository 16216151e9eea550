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
      'The map runs from the Belgian border to Arnhem; a hex is about two kilometres wide. Hexes are numbered by column, which grows to the north, and row, which grows to the east: 2621 is Nijmegen, 3423 Arnhem.',
      'A unit has an attack strength, a defense strength and a movement allowance, written 4-3-10. It is at full strength or depleted. A depleted unit attacks and defends with half, fractions up, and moves as before; depleted once more it is lost.',
      'Units with an allowance of 10 or 12 are mobile, those with 7 walk. The Allies have US, UK and Polish units; paratroops and gliders are airborne.',
    ],
  },
  {
    rule: '3.0',
    title: 'Sequence of play',
    paragraphs: [
      'Ten turns, one a day, from 17 to 26 September 1944. In each turn both sides get their support-fire markers (8.1), then the Allies have three phases, then the Germans the same three: movement, combat, mobile movement.',
      'In between somebody may have to decide something at once: the Germans about a bridge (14.0), a defender about support fire (8.3), an owner about a retreat (7.7). Nothing else happens before. A phase in which nothing can be done ends by itself.',
    ],
  },
  {
    rule: '5.0',
    title: 'Movement',
    paragraphs: [
      'A unit moves from hex to hex and pays for each (5.2); it enters none that it cannot pay for in full, and none with an enemy in it. Points are neither saved nor lent.',
    ],
  },
  {
    rule: '5.1',
    title: 'Who moves when',
    paragraphs: [
      'In the movement phase any unit may move. In the mobile movement phase mobile units that have neither moved nor arrived in this player turn may move. So each unit moves once in a player turn. An advance or a retreat is no move: a mobile unit that has made one may still move afterwards.',
    ],
  },
  {
    rule: '5.2',
    title: 'What movement costs',
    paragraphs: [
      'Into a hex it costs what the table says. Along a road ½ point, along a trail 1, whatever the hex.',
      'Over a standing bridge nothing is added, and a road goes on over it. Across a stream or canal without a bridge 3 points are added. A river without a bridge cannot be crossed.',
      'Mobile units enter woods, broken and rough only along a road or trail. They cross water only over a bridge with a road or trail, or by the engineers (15.0); railway bridges are for those on foot. Railway lines and ferries do not count.',
    ],
    tables: [TERRAIN_TABLE],
  },
  {
    rule: '5.3',
    title: 'One unit to a hex',
    paragraphs: [
      'A unit may pass through friends at no extra cost, but not end a move, an advance or a retreat on one. So it cannot enter the hex of a friend in which it would have to stop.',
      'If a bridge goes up before a unit that is passing a friend, and it can go nowhere else, it falls back to the last hex in which it could have stayed.',
    ],
  },
  {
    rule: '6.0',
    title: 'Zones of control',
    paragraphs: [
      'Every unit controls the six hexes around it, except across a river without a bridge. Streams, canals and standing bridges do not stop a zone.',
      'A unit that enters an enemy zone must stop there. A unit that begins its move in one may leave, if it enters no enemy zone on that move.',
    ],
  },
  {
    rule: '7.0',
    title: 'Combat',
    paragraphs: [
      'In its combat phase a side may attack, one battle after the other, each settled before the next: name a hex and the attackers, fire support, roll, retreat, advance.',
    ],
  },
  {
    rule: '7.1',
    title: 'Which units attack',
    paragraphs: [
      'One or more units attack one enemy unit next to all of them, also across a river without a bridge. Nobody has to attack.',
      'In a phase each unit attacks once at most, and each is attacked or bombarded once at most.',
    ],
  },
  {
    rule: '7.3',
    title: 'Strength is not divided',
    paragraphs: ['A unit attacks or defends with all it has, in one battle.'],
  },
  {
    rule: '7.4',
    title: 'Terrain in combat',
    paragraphs: [
      'The defender has a line of the table. His hex gives him: rough the rough line; woods, broken, town or city the medium line; mixed the open line.',
      'If all attackers are across water the hexside counts too: a stream or an unbridged river gives the medium line, a bridge the light line; where some have one and some the other, the light line. He takes whichever helps him more: rough, medium, light, open, in this order.',
    ],
  },
  {
    rule: '7.6',
    title: 'The roll',
    paragraphs: [
      'Take the attack strengths and the markers of the attacker, less the defense strength and the markers of the defender. Find the difference on the line; roll a die; read the result in that column.',
      'A1, A2: every attacker retreats so many hexes. D1 to D4: the defender does. Br: both one hex, the defender first. Ae, De: that side is lost.',
    ],
    tables: [COMBAT_TABLE],
  },
  {
    rule: '7.7',
    title: 'Retreat',
    paragraphs: [
      'The owner moves the unit hex by hex so that it ends exactly so many hexes from where it fought. It enters no hex with an enemy in it or in an enemy zone, friends there or not, crosses no unbridged river and goes nowhere it could not move. Each step leads one hex further away. It may pass friends but not end on one.',
      'A unit that cannot do so is lost.',
    ],
  },
  {
    rule: '7.8',
    title: 'Stiff resistance',
    paragraphs: [
      'A unit at full strength that is told to retreat may stay instead, and is depleted. If it has nowhere to go, it does so. A depleted unit must retreat.',
    ],
  },
  {
    rule: '7.9',
    title: 'Advance after combat',
    paragraphs: [
      'If the defender has left his hex, attackers that have not fallen back may advance into it and on along the path of his retreat, each as far as its owner likes, one unit to a hex. After De, or when he had nowhere to go, only the hex itself is open.',
      'If the result was A1, A2 or Ae and every attacker has left its hex, the defender may advance into one of those hexes.',
      'Enemy zones do not matter. Nobody advances across an unbridged river or where it could not move. A unit that has advanced neither attacks nor is attacked again in this phase.',
    ],
  },
  {
    rule: '8.0',
    title: 'Support fire',
    paragraphs: ['Markers stand for guns and aircraft. They reach everywhere.'],
  },
  {
    rule: '8.1',
    title: 'Allotment',
    paragraphs: [
      'Each turn brings new markers; what is left of the last turn is gone. The US and the UK have three +3 each in every turn, unless drop zones are lost (12.0).',
    ],
    tables: [SUPPORT_TABLE],
  },
  {
    rule: '8.3',
    title: 'Support fire in combat',
    paragraphs: [
      'The attacker, then the defender, may fire up to two markers in a battle; each adds its value to the strength of that side. A marker is fired once in a turn, in either combat phase.',
    ],
  },
  {
    rule: '8.4',
    title: 'Bombardment',
    paragraphs: [
      'In its combat phase a side may fire up to two markers alone at any enemy unit. The line is that of its hex; no hexside counts. Only D2, D3, D4 and De have an effect. The defender fires nothing back, and nobody advances.',
    ],
  },
  {
    rule: '10.0',
    title: 'The battle',
    paragraphs: [
      'Three airborne divisions drop along sixty miles of road in front of XXX Corps, to hold its bridges until it comes. The last of them is at Arnhem.',
    ],
  },
  { rule: '10.1', title: 'First player', paragraphs: ['The Allies play first in every turn.'] },
  {
    rule: '11.0',
    title: 'Reinforcements',
    paragraphs: [
      'Units arrive in the turn and the hexes of the schedule, at the beginning of a movement phase of their side, and may move at once.',
      'Nobody has to arrive: a unit that its owner holds back can come in a later turn.',
    ],
  },
  {
    rule: '11.1',
    title: 'Schedule',
    paragraphs: ['Units arrive in the turn of these tables or later. Numbers are attack, defense and movement.'],
    tables: SCHEDULE_TABLES,
  },
  {
    rule: '11.2',
    title: 'Arriving over the edge',
    paragraphs: [
      'Units arrive before any unit on the map moves. As long as somebody can still arrive, bring them in or hold the rest back; then the others move, and nobody arrives any more in that phase. The engineers may repair and bridge before, between and after arrivals.',
      'A unit arrives in the movement phase of its side, a mobile unit in that or in the mobile movement phase. It pays for the first hex: half a point at 0105, 3326, 3824, 3925, 0725 and 0726, where a road comes in, else as for its terrain. Then it moves on as it likes.',
    ],
  },
  {
    rule: '11.3',
    title: 'Where',
    paragraphs: ['In one of the hexes listed; airborne units where they land (11.4).'],
  },
  {
    rule: '11.4',
    title: 'Landing',
    paragraphs: [
      'Airborne units land at the beginning of the Allied movement phase (11.2), one after the other: each lands and moves before the next.',
      'Paratroops aim at a hex without a German in it and drift one hex from it by the die: 1 west, then clockwise 2 north-west, 3 north-east, 4 east, 5 south-east, 6 south-west. Off the map, on an enemy, or on a friend in a German zone they are lost. In a city, in woods without a road or trail, in a German zone, or on a friend they are depleted, once at most. From the hex of a friend they go to an empty hex beside it; if there is none, they are lost.',
      'Gliders land where they aim, in an empty hex. Unless it is mixed, roll: they crash in broken on 1, in rough on 1–2, in a town or woods on 1–3, in a city on 1–4. A crash depletes them, or in a German zone destroys them.',
      'The hex in which a unit comes down is the first of its move and costs what its terrain costs. A unit that lands in a German zone may leave it if it enters no other.',
    ],
  },
  {
    rule: '11.5',
    title: 'Reinforcements and the enemy',
    paragraphs: [
      'Nobody arrives or lands in a hex with an enemy in it; a unit whose hexes are all taken waits. Units may fight in the turn in which they arrive.',
    ],
  },
  {
    rule: '12.0',
    title: 'Drop zones',
    paragraphs: [
      'When a German unit first enters a drop zone, if only in passing, three +3 markers of its nation are lost for the rest of the game: UK for the 1st, US for the 101st and the 82nd. With the second zone all that are left of the six go. Nothing brings them back. Landings go on around the zone.',
    ],
  },
  {
    rule: '13.0',
    title: 'Reinforcements and zones of control',
    paragraphs: ['A unit may arrive in an enemy zone of control, and stops there.'],
  },
  {
    rule: '14.0',
    title: 'Demolition',
    paragraphs: [
      'The instant an Allied unit enters one of the two hexes that share a bridge, by a move, a landing, an advance or a retreat, the Germans may try to blow it, if one of their units is within its movement allowance of it, counted in hexes. A canal bridge falls on 1–3, a railway bridge on 1–2, a highway bridge on 1.',
      'They may not try a bridge that had an Allied unit beside it when the game turn began, one that was repaired in this player turn, or one they have tried in this player turn.',
      'The unit waits meanwhile. If a bridge falls it may choose another way with what it has left. After a retreat the question is put when it has ended.',
    ],
  },
  {
    rule: '14.1',
    title: 'Demolished bridges',
    paragraphs: [
      'A demolished bridge is a river or stream hexside like any other. Anybody may attack across a river without a bridge; nobody may advance or retreat across one.',
    ],
  },
  {
    rule: '14.2',
    title: 'Repair',
    paragraphs: [
      'In either Allied movement phase the Allies may try to repair each demolished bridge within ten hexes of the engineers once, if no German is in its two hexes or has one of them in his zone. A canal or railway bridge is repaired on 5–6, a highway bridge on 4–6. Germans never repair.',
    ],
    tables: [BRIDGE_TABLE],
  },
  {
    rule: '15.0',
    title: "The engineers' bridge",
    paragraphs: [
      'In either Allied movement phase the Allies may name one river or stream hexside within ten hexes of the engineers, neither of its hexes with a German or in a German zone. It is a bridge for Allied units, roads go on over it, and it cannot be blown. A demolished bridge there stays demolished; a bridge that stands there cannot be blown meanwhile.',
      'It remains until another is named. No two are named or used in the same game turn. It ends when the engineers are lost, or as an Allied movement phase begins if they are more than ten hexes away or a German stands by it or has it in his zone.',
      'Germans do not cross it. Zones of control reach across. In a turn in which it was named or crossed both sides attack over it by the light line.',
    ],
  },
  {
    rule: '16.0',
    title: 'Coordination',
    paragraphs: [
      'Where only US units fight, at most one UK marker may be fired for them; where only UK units fight, at most one US marker. Where both fight, or only Poles, any may. Poles are not counted otherwise. Bombardments are free.',
    ],
  },
  {
    rule: '17.0',
    title: 'Victory',
    paragraphs: [
      'The Allies win at once when two hexes of Arnhem (3423, 3523, 3524) hold units of theirs at the same instant, neither airborne nor glider, if only in passing.',
      'If never two but at some instant one was held, the game is a draw after the last turn. Otherwise the Germans win.',
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
      'Both sides write down their set-up in secret and lay it out together. German: 2/406 and 1/406 in Germany, BrDf at 2621, Krft and 2/9SS north of the Neder Rijn, 9S north of the Waal, Grsn south of the Maas; none but BrDf within two hexes of a city, none but the 2-2-7s within five hexes of the southern edge, one to a hex.',
      'Allied: the three drop zones in different hexes, not in Germany and not at 2621. One that turns out to lie on a German unit goes to its historic hex; if a German stands there too, it is lost.',
    ],
  },
];
