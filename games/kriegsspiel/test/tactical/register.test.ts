import { expect, test } from 'vitest';
import { battleOptions } from '../../src/battle/options.ts';
import { register } from '../../src/battle/register.ts';
import { rules } from '../../src/battle/rules.ts';

test('every entry has its own id, and every option stands in the register', () => {
  expect(new Set(register.map(({ id }) => id)).size).toBe(register.length);
  const options = register.flatMap(({ option }) => option ?? []);
  expect(options.toSorted()).toEqual(Object.keys(battleOptions).toSorted());
  expect(new Set(register.map(({ provenance }) => provenance))).toEqual(new Set(['printed', 'found', 'ruled']));
});

test('the rules have their tables: conversion, companies, ground, cards, battles (B1)', () => {
  const rows = Object.fromEntries(
    rules.flatMap(({ tables = [] }) => tables.map((one) => [one.caption, one.rows.length])),
  );
  expect(rows).toEqual({
    Battles: 7,
    'Company by die roll': 8,
    'The eighteen kinds of companies': 18,
    'Terrain effects': 10,
    'Terrain of the hexes in a square, in per cent': 7,
    'The cards': 30,
  });
});
