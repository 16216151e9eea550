import type { GlossaryTerm } from '@club-route/engine';

export const glossary: readonly GlossaryTerm[] = [
  {
    term: 'advantage',
    definition: 'The side with more strength in an area has it. It decides which row of the combat table you read.',
    rule: '1',
  },
  {
    term: 'control',
    aliases: ['controls', 'Allied control', 'German control'],
    definition:
      'Whose area it is. A star in the combat table gives it to you; the Germans retake it when they are stronger there.',
    rule: '1',
  },
  {
    term: 'strength',
    definition:
      'How much a unit can still lose. An Allied unit below 1 is destroyed; a German unit never falls below 1.',
    rule: '1',
  },
  {
    term: 'advance',
    aliases: ['advances'],
    definition: 'One move north in each round: 30 Corps, or a division that stands with it.',
    rule: '3',
  },
  {
    term: '30 Corps',
    definition:
      'The British column on the road. It has no strength and never fights; it enters only areas you control.',
    rule: '3',
  },
  {
    term: 'fog',
    definition: 'Until it lifts, no help comes to the 1st Airborne. Each round one die may clear the sky.',
    rule: '4',
  },
  {
    term: 'weather marker',
    aliases: ['weather space', 'weather track'],
    definition: 'Counts the rounds from 6 down to 1, and is the number a die must reach to lift the fog.',
    rule: '5',
  },
];
