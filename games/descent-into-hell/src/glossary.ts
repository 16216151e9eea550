import type { GlossaryTerm } from '@club-route/engine';

export const glossary: readonly GlossaryTerm[] = [
  {
    term: 'impulse',
    aliases: ['impulses', 'road impulse', 'off-road impulse'],
    definition:
      'Half of a player turn: movement, then combat. In one impulse units move by road only, in the other across country. You choose which comes first.',
    rule: 'Turn Sequence',
  },
  {
    term: 'in sight',
    aliases: ['hidden units', 'unseen'],
    definition: 'You see enemy units only if they are in or next to the hexes of your own units.',
    rule: 'Replay of Hidden Movement',
  },
  {
    term: 'ghost',
    aliases: ['sighting', 'last seen'],
    definition: 'Where an enemy unit was last seen, with the date. It may have moved since.',
    rule: 'Replay of Hidden Movement',
  },
  {
    term: 'transport points',
    definition: 'Aircraft for the day. Each unit or Air Supply marker you drop costs some. You lose unspent points.',
    rule: 'Allied Airborne Operations',
  },
  {
    term: 'flak',
    aliases: ['antiaircraft fire'],
    definition: 'Fire at units that land on or next to a German unit, a city or an airfield. They may lose a step.',
    rule: 'Allied Airborne Operations',
  },
  {
    term: 'step',
    aliases: ['steps', 'reduced', 'reduced side'],
    definition: 'Most units have two steps. After losing the first, a unit has half its attack and one defence less.',
    rule: 'Unit Capabilities',
  },
  {
    term: 'Air Supply',
    aliases: ['Air Supply marker', 'Air Supply markers'],
    definition: 'A marker you drop on a unit. It supplies the units near it and never moves.',
    rule: 'Allied Airborne Operations',
  },
  {
    term: 'deployment points',
    definition: 'Points that bring in the ground forces of 30 Corps from 18 September.',
    rule: 'Reinforcements',
  },
  {
    term: 'force pool',
    aliases: ['force pools', 'pools'],
    definition: 'German reinforcements that arrive together in one entry area.',
    rule: 'Reinforcements',
  },
  {
    term: 'repulsed',
    definition: 'A repulsed attacker cannot fire or advance for the rest of the impulse.',
    rule: 'Combat',
  },
  {
    term: 'motorized',
    aliases: ['motorized units'],
    definition: 'Tanks, reconnaissance and infantry in trucks: fast on roads, slow or blocked across country.',
    rule: 'Unit Capabilities',
  },
];
