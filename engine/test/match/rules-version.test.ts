import { expect, test } from 'vitest';
import { optionsOfTerms } from '../../src/match/rules-version.ts';
import { renewOptions, schemaForNew, type OptionsSchema } from '../../src/options.ts';

interface Options {
  readonly [name: string]: string | number;
  readonly fire: 'old' | 'new' | 'other';
  readonly turns: number;
}

const options: OptionsSchema<Options> = {
  fire: {
    kind: 'choice',
    label: 'Fire',
    default: 'new',
    choices: [
      { value: 'new', label: 'As printed' },
      { value: 'other', label: 'Otherwise' },
      { value: 'old', label: 'As in rules 1', retired: true },
    ],
  },
  turns: { kind: 'integer', label: 'Turns', default: 8, low: 1, high: 10 },
} as never;

const rules = {
  title: 'A game',
  version: '2',
  options,
  earlier: [
    {
      version: '1',
      options: { turns: { kind: 'integer', label: 'Turns', default: 10, low: 1, high: 10 } } as const,
      today: ({ turns }: Readonly<Record<string, unknown>>): Options => ({ fire: 'old', turns: turns as number }),
    },
  ],
};

test('options are read by the rules that a match was begun under', () => {
  expect(optionsOfTerms(rules, { rules: '2', options: {} })).toEqual({ options: { fire: 'new', turns: 8 } });
  expect(optionsOfTerms(rules, { rules: '1', options: {} })).toEqual({ options: { fire: 'old', turns: 10 } });
  expect(optionsOfTerms(rules, { rules: '1', options: { turns: 3 } })).toEqual({ options: { fire: 'old', turns: 3 } });
});

test('an option that earlier rules did not have, and rules that nobody knows, are refused', () => {
  expect(optionsOfTerms(rules, { rules: '1', options: { fire: 'new' } })).toEqual({
    problem: 'There is no option "fire"; the options are turns.',
  });
  expect(optionsOfTerms(rules, { rules: '3', options: {} })).toEqual({
    problem: 'This match was begun under rules 3 of A game; this program knows rules 1, 2.',
  });
});

test('a retired reading is not offered for new matches, and a match that follows takes the default instead', () => {
  const { fire } = schemaForNew(options);
  expect('choices' in fire && fire.choices.map(({ value }) => value)).toEqual(['new', 'other']);
  expect(renewOptions(options, { fire: 'old', turns: 3 })).toEqual({ fire: 'new', turns: 3 });
  expect(renewOptions(options, { fire: 'other', turns: 3 })).toEqual({ fire: 'other', turns: 3 });
});
