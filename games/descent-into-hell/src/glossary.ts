import type { GlossaryTerm } from '@club-route/engine';

export const glossary: readonly GlossaryTerm[] = [
  {
    term: 'impulse',
    aliases: ['impulses', 'road impulse', 'off-road impulse'],
    definition:
      'Half of a player turn: movement, then combat. One of the two is by road only, the other across country; you choose which comes first.',
    rule: 'Turn Sequence',
  },
  {
    term: 'in sight',
    aliases: ['hidden units', 'unseen'],
    definition: 'You see enemy units only in the hexes of your own units and next to them.',
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
    definition: 'Aircraft for the day. Each unit that drops and each Air Supply marker costs some; the rest is lost.',
    rule: 'Allied Airborne Operations',
  },
  {
    term: 'flak',
    aliases: ['antiaircraft fire'],
    definition: 'Fire at units that land on or beside a German unit, a city or an airfield: they may lose a step.',
    rule: 'Allied Airborne Operations',
  },
  {
    term: 'step',
    aliases: ['steps', 'reduced', 'reduced side'],
    definition: 'Most units have two. After losing the first a unit has half its attack and one defence less.',
    rule: 'Unit Capabilities',
  },
  {
    term: 'Air Supply',
    aliases: ['Air Supply marker', 'Air Supply markers'],
    definition: 'A marker dropped onto a unit. It supplies the units near it and never moves.',
    rule: 'Allied Airborne Operations',
  },
  {
    term: 'deployment points',
    definition: 'What brings the ground forces of 30 Corps into the battle from 18 September on.',
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
    definition: 'An attacker that neither fires nor advances for the rest of the impulse.',
    rule: 'Combat',
  },
  {
    term: 'motorized',
    aliases: ['motorized units'],
    definition: 'Tanks, reconnaissance and infantry in trucks: fast on roads, slow or stopped across country.',
    rule: 'Unit Capabilities',
  },
];
