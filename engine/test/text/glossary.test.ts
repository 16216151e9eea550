import { describe, expect, test } from 'vitest';
import { defineLines, markTerms, termCalled, type GlossaryTerm } from '../../src/index.ts';

const glossary: readonly GlossaryTerm[] = [
  {
    term: 'zone of control',
    aliases: ['zones of control', 'ZOC'],
    definition: 'The six hexes around a unit.',
    rule: '6.0',
  },
  { term: 'support fire', definition: 'Guns and aircraft.', rule: '8.0' },
  { term: 'support fire marker', definition: 'One of them.', rule: '8.1' },
  { term: 'depleted', definition: 'At half strength.', rule: '2.0' },
];

describe('words explained', () => {
  test('are found whole, by another form, and by a beginning that only one has', () => {
    expect(termCalled(glossary, ' Zone  of control ')?.rule).toBe('6.0');
    expect(termCalled(glossary, 'zoc')?.rule).toBe('6.0');
    expect(termCalled(glossary, 'dep')?.rule).toBe('2.0');
    expect(termCalled(glossary, 'support')).toBeUndefined();
    expect(termCalled(glossary, '')).toBeUndefined();
  });

  test('are answered in a line, or with what may be asked', () => {
    expect(defineLines(glossary, 'depleted')).toEqual(['Depleted: At half strength. (2.0)']);
    const known = 'Type "define" and one of these words: zone of control, support fire, support fire marker, depleted.';
    expect(defineLines(glossary, ' tank ')).toEqual(['The glossary does not have "tank".', known]);
    expect(defineLines(glossary, 'x'.repeat(50))[0]).toBe(`The glossary does not have "${'x'.repeat(40)}".`);
    expect([defineLines(glossary, ''), defineLines(glossary, '  ')]).toEqual([[known], [known]]);
    expect(defineLines([], 'tank')).toEqual(['This game has no glossary yet. Type "rules" to read the rules.']);
  });

  test('are marked once in a text, the longest form first, and nothing of the text is lost', () => {
    const text = 'Depleted in a ZOC by support fire markers? A support fire marker, a zone of control, undepleted.';
    const seen = new Set<string>();
    const marked = markTerms(glossary, text, seen);
    expect(marked.map((part) => part.text).join('')).toBe(text);
    expect(marked.filter(({ term }) => term !== undefined).map((part) => [part.text, part.term!.term])).toEqual([
      ['Depleted', 'depleted'],
      ['ZOC', 'zone of control'],
      ['support fire', 'support fire'],
      ['support fire marker', 'support fire marker'],
    ]);
    expect(markTerms(glossary, 'a depleted unit', seen)).toEqual([{ text: 'a depleted unit' }]);
    expect(markTerms(glossary, 'depleted')).toEqual([{ text: 'depleted', term: glossary[3] }]);
    expect(markTerms([], 'depleted')).toEqual([{ text: 'depleted' }]);
  });
});
