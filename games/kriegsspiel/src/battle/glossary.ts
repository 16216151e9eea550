import type { GlossaryTerm } from '@club-route/engine';

/** Words of a battle between companies. */
export const battleGlossary: readonly GlossaryTerm[] = [
  {
    term: 'command card',
    aliases: ['command cards'],
    definition: 'You play one each turn. It decides how many units you order, and in which third of the field.',
    rule: '21.4',
  },
  {
    term: 'section',
    aliases: ['sections'],
    definition: 'A third of the field: left, centre or right, as you see it from your edge.',
    rule: '21.4',
  },
  {
    term: 'medal',
    aliases: ['medals'],
    definition:
      'You win the battle with enough medals. You get one for each enemy unit destroyed. The attacker also gets one for each bridge held and each unit that leaves by a far road.',
    rule: '21.7',
  },
  {
    term: 'figure',
    aliases: ['figures'],
    definition: 'A unit consists of figures. Each hit removes one. When the last is gone, the unit is destroyed.',
    rule: '21.2 Dice',
  },
  {
    term: 'flag',
    aliases: ['flags'],
    definition: 'A die face that drives the target back one hex. If it cannot retreat, it loses a figure instead.',
    rule: '21.2 Flags',
  },
  {
    term: 'star',
    aliases: ['stars'],
    definition: 'A die face that misses, unless a rule says that stars hit.',
    rule: '21.2 Dice',
  },
  {
    term: 'grenade',
    aliases: ['grenades'],
    definition: 'A die face that hits every unit.',
    rule: '21.2 Dice',
  },
  {
    term: 'assault',
    aliases: ['assaults', 'assaulted', 'close assault'],
    definition: 'A battle with an adjacent enemy. If you drive it out, you may take its ground.',
    rule: '21.2 Flags',
  },
  {
    term: 'sandbags',
    definition:
      'Sandbags cost an enemy firing at the unit one die and let the unit ignore one flag. The unit loses them when it moves.',
    rule: '21.2 Flags',
  },
];
