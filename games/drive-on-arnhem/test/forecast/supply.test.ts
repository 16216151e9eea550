import { describe, expect, test } from 'vitest';
import { position } from '../positions.ts';
import { playedOn } from '../play.ts';
import { BRIDGES, cellOf, CELLS, labelOf, RING } from '../../src/data/board.ts';
import { numberOf, OTHER, sideOf } from '../../src/data/units.ts';
import { supplyCuts, supplyOf, type UnitSupply } from '../../src/forecast/supply.ts';
import { hasAirborneTrace, isGroundSupplied, isOwnedBy, markSuppliedRoads } from '../../src/rules/supply.ts';
import { BLOWN, shape, type DriveState } from '../../src/state.ts';

function supplyFor(state: DriveState, id: string): UnitSupply {
  return supplyOf(state).find(({ unit }) => unit === numberOf(id))!;
}

function isSuppliedByGround(state: DriveState, unit: number): boolean {
  const roads = new Uint8Array(CELLS);
  markSuppliedRoads(state, sideOf(unit), roads);
  return isGroundSupplied(state, unit, roads);
}

describe('5.0: how units are supplied', () => {
  test('5.1: by ground, from the unit to the road and along it to the edge', () => {
    const state = playedOn(1, 0);
    const { way, source, by } = supplyFor(state, '2IG/5/GDS');
    expect(by).toBe('ground');
    expect(way[0]).toBe(state.unitCell[numberOf('2IG/5/GDS')]);
    expect(['27,31', '29,31']).toContain(labelOf(source));
    for (const cell of way) expect(isOwnedBy(state, 'allied', cell)).toBe(true);
  });

  test('5.2: by air from the source of its formation, whose loss would end it', () => {
    const state = position({ units: { '504/82': '14,13' }, allied: ['16,9'] });
    expect(supplyFor(state, '504/82')).toEqual({
      unit: numberOf('504/82'),
      by: 'air',
      source: cellOf('16,9'),
      way: [cellOf('14,13'), cellOf('16,9')],
      cuts: [cellOf('16,9')],
      bridges: [],
    });
    state.cellOwner[cellOf('16,9')] = 0;
    expect(supplyFor(state, '504/82')).toMatchObject({ by: 'none', way: [] });
  });

  test('H18: in the advanced game by a walk over bridges that stand', () => {
    const plan = { units: { '504/82': '16,11' }, allied: ['16,9'], options: { game: 'advanced' } } as const;
    const { by, way } = supplyFor(position(plan), '504/82');
    expect(by).toBe('air');
    expect([way[0], way.at(-1)].map((cell) => labelOf(cell!))).toEqual(['16,11', '16,9']);
    expect(way.length).toBeGreaterThan(3);
    expect(supplyFor(position({ ...plan, blown: BRIDGES.map(({ id }) => id) }), '504/82').by).toBe('none');
  });

  test('S7.2: off the map always', () => {
    const state = position({ units: { '88': '3,0' } });
    expect(RING[cellOf('3,0')]).toBe(1);
    expect(supplyFor(state, '88').by).toBe('off the map');
  });

  test('S6.2: a bridge that carries the only road cuts if it is blown', () => {
    const allied = Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => RING[cell] === 0);
    const state = position({ units: { '1/POL': '8,4' }, allied: allied.map(labelOf) });
    const cutting = supplyFor(state, '1/POL').bridges;
    for (const bridge of BRIDGES.keys()) {
      const blown = shape.copy(state);
      blown.bridgeState[bridge] = BLOWN;
      expect(isSuppliedByGround(blown, numberOf('1/POL'))).toBe(!cutting.includes(bridge));
    }
    expect(cutting.map((bridge) => BRIDGES[bridge].id)).toContain('nijmegen-bridge');
  });
});

describe('against the rules, in positions of random games', () => {
  test.each([1, 2, 3, 4])('the kind of supply is what the supply phase would find: game %i', (seed) => {
    const state = playedOn(seed, 120 * seed);
    for (const { unit, by } of supplyOf(state)) {
      const ground = isSuppliedByGround(state, unit);
      expect(ground).toBe(by === 'ground' || by === 'off the map');
      if (!ground) expect(by === 'air').toBe(hasAirborneTrace(state, unit));
    }
  });

  test('every hex whose loss cuts a unit off is named, and no other', () => {
    const state = playedOn(6, 300);
    const supplies = supplyOf(state).filter(({ by }) => by === 'ground');
    const chosen = supplies.filter((_, index) => index % 6 === 0);
    expect(chosen.length).toBeGreaterThan(3);
    for (const { unit, cuts } of chosen) {
      const lost = shape.copy(state);
      const cutting: number[] = [];
      for (let cell = 0; cell < CELLS; cell++) {
        if (cell === state.unitCell[unit] || !isOwnedBy(state, sideOf(unit), cell)) continue;
        lost.cellOwner[cell] = OTHER[sideOf(unit)] === 'allied' ? 1 : 0;
        if (!isSuppliedByGround(lost, unit)) cutting.push(cell);
        lost.cellOwner[cell] = state.cellOwner[cell];
      }
      expect(cuts.toSorted((one, two) => one - two)).toEqual(cutting);
    }
  });

  test('the hexes that most depend on come first', () => {
    const counts = supplyCuts(supplyOf(playedOn(6, 300))).map(({ units }) => units.length);
    expect(counts).toEqual(counts.toSorted((one, two) => two - one));
  });
});
