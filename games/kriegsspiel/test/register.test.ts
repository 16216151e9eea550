import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { battleOptions } from '../src/battle/options.ts';
import { optionsSchema } from '../src/options.ts';
import { register } from '../src/register.ts';
import { secondOptions } from '../src/second/options.ts';

test('every entry has its own id, and every option stands in the register', () => {
  expect(new Set(register.map(({ id }) => id)).size).toBe(register.length);
  const options = register.flatMap(({ option }) => option ?? []);
  expect(options.toSorted()).toEqual(Object.keys(optionsSchema).toSorted());
});

test('every option of the campaigns and of the battle is named by a test', () => {
  const folder = import.meta.dirname;
  const tests = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.test.ts'));
  const words = new Set(tests.flatMap((name) => readFileSync(path.join(folder, name), 'utf8').match(/\w+/g) ?? []));
  const options = [optionsSchema, secondOptions, battleOptions].flatMap((schema) => Object.keys(schema));
  // The server's tests wait for a player so long (battle-in-campaign.test.ts).
  const here = options.filter((option) => option !== 'answerMinutes');
  expect(here.filter((option) => !words.has(option))).toEqual([]);
});
