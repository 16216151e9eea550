import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';

const guide = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
const source = new URL('../src/', import.meta.url);

function found(text: string, pattern: RegExp): readonly string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, word]) => word!))].toSorted();
}

test('the guide names every variable of the environment, with its default', () => {
  const rows = [...guide.matchAll(/^\| `([A-Z_]+)` \| ([^|]+) \|/gm)].map(
    ([, name, value]) => [name!, value!] as const,
  );
  const read = readFileSync(new URL('config.ts', source), 'utf8');
  expect(new Set(rows.map(([name]) => name))).toEqual(new Set(found(read, /^ {2}([A-Z_]+): /gm)));
  const config = readConfig({});
  if ('problem' in config) throw new Error(config.problem);
  const defaults: Readonly<Record<string, unknown>> = config.config;
  /** As the guide puts into words what is no number. */
  const words: Readonly<Record<string, unknown>> = {
    '–': undefined,
    'any free one': 0,
    'cores − 1, at least 1': Math.max(1, availableParallelism() - 1),
    'host of `PUBLIC_URL`': undefined,
    '`post@` the domain': undefined,
  };
  for (const [name, value] of rows) {
    const told = value in words ? words[value] : value.replaceAll('`', '');
    const own = defaults[name];
    expect(String(typeof own === 'boolean' ? Number(own) : own), name).toBe(String(told));
  }
});

test('the guide and its alarms name the figures that the server has', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const code = files.map((name) => readFileSync(new URL(name.replaceAll('\\', '/'), source), 'utf8')).join('\n');
  const told = found(guide, /\b(club_route_[a-z_]+?)(?:_bucket)?\b(?![a-z_])/g);
  expect(told.length).toBeGreaterThan(5);
  expect(told).toEqual(found(code, /'(club_route_[a-z_]+)'/g));
});

test('the page about the server names every table there is', () => {
  const page = readFileSync(new URL('../../docs/server.md', import.meta.url), 'utf8');
  const told = found(page.slice(page.indexOf('## Tables'), page.indexOf('## Life of a move')), /`([a-z_]+)`/g);
  const there = found(
    readFileSync(new URL('database/schema.ts', source), 'utf8'),
    /^ {2}readonly ([a-z_]+): \w+Table/gm,
  );
  expect(there.length).toBeGreaterThan(20);
  expect(there.filter((name) => !told.includes(name))).toEqual([]);
});
