import type { GlossaryTerm } from '@club-route/engine';

export const glossary: readonly GlossaryTerm[] = [
  {
    term: 'zone of control',
    aliases: ['zones of control', 'enemy zone', 'enemy zones', 'German zone', 'ZOC'],
    definition:
      'The six hexes around a unit, except across an unbridged river. An enemy unit that enters one must stop there.',
    rule: '6.0',
  },
  {
    term: 'mobile',
    aliases: ['mobile unit', 'mobile units'],
    definition:
      'A unit with tanks or trucks: its movement allowance is 10 or 12. It may move in the mobile movement phase instead, but enters woods, broken and rough hexes only along roads and trails.',
    rule: '2.0',
  },
  {
    term: 'depleted',
    definition:
      'A depleted unit has half its strength, rounded up, and its full movement. If it is depleted again, it is lost.',
    rule: '2.0',
  },
  {
    term: 'support fire',
    aliases: ['support-fire marker', 'support-fire markers', 'markers'],
    definition:
      'Guns and aircraft, shown as markers of +2 to +4. Fire up to two in a battle, or bombard with them. You lose unfired markers at the end of the turn.',
    rule: '8.0',
  },
  {
    term: 'bombard',
    aliases: ['bombardment', 'bombards', 'bombardments'],
    definition:
      'You fire up to two markers at any enemy unit without attacking it. Only D2 or better has an effect, and no unit advances.',
    rule: '8.4',
  },
  {
    term: 'drop zone',
    aliases: ['drop zones'],
    definition:
      'A division lands within seven hexes of its drop zone. The first German unit to enter the zone removes three Allied +3 markers for good, so guard it.',
    rule: '12.0',
  },
  {
    term: 'paratroops',
    definition: 'Airborne units that drift one hex from where they aim. The die gives the direction.',
    rule: '11.4',
  },
  {
    term: 'glider',
    aliases: ['gliders'],
    definition: 'An airborne unit that lands exactly where it aims. It may crash in any terrain but mixed.',
    rule: '11.4',
  },
  {
    term: 'movement allowance',
    aliases: ['movement points'],
    definition: 'The last number on the counter: the movement points the unit may spend in a turn.',
    rule: '5.2',
  },
  {
    term: 'stiff resistance',
    aliases: ['resist'],
    definition: 'A unit at full strength may stay instead of retreating. It is then depleted.',
    rule: '7.8',
  },
  {
    term: 'retreat',
    aliases: ['falls back', 'fall back'],
    definition:
      'A unit that loses a battle moves away by the number of hexes in the result, never into an enemy zone of control. If it cannot, it is lost.',
    rule: '7.7',
  },
  {
    term: 'advance',
    aliases: ['advances'],
    definition:
      'After winning a battle, attackers may enter the hex that the defender left. An advance is not a move, so zones of control do not stop it.',
    rule: '7.9',
  },
  {
    term: 'demolition',
    aliases: ['demolished', 'charges'],
    definition:
      'The Germans may try to blow a bridge as soon as an Allied unit reaches it. A canal bridge falls on 1–3, a railway bridge on 1–2, a highway bridge on 1.',
    rule: '14.0',
  },
  {
    term: 'line',
    aliases: ['medium line', 'open line', 'light line', 'rough line'],
    definition: "The row of the combat table, set by the defender's terrain: rough, medium, light or open.",
    rule: '7.4',
  },
  {
    term: 'held back',
    aliases: ['hold the rest back', 'hold back'],
    definition: 'A reinforcement that waits. It can arrive in a later turn, but not later in this phase.',
    rule: '11.2',
  },
];
