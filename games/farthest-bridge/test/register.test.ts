import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fieldsOf } from '@club-route/engine';
import { describe, expect, test } from 'vitest';
import { differentialsOf, LINES, RESULTS } from '../src/data/combat-table.ts';
import { UNITS } from '../src/data/units.ts';
import { optionsSchema } from '../src/options.ts';
import { register } from '../src/register.ts';
import { rules } from '../src/rules.ts';

const SOURCE = join(import.meta.dirname, '../src');
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
const code = files
  .filter((name) => !['register.ts', 'rules.ts'].includes(name))
  .map((name) => readFileSync(join(SOURCE, name), 'utf8'))
  .join('\n');

function cited(pattern: RegExp): readonly string[] {
  return [...new Set([...code.matchAll(pattern)].map(([, one]) => one!))];
}

const entries = new Map(register.map((entry) => [entry.id, entry]));
const sections = new Set(rules.map(({ rule }) => rule));

describe('the register', () => {
  test('has each entry once, whole, and none is missing', () => {
    expect(entries.size).toBe(register.length);
    for (let number = 1; number <= 57; number++) expect(entries.has(`R${number}`), `R${number}`).toBe(true);
    for (const { id, question, played, why } of register)
      for (const text of [question, played, why]) expect(text, id).toMatch(/^["0-9A-Z].*[.?]["”]?$/s);
  });

  test('knows every ruling that the code cites', () => {
    const rulings = cited(/\brulings? (\d+)/gi).map((number) => `R${number}`);
    expect(rulings.length).toBeGreaterThan(10);
    for (const id of [...rulings, ...cited(/rule: '(R\d+)'/g)]) expect(entries.has(id), id).toBe(true);
  });

  test('knows every option, and each says the same of where it comes from', () => {
    for (const [name, field] of fieldsOf(optionsSchema)) {
      if (name === 'scenario') continue;
      const entry = entries.get(field.rule!);
      expect(entry?.option, name).toBe(name);
      expect(entry?.provenance, name).toBe(field.provenance);
    }
    const named = register.flatMap(({ option }) => option ?? []);
    expect(named.toSorted()).toEqual(
      Object.keys(optionsSchema)
        .filter((name) => name !== 'scenario')
        .toSorted(),
    );
  });
});

describe('the rules', () => {
  test('have every section that a refusal cites', () => {
    const refusals = cited(/rule: '(\d[\d.]*)'/g);
    expect(refusals.length).toBeGreaterThan(20);
    for (const rule of refusals) expect(sections.has(rule), rule).toBe(true);
  });

  test('are numbered once and in order', () => {
    const numbers = rules.map(({ rule }) => Number(rule.split('.')[0]) * 100 + Number(rule.split('.')[1]));
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
  });

  test('say something in every section, in whole sentences', () => {
    for (const { rule, title, paragraphs } of rules) {
      expect(title.length).toBeGreaterThan(0);
      expect(paragraphs.length).toBeGreaterThan(0);
      for (const paragraph of paragraphs) expect(paragraph, rule).toMatch(/\.$/);
    }
  });

  test('the sections that the register speaks of are there, but for those that are lost', () => {
    const lost = ['8.2', '9.0'];
    for (const { id, rule } of register)
      if (!lost.includes(rule)) expect(sections.has(rule), `${id} ${rule}`).toBe(true);
  });

  test('print the tables that the code plays by', () => {
    const text = (rule: string): string => {
      const { paragraphs, tables = [] } = rules.find((one) => one.rule === rule)!;
      return [...paragraphs, ...tables.flatMap(({ rows }) => rows.map((row) => row.join(' ')))].join('\n');
    };
    for (const [index, row] of RESULTS.entries()) expect(text('7.6')).toContain(`Die ${index + 1} ${row.join(' ')}`);
    const [combat] = rules.find(({ rule }) => rule === '7.6')!.tables!;
    for (const line of LINES) {
      const printed = combat!.rows.find(([name]) => name!.toLowerCase() === `${line} line`)!;
      expect(printed[1]).toBe(`≤ ${signed(differentialsOf(line, 1)!.to)}`);
      for (let column = 2; column < printed.length; column++) {
        const range = differentialsOf(line, column);
        expect(printed[column]).toContain(range === undefined ? '–' : signed(range.from));
      }
    }
    for (const { id, attack, defense, movement, nation, kind } of UNITS) {
      // The eighteen US battalions are named by regiment.
      const named = nation === 'us' && kind === 'para' ? id.split('/')[1]! : id;
      expect(text('11.1') + text('18.0'), id).toContain(named);
      expect(text('11.1') + text('18.0'), id).toContain(`${attack}-${defense}-${movement}`);
    }
  });
});

function signed(number: number): string {
  return number > 0 ? `+${number}` : String(number).replace('-', '−');
}
