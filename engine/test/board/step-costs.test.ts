import { describe, expect, test } from 'vitest';
import {
  cellLabelled,
  ChangingCosts,
  chargeCell,
  chargeSide,
  CLOSED,
  closeSide,
  hexBoard,
  sideBetween,
  stepBetween,
  stepCosts,
  stepsOver,
} from '../../src/board/index.ts';

const board = hexBoard({ columns: 4, rows: 4, firstColumn: 1, firstRow: 1, top: 'flat', offset: 'even' });
const [west, east] = [cellLabelled(board, '0202'), cellLabelled(board, '0203')];
const river = sideBetween(board, west, east);
const there = stepBetween(board, west, east);
const back = stepBetween(board, east, west);

/** A river over which a bridge stands, or not, or engineers ferry for three. */
const bridged = stepCosts(board, () => 1);
const down = stepCosts(board, (_to, side) => (side === river ? CLOSED : 1));
const ferried = stepCosts(board, () => 3);

describe('step costs', () => {
  test('are asked for each step that leads somewhere, by destination, side and step', () => {
    const costs = stepCosts(board, (to, side, step) => {
      expect(board.neighbour[step]).toBe(to);
      expect(board.side[step]).toBe(side);
      return to;
    });
    expect([...costs]).toEqual([...board.neighbour]);
  });

  test('two steps lead over a side', () => {
    expect(stepsOver(board, river)).toEqual([there, back]);
    expect(() => stepsOver(board, board.sides)).toThrow(`The board has no side ${board.sides}.`);
  });

  test('a closed side lets nobody over, and to charge it does not open it', () => {
    const costs = bridged.slice();
    chargeSide(board, costs, river, 4);
    expect([costs[there], costs[back]]).toEqual([5, 5]);
    closeSide(board, costs, river);
    chargeSide(board, costs, river, 4);
    expect([costs[there], costs[back]]).toEqual([CLOSED, CLOSED]);
    expect(costs.filter((cost, step) => cost !== bridged[step])).toHaveLength(2);
  });

  test('a cell is charged for all steps from it that can be taken', () => {
    const costs = down.slice();
    chargeCell(board, costs, west, 2);
    for (let step = 0; step < costs.length; step++) {
      const from = Math.floor(step / board.degree);
      expect(costs[step]).toBe(from === west && down[step]! >= 0 ? down[step]! + 2 : down[step]);
    }
  });
});

describe('changing costs', () => {
  test('are written anew only for another state of the sides', () => {
    const changing = new ChangingCosts(board, bridged);
    expect(changing.begin(0)).toBe(true);
    expect([...changing.costs]).toEqual([...bridged]);
    expect(changing.begin(0)).toBe(false);
    expect(changing.begin(1)).toBe(true);
    changing.replace(river, down);
    expect([...changing.costs]).toEqual([...down]);
    expect(changing.begin(1)).toBe(false);
    expect([...changing.costs]).toEqual([...down]);
    expect(changing.begin(0)).toBe(true);
    expect([...changing.costs]).toEqual([...bridged]);
  });

  test('are eased only where that opens a step or makes it cheaper', () => {
    const changing = new ChangingCosts(board, down);
    changing.begin(0);
    changing.ease(river, ferried);
    expect([changing.costs[there], changing.costs[back]]).toEqual([3, 3]);
    changing.ease(river, bridged);
    changing.ease(river, ferried);
    changing.ease(river, down);
    expect([changing.costs[there], changing.costs[back]]).toEqual([1, 1]);
  });
});
