import { expect, test } from 'vitest';
import { cellOf, labelOf, ROAD_NET } from '../src/data/board.ts';
import { START_CELL, numberOf, UNIT_COUNT } from '../src/data/units.ts';
import { layOut } from '../src/phases/set-up.ts';
import { isSupplied, supplyLine } from '../src/rules/supply.ts';
import { position, usualRules, type Plan } from './positions.ts';

function supplied(plan: Plan, unit: string, by: 'truth' | 'seen' = 'truth'): boolean {
  return isSupplied(position(plan), numberOf(unit), by);
}

test('H-48: all forty German units are in supply at the start', () => {
  const state = layOut(usualRules);
  for (let unit = 0; unit < UNIT_COUNT; unit++)
    if (START_CELL[unit] >= 0) expect(isSupplied(state, unit, 'truth'), String(unit)).toBe(true);
});

test('1.5: water stops a line except at a bridge that the side controls', () => {
  const units = { '2 Irish Gds': '1021' };
  expect(supplied({ units }, '2 Irish Gds')).toBe(false);
  expect(supplied({ units, allied: ['son-bridge'] }, '2 Irish Gds')).toBe(true);
  expect(supplied({ units, allied: ['son-bridge'], blown: ['son-bridge'] }, '2 Irish Gds')).toBe(false);
});

test('7.9: a span carries supply', () => {
  const units = { '2 Irish Gds': '1021', '1 Brdg': '1022 span 1021' };
  expect(supplied({ units, blown: ['son-bridge'] }, '2 Irish Gds')).toBe(true);
});

test('H-45: at most three hexes without roads, the own hex free', () => {
  // 2022 and its neighbours are the Peel; the Germans come from 2626.
  expect(ROAD_NET[cellOf('2023')]).toBe(0);
  expect(supplied({ units: { Henke: '2023' } }, 'Henke')).toBe(true);
});

test('1.5: a line does not pass enemy units; by what a side sees it may', () => {
  const units = {
    '2 Irish Gds': '0829',
    Henke: '0730',
    'Krafft (SS 16 trg)': '0830',
    'I/FJ 6': '0729',
    'II/FJ 6': '0828',
    'III/FJ 6': '0929',
    'I/FJ 2': '0930',
  };
  expect(supplied({ units }, '2 Irish Gds')).toBe(false);
  const far = { '2 Irish Gds': '1023', Henke: '1026', 'I/FJ 6': '0926', 'II/FJ 6': '1126' };
  expect(supplied({ units: far }, '2 Irish Gds', 'seen')).toBe(true);
});

test('1.5: only Allied airborne units live on an Air Supply marker', () => {
  const units = { '2 Para': '2105', '2 Irish Gds': '2104' };
  expect(supplied({ units }, '2 Para')).toBe(false);
  expect(supplied({ units, markers: ['2105'] }, '2 Para')).toBe(true);
  expect(supplied({ units, markers: ['2105'] }, '2 Irish Gds')).toBe(false);
  expect(supplied({ units, markers: ['1906'] }, '2 Para')).toBe(false);
});

test('7.14: the line on show leads to the marker that serves the unit, along its way', () => {
  const units = { '2 Para': '1703', '3 Para': '1602', '1/504': '1812' };
  const state = position({ units, markers: ['1812', '1602'] });
  const way = (unit: string): readonly string[] => supplyLine(state, numberOf(unit)).way.map(labelOf);
  expect(way('2 Para')).toEqual(['1703', '1602']);
  expect(way('3 Para')).toEqual(['1602']);
  expect(supplyLine(position({ units, markers: ['1812'] }), numberOf('2 Para')).way).toEqual([]);
});

test('H-49: in a landing fight nobody blocks the other’s start, and a marker there serves the landers', () => {
  const units = { '2 Para': '2105', 'Arnhem garrison': '2105' };
  expect(supplied({ units, markers: ['2105'] }, '2 Para')).toBe(true);
  expect(supplied({ units }, 'Arnhem garrison')).toBe(true);
});

test('H-43: landingSupply, off by default', () => {
  const land = (landingSupply: boolean, side: 'allied' | 'german' = 'allied'): boolean => {
    const state = position({ side, units: { '2 Para': '1905' }, options: { landingSupply } });
    state.unitLandedOn[numberOf('2 Para')] = state.turn;
    return isSupplied(state, numberOf('2 Para'), 'truth');
  };
  expect(land(false)).toBe(false);
  expect(land(true)).toBe(true);
  // Only in the player turn of the landing.
  expect(land(true, 'german')).toBe(false);
});

test('7.25: a source is free of enemies', () => {
  const ring = ['0730', '0829', '0830', '0929', '0930'];
  const names = ['I/FJ 6', 'II/FJ 6', 'III/FJ 6', 'I/FJ 2', 'Henke'];
  const units = Object.fromEntries(names.map((name, index) => [name, ring[index]]));
  expect(supplied({ units: { ...units, '2 Irish Gds': '0831' } }, '2 Irish Gds')).toBe(true);
  expect(supplied({ units: { ...units, '2 Para': '0830' } }, '2 Para')).toBe(true);
  // Among Germans the hex in the south itself is no source, and with Germans all around there is no other.
  const fight = { '2 Para': '0731', 'Best alarm': '0731' };
  const around = ['0730', '0830', '0831', '0732', '0631', '0630'];
  const germans = Object.fromEntries([...names, 'Krafft (SS 16 trg)'].map((name, index) => [name, around[index]]));
  expect(supplied({ units: fight }, '2 Para')).toBe(true);
  expect(supplied({ units: { ...fight, ...germans } }, '2 Para')).toBe(false);
});
