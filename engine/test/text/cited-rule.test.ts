import { expect, test } from 'vitest';
import { citedRule, type GameModule } from '../../src/index.ts';

const sections = ['1.0', '8.6', '8.7', 'End'].map((rule) => ({ rule, title: '', paragraphs: [] }));
const entries = [
  { id: 'R4', rule: '5.2' },
  { id: 'S7.15', rule: '8.7' },
];
const module = { rules: sections, register: entries } as unknown as GameModule;

test.each([
  ['End', { section: 'End' }],
  ['8.7', { section: '8.7' }],
  ['S7.15', { ruling: 'S7.15' }],
  ['5.2', { ruling: 'R4' }],
  ['8.3', { section: '8.6' }],
  ['S8.3', { section: '8.6' }],
  ['1', { section: '1.0' }],
  ['80.1', undefined],
  ['notation', undefined],
])('%s is found where it can be read', (rule, found) => {
  expect(citedRule(module, rule)).toEqual(found);
});
