import { ScriptedDice } from '@club-route/engine';
import { expect, test } from 'vitest';
import { ALLIED, battleCard, readCombatTable, type Advantage, type Order } from '../src/index.ts';
import { allOrders, position } from './play.ts';

/** The tables of the sheet, cell by cell: Allied loss, German loss, star; by die 1, 2–4, 5–6. */
const CELLS: Readonly<Record<Order, Readonly<Record<Advantage, readonly string[]>>>> = {
  attack: {
    allied: ['A-1', 'A-1 G-1 ★', 'G-1 ★'],
    german: ['A-3', 'A-2 G-1', 'A-1 ★'],
    none: ['A-2', 'A-1 G-1', 'A-1 G-1 ★'],
  },
  defend: {
    allied: ['A-1 G-1', '', ''],
    german: ['A-2', 'A-1', ''],
    none: ['A-1', 'A-1 G-1', ''],
  },
};

const STRENGTHS: Readonly<Record<Advantage, readonly [number, number]>> = {
  allied: [6, 4],
  german: [4, 5],
  none: [5, 5],
};

for (const order of ['attack', 'defend'] as const) {
  for (const advantage of ['allied', 'german', 'none'] as const) {
    for (let roll = 1; roll <= 6; roll++) {
      const cell = CELLS[order][advantage][roll === 1 ? 0 : roll <= 4 ? 1 : 2]!;
      test(`${order}, ${advantage} advantage, die ${roll}: ${cell || 'nothing'}`, () => {
        const [allied, german] = STRENGTHS[advantage];
        const state = position((here) => {
          here.allied.set([0, allied, 0, 0]);
          here.german.set([0, german, 0, 0]);
        });
        const reports: Parameters<typeof battleCard.apply>[4] = [];
        battleCard.apply(state, ALLIED, allOrders(order, state), new ScriptedDice([roll, 1]), reports);
        const fought = reports!.find((report) => report.kind === 'fought')!;
        const parts = [
          fought.allied < allied ? `A-${allied - fought.allied}` : '',
          fought.german < german ? `G-${german - fought.german}` : '',
          fought.outcome.takesControl ? '★' : '',
        ];
        expect(fought.advantage).toBe(advantage);
        expect(parts.filter(Boolean).join(' ')).toBe(cell);
      });
    }
  }
}

test('a table from a file is checked cell by cell', () => {
  const row = [
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 1],
  ];
  const rows = { allied: row, german: row, none: row };
  expect(readCombatTable({ attack: rows, defend: rows })).toHaveProperty('table');
  expect(readCombatTable({ attack: rows, defend: { ...rows, none: [[0, 0, 0]] } })).toMatchObject({
    problem: expect.stringContaining('"defend" with "none" advantage'),
  });
  expect(
    readCombatTable({
      attack: rows,
      defend: {
        ...rows,
        german: [
          [0, 0, 0],
          [0, 9, 0],
          [0, 0, 0],
        ],
      },
    }),
  ).toHaveProperty('problem');
  expect(readCombatTable(null)).toHaveProperty('problem');
  const withCell = (cell: unknown): unknown => ({ attack: rows, defend: { ...rows, none: [row[0], cell, row[2]] } });
  expect(readCombatTable(withCell([6, 6, 1]))).toHaveProperty('table');
  for (const cell of [[7, 0, 0], [-1, 0, 0], [0, 0, 2], [0.5, 0, 0], [0, 0], 'two'])
    expect(readCombatTable(withCell(cell))).toHaveProperty('problem');
});
