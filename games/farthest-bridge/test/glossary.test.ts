import { expect, test } from 'vitest';
import { glossary } from '../src/glossary.ts';
import { summary } from '../src/summary.ts';
import { rules } from '../src/rules.ts';

test('each word is explained under these forms, by these sections of the rules', () => {
  expect(glossary.map(({ rule, term, aliases = [] }) => `${rule}: ${[term, ...aliases].join(', ')}`)).toEqual([
    '6.0: zone of control, zones of control, enemy zone, enemy zones, German zone, ZOC',
    '2.0: mobile, mobile unit, mobile units',
    '2.0: depleted',
    '8.0: support fire, support-fire marker, support-fire markers, markers',
    '8.4: bombard, bombardment, bombards, bombardments',
    '12.0: drop zone, drop zones',
    '11.4: paratroops',
    '11.4: glider, gliders',
    '5.2: movement allowance, movement points',
    '7.8: stiff resistance, resist',
    '7.7: retreat, falls back, fall back',
    '7.9: advance, advances',
    '14.0: demolition, demolished, charges',
    '7.4: line, medium line, open line, light line, rough line',
    '11.2: held back, hold the rest back, hold back',
  ]);
  const sections = rules.map(({ rule }) => rule);
  for (const { term, rule, definition } of glossary) {
    expect(sections, term).toContain(rule);
    expect(definition, term).toMatch(/^[A-Z].*\.$/);
  }
});

test('5.0 to 15.0: the page to print sums up each part of the rules', () => {
  expect(summary.parts.map(({ title, lines }) => `${title} ${lines.length}`)).toEqual([
    'Aim 2',
    'A turn 2',
    'Movement 4',
    'Landing 4',
    'Combat 4',
    'Bridges and engineers 2',
  ]);
  for (const { lines, title } of summary.parts) for (const line of lines) expect(line, title).toMatch(/^[A-Z].*\.$/);
});
