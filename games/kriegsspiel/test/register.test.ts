import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RegisterEntry } from '@club-route/engine';
import { expect, test } from 'vitest';
import { battleOptions } from '../src/battle/options.ts';
import { register as battleRegister } from '../src/battle/register.ts';
import { optionsSchema } from '../src/options.ts';
import { register } from '../src/register.ts';
import { secondOptions } from '../src/second/options.ts';
import { secondRegister } from '../src/second/register.ts';

test('every entry has its own id, and every option stands in the register', () => {
  expect(new Set(register.map(({ id }) => id)).size).toBe(register.length);
  const options = register.flatMap(({ option }) => option ?? []);
  expect(options.toSorted()).toEqual(Object.keys(optionsSchema).toSorted());
});

/** Everything that the tests of this package say. */
const folder = import.meta.dirname;
const tests = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.test.ts'));
const said = tests.map((name) => readFileSync(path.join(folder, name), 'utf8')).join('\n');

test.each([
  ['the first edition', register],
  ['the second edition', secondRegister],
  ['the battle', battleRegister],
])('every entry in the register of %s is named by a test, or the ruling that it refers to is', (_, entries) => {
  const named = new Set(said.match(/\b(?:[A-Z]\d+|31\.\d+)\b/g));
  const names = ({ id, played }: RegisterEntry): readonly string[] => [id, ...(played.match(/\b[RG]\d+\b/g) ?? [])];
  expect(entries.filter((entry) => !names(entry).some((name) => named.has(name))).map(({ id }) => id)).toEqual([]);
});

test('every option of the campaigns and of the battle is named by a test', () => {
  const words = new Set(said.match(/\w+/g));
  const options = [optionsSchema, secondOptions, battleOptions].flatMap((schema) => Object.keys(schema));
  // The server's tests wait for a player so long (battle-in-campaign.test.ts).
  const here = options.filter((option) => option !== 'answerMinutes');
  expect(here.filter((option) => !words.has(option))).toEqual([]);
});
