import type { GlossaryTerm } from '@club-route/engine';

export const glossary: readonly GlossaryTerm[] = [
  {
    term: 'advantage',
    definition: 'The stronger side in an area has the advantage. It decides which row of the combat table you use.',
    rule: '1',
  },
  {
    term: 'control',
    aliases: ['controls', 'Allied control', 'German control'],
    definition:
      'Which side holds an area. A star in the combat table gives it to you. The Germans retake it when they are stronger there.',
    rule: '1',
  },
  {
    term: 'strength',
    definition:
      'The size of a unit, from 1 to 6. An Allied unit that falls below 1 is destroyed. A German unit never falls below 1.',
    rule: '1',
  },
  {
    term: 'advance',
    aliases: ['advances'],
    definition: 'One move north each round, by 30 Corps or a division in its area.',
    rule: '3',
  },
  {
    term: '30 Corps',
    definition:
      'The British column on the road. It has no strength and never fights. It enters only areas you control.',
    rule: '3',
  },
  {
    term: 'fog',
    definition: 'Until the fog lifts, the 1st Airborne gets no reinforcement. Roll one die each round to lift it.',
    rule: '4',
  },
  {
    term: 'weather marker',
    aliases: ['weather space', 'weather track'],
    definition: 'It counts the rounds from 6 down to 1. Its number is also what you must roll to lift the fog.',
    rule: '5',
  },
];
