import type { GlossaryTerm } from '@club-route/engine';

export const glossary: readonly GlossaryTerm[] = [
  {
    term: 'zone of control',
    aliases: ['zones of control', 'enemy zone', 'enemy zones', 'German zone', 'ZOC'],
    definition:
      'The six hexes around a unit, except across a river without a bridge. An enemy that enters one must stop there.',
    rule: '6.0',
  },
  {
    term: 'mobile',
    aliases: ['mobile unit', 'mobile units'],
    definition:
      'A unit with tanks or trucks: its movement allowance is 10 or 12. It also moves in the mobile movement phase, but leaves roads only in open country.',
    rule: '2.0',
  },
  {
    term: 'depleted',
    definition: 'At half strength, fractions up; movement stays the same. Depleted once more, the unit is lost.',
    rule: '2.0',
  },
  {
    term: 'support fire',
    aliases: ['support-fire marker', 'support-fire markers', 'markers'],
    definition:
      'Guns and aircraft, as markers of +2 to +4. Fire up to two in a battle, or bombard with them; what you do not fire is lost at the end of the turn.',
    rule: '8.0',
  },
  {
    term: 'bombard',
    aliases: ['bombardment', 'bombards', 'bombardments'],
    definition:
      'Fire up to two markers at any enemy without attacking. Only D2 or better has an effect; nobody advances.',
    rule: '8.4',
  },
  {
    term: 'drop zone',
    aliases: ['drop zones'],
    definition:
      'Where a division lands: within seven hexes of it. The first German to enter it takes three +3 markers from you for good, so guard it.',
    rule: '12.0',
  },
  {
    term: 'paratroops',
    definition: 'Airborne units that drift one hex from where they aim, by the die.',
    rule: '11.4',
  },
  {
    term: 'glider',
    aliases: ['gliders'],
    definition: 'An airborne unit that lands exactly where it aims, and may crash unless the hex is mixed ground.',
    rule: '11.4',
  },
  {
    term: 'movement allowance',
    aliases: ['movement points'],
    definition: 'The last number on the counter: how many points the unit may spend on hexes in a turn.',
    rule: '5.2',
  },
  {
    term: 'stiff resistance',
    aliases: ['resist'],
    definition: 'A unit at full strength may stay instead of retreating. It is depleted for it.',
    rule: '7.8',
  },
  {
    term: 'retreat',
    aliases: ['falls back', 'fall back'],
    definition:
      'A unit that loses a battle goes back so many hexes, never into an enemy zone of control. If it cannot, it is lost.',
    rule: '7.7',
  },
  {
    term: 'advance',
    aliases: ['advances'],
    definition:
      'After a won battle, attackers may enter the hex that the defender left. It is no move: zones do not stop it.',
    rule: '7.9',
  },
  {
    term: 'demolition',
    aliases: ['demolished', 'charges'],
    definition:
      'The Germans may try to blow a bridge the instant you come to it: a canal bridge falls on 1–3, a railway bridge on 1–2, a highway bridge on 1.',
    rule: '14.0',
  },
  {
    term: 'line',
    aliases: ['medium line', 'open line', 'light line', 'rough line'],
    definition: 'The row of the combat table. The ground of the defender gives it: rough, medium, light or open.',
    rule: '7.4',
  },
  {
    term: 'held back',
    aliases: ['hold the rest back', 'hold back'],
    definition: 'A reinforcement that waits. It can come in a later turn, but not later in this phase.',
    rule: '11.2',
  },
];
