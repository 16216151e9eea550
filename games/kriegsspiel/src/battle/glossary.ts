import type { GlossaryTerm } from '@club-route/engine';

/** Words of a battle between companies. */
export const battleGlossary: readonly GlossaryTerm[] = [
  {
    term: 'command card',
    aliases: ['command cards'],
    definition: 'You play one each turn. It says how many units you order, and in which third of the field.',
    rule: '21.4',
  },
  {
    term: 'section',
    aliases: ['sections'],
    definition: 'A third of the field: left, centre or right, as its player sees it.',
    rule: '21.4',
  },
  {
    term: 'medal',
    aliases: ['medals'],
    definition:
      'One for each enemy unit destroyed, each bridge that the attacker holds and each unit of the attacker that leaves by a far road. Enough of them win.',
    rule: '21.7',
  },
  {
    term: 'figure',
    aliases: ['figures'],
    definition: 'What a unit is made of. Each hit takes one; with the last the unit is destroyed.',
    rule: '21.2 Dice',
  },
  {
    term: 'flag',
    aliases: ['flags'],
    definition: 'A face of the die that drives the target one hex back. What bars its way costs it a figure instead.',
    rule: '21.2 Flags',
  },
  {
    term: 'star',
    aliases: ['stars'],
    definition: 'A face of the die that misses, unless a rule says that stars hit.',
    rule: '21.2 Dice',
  },
  {
    term: 'grenade',
    aliases: ['grenades'],
    definition: 'A face of the die that hits every unit.',
    rule: '21.2 Dice',
  },
  {
    term: 'assault',
    aliases: ['assaults', 'assaulted', 'close assault'],
    definition: 'To battle with a unit in the next hex. Who drives it out may take its ground.',
    rule: '21.2 Flags',
  },
  {
    term: 'sandbags',
    definition:
      'They take a die from whoever fires at the unit, and let it ignore one flag. It leaves them when it moves.',
    rule: '21.2 Flags',
  },
];
