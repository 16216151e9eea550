import type { RulesSummary } from '@club-route/engine';

export const battleSummary: RulesSummary = {
  parts: [
    {
      title: 'A turn',
      lines: [
        'Play one card. Order the units that it allows, move each once, let them battle one after the other, draw a card.',
        'Nobody moves any more after the first battle of a turn. One unit to a hex, and nobody moves through another.',
      ],
    },
    {
      title: 'Dice',
      lines: [
        'Two infantry faces, a tank, a grenade, a star, a flag. The face of its arm and the grenade hit; guns and columns are hit by the grenade alone.',
        'Dice by range, less the largest single reduction (ground, sandbags), plus what a card gives.',
        'You need a line of sight from centre to centre. A unit next to an enemy assaults one next to it, or does not battle.',
      ],
    },
    {
      title: 'Flags and ground',
      lines: [
        'Each flag drives the unit one hex towards its own edge; what it cannot make costs a figure.',
        'Sandbags, ruins and a headquarters beside it each let a unit ignore one flag.',
        'Who drives a target out by assault may enter its hex. Tanks may then battle once more.',
        'Who enters forest, town, ruins, hedgerows or a canal does not battle in the same turn.',
      ],
    },
    {
      title: 'Medals',
      lines: [
        'One for each enemy company destroyed, each bridge that the attacker holds as his turn begins, each of his companies that leaves by a far road.',
        'A medal for every three companies with which the enemy came wins. After the last turn nobody has won.',
        'You hold a card for every three companies that you have on the field.',
      ],
    },
  ],
  tables: ['The eighteen kinds', 'What ground does', 'The cards'],
};
