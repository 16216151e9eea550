import { expect, test } from 'vitest';
import { glossary } from '../src/glossary.ts';
import { rules } from '../src/rules.ts';

test('each word is explained under these forms, by these sections of the rules', () => {
  expect(glossary.map(({ rule, term, aliases = [] }) => `${rule}: ${[term, ...aliases].join(', ')}`)).toEqual([
    '1: advantage',
    '1: control, controls, Allied control, German control',
    '1: strength',
    '3: advance, advances',
    '3: 30 Corps',
    '4: fog',
    '5: weather marker, weather space, weather track',
  ]);
  const sections = rules.map(({ rule }) => rule);
  for (const { term, rule, definition } of glossary) {
    expect(sections, term).toContain(rule);
    expect(definition, term).toMatch(/^[A-Z].*\.$/);
  }
});
