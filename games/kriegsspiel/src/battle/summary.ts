import type { RulesSummary } from '@club-route/engine';

export const battleSummary: RulesSummary = {
  parts: [
    {
      title: 'A turn',
      lines: [
        'Play one card. Order the units it allows, move each once, then battle with them one after the other. Draw a card.',
        'After the first battle of a turn no unit may move. A hex holds one unit, and units cannot move through each other.',
      ],
    },
    {
      title: 'Dice',
      lines: [
        'A die has two infantry faces, a tank, a grenade, a star and a flag. A unit is hit by its own symbol and the grenade. Guns and columns are hit only by the grenade.',
        'Roll the dice for the range, less the largest single reduction (terrain, sandbags), plus what a card gives.',
        'You need a line of sight from centre to centre. A unit next to an enemy may battle only an adjacent enemy.',
      ],
    },
    {
      title: 'Flags and ground',
      lines: [
        'Each flag drives the unit one hex towards its own edge. Each hex it cannot retreat costs a figure.',
        'Sandbags, ruins and an adjacent headquarters each let a unit ignore one flag.',
        'A unit that drives out a target by assault may take its hex. Tanks may then battle once more.',
        'A unit that enters forest, town, ruins, hedgerows or a canal cannot battle in the same turn.',
      ],
    },
    {
      title: 'Medals',
      lines: [
        'You get one for each enemy company destroyed. The attacker also gets one for each bridge held when the turn begins, and each company that leaves by a far road.',
        'To win you need one medal for every three companies the enemy started with. After the last turn neither side wins.',
        'You hold one card for every three companies you have on the field.',
      ],
    },
  ],
  tables: ['The eighteen kinds', 'Terrain effects', 'The cards'],
};
