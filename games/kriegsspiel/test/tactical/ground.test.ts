import { expect, test, describe } from 'vitest';
import { EVERY_FIELD } from '../../src/battle/workloads.ts';
import { cellOf, isWater } from '../../src/data/board.ts';
import { UNTOUCHED } from '../../src/rules/ground.ts';
import { ALL_HEXES, depthOf, HEXES, NEXT_TO } from '../../src/tactical/board.ts';
import { FACINGS, squaresOf, type Box } from '../../src/tactical/box.ts';
import { rulesOf, terrainNumber } from '../../src/tactical/data/terrain.ts';
import { groundOf, ROAD, squareUnder, type BattleGround } from '../../src/tactical/ground.ts';

/** Whether somebody on foot gets from one edge to the other. */
function isOpen({ terrain }: BattleGround): boolean {
  const reached = new Uint8Array(HEXES);
  const open = ALL_HEXES.filter((hex) => depthOf(hex) === 8 && rulesOf(terrain[hex]).open !== 'nobody');
  for (const hex of open) reached[hex] = 1;
  for (let hex = open.pop(); hex !== undefined; hex = open.pop()) {
    if (depthOf(hex) === 0) return true;
    for (const next of NEXT_TO[hex]) {
      if (reached[next] === 1 || rulesOf(terrain[next]).open === 'nobody') continue;
      reached[next] = 1;
      open.push(next);
    }
  }
  return false;
}

describe('20.4: the ground of a battle', () => {
  test('every land square makes one on which both sides can meet, or a river says why not', () => {
    expect(EVERY_FIELD).toHaveLength(3392);
    const closed = EVERY_FIELD.filter((box) => {
      const isRiver = squaresOf(box).some((square) => square >= 0 && isWater(square));
      return !isOpen(groundOf(box, UNTOUCHED)) && !isRiver;
    });
    expect(closed).toEqual([]);
  });

  test('R100, T8: the same ground comes back, however the board lies', () => {
    const target = cellOf('2020');
    const counted = FACINGS.map((from) => {
      const box: Box = { target, from };
      const { terrain } = groundOf(box, UNTOUCHED);
      const hexes = ALL_HEXES.filter((hex) => squareUnder(box, hex) === target);
      return new Set(hexes.map((hex) => terrain[hex])).size;
    });
    expect(new Set(counted).size).toBe(1);
    expect(groundOf({ target, from: 'east' }, UNTOUCHED)).toEqual(groundOf({ target, from: 'east' }, UNTOUCHED));
  });

  test('a canal with its bridge at Son: blown, no road crosses it', () => {
    const box: Box = { target: cellOf('0911'), from: 'south' };
    const whole = groundOf(box, UNTOUCHED);
    const canal = ALL_HEXES.filter((hex) => whole.terrain[hex] === terrainNumber('canal'));
    const bridge = ALL_HEXES.filter((hex) => whole.terrain[hex] === terrainNumber('bridge'));
    expect([canal.length, bridge.length]).toEqual([12, 1]);
    expect(whole.ways[bridge[0]] & ROAD).toBe(ROAD);
    const blown = groundOf(box, { ...UNTOUCHED, structureState: () => 'destroyed' });
    expect(blown.terrain[bridge[0]]).toBe(terrainNumber('canal'));
    expect(blown.ways[bridge[0]]).toBe(0);
  });

  test('R41, G44: a ruin has ruins for its town, and no road', () => {
    const target = cellOf('0911');
    const box: Box = { target, from: 'south' };
    const { terrain, ways } = groundOf(box, { ...UNTOUCHED, isRuin: (cell) => cell === target });
    const inside = ALL_HEXES.filter((hex) => squareUnder(box, hex) === target);
    expect(inside.some((hex) => terrain[hex] === terrainNumber('ruins'))).toBe(true);
    expect(inside.some((hex) => terrain[hex] === terrainNumber('town'))).toBe(false);
    expect(inside.filter((hex) => (ways[hex] & ROAD) > 0)).toEqual([]);
  });
});
