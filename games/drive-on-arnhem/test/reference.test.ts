import { FastDice, hexDistance, mixSeed } from '@club-route/engine';
import { randomChoice } from '@club-route/engine/testing';
import { expect, test } from 'vitest';
import { board, CELLS, labelOf, RING, RIVER, STEP_FERRY, STEP_WATER, UNUSED } from '../src/data/board.ts';
import {
  AIRBORNE_OF,
  BASE_TYPE,
  COLUMN_OF_TYPE,
  FIRST,
  FOOT,
  LAST,
  numberOf,
  OTHER,
  sideOf,
  UNIT_COUNT,
  UNITS,
} from '../src/data/units.ts';
import { driveOnArnhem, phasingSide } from '../src/game.ts';
import { hasAirborneTrace, isGroundSupplied, markSuppliedRoads } from '../src/rules/supply.ts';
import { isHeldBy, placeUnit, stackPoints } from '../src/rules/stacks.ts';
import { findWays } from '../src/rules/ways.ts';
import { beginWalk, walker, weigh, weighed } from '../src/rules/weigh.ts';
import { CARRIED, isOperationPhase, NONE, NORMAL, TRAVEL, type DriveState } from '../src/state.ts';
import {
  slowAirborneSupply,
  slowGroundSupply,
  slowNeighbours,
  slowReach,
  slowStart,
  slowStep,
  slowSuppliedRoads,
} from './reference.ts';
import { position, steps, usualRules } from './positions.ts';

/** Positions thrown together; each takes about 30 ms, most of it in the reference. */
const POSITIONS = 30;

/** Positions of random games, visible units, by every condition that changes movement or supply. */
function* positions(): Generator<DriveState> {
  for (let game = 0; game < 3; game++) {
    const dice = new FastDice(mixSeed(77, game));
    const options = { ...usualRules, level: 1 + (game % 4), travelZones: game % 2 === 1 };
    const state = driveOnArnhem.setup(options, dice);
    for (let action = 0; action < 700 && driveOnArnhem.active(state).length > 0; action++) {
      const [seat] = driveOnArnhem.active(state);
      driveOnArnhem.apply(state, seat, randomChoice(driveOnArnhem, state, seat, dice), dice);
      if (action % 140 === 139) yield state;
    }
  }
}

test('supply and single steps are those of the slow reference', () => {
  const supplied = new Uint8Array(CELLS);
  let compared = 0;
  for (const state of positions()) {
    for (const side of ['allied', 'german'] as const) {
      markSuppliedRoads(state, side, supplied);
      const roads = slowSuppliedRoads(state, side);
      for (let unit = FIRST[side]; unit < LAST[side]; unit++) {
        if (state.unitCell[unit] < 0) continue;
        const where = `${UNITS[unit].id} at ${labelOf(state.unitCell[unit])}`;
        expect(isGroundSupplied(state, unit, supplied), where).toBe(
          RING[state.unitCell[unit]] === 1 || slowGroundSupply(state, side, state.unitCell[unit], roads),
        );
        expect(hasAirborneTrace(state, unit), where).toBe(slowAirborneSupply(state, unit));
      }
    }
    if (!isOperationPhase(state.phase)) continue;
    for (let unit = 0; unit < UNIT_COUNT; unit++) {
      if (state.unitCell[unit] < 0 || sideOf(unit) !== phasingSide(state)) continue;
      for (const to of slowNeighbours(state.unitCell[unit])) {
        beginWalk(state, unit);
        walker.points = 99;
        const cost = weigh(state, unit, to) ? weighed.cost : undefined;
        expect(cost, `${UNITS[unit].id} from ${labelOf(state.unitCell[unit])} to ${labelOf(to)}`).toBe(
          slowStep(state, unit, slowStart(state, unit), to)?.cost,
        );
        compared++;
      }
    }
  }
  expect(compared).toBeGreaterThan(1500);
});

const FERRY_ENDS = [...new Set(steps((step) => STEP_FERRY[step] === 1).map(([from]) => from))];
const RIVERSIDE = [...new Set(steps((step) => STEP_WATER[step] === RIVER).map(([from]) => from))];

/** Units of both sides thrown together where the waters meet, so that zones, ferry, boats and bridges all matter. */
function thrown(seed: number): DriveState {
  const dice = new FastDice(mixSeed(78, seed));
  const draw = (low: number, high: number): number => dice.between(low, high);
  const options = {
    hidden: draw(0, 1) === 1,
    game: draw(0, 1) === 1 ? 'advanced' : 'intermediate',
    travelZones: draw(0, 1) === 1,
    commandCost: draw(0, 1) === 1 ? 'table' : 'text',
    wadingCost: seed % 2 === 1 ? 'instead' : 'added',
  } as const;
  const phase = draw(0, 1) === 1 ? 'alliedFirst' : 'germanFirst';
  const state = position({ phase, options });
  const isFerryWanted = phase === 'germanFirst' && draw(0, 1) === 1;
  const centre = isFerryWanted ? dice.pick(FERRY_ENDS, 'position') : dice.pick(RIVERSIDE, 'position');
  const within = (hexes: number): readonly number[] =>
    Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => hexDistance(board, cell, centre) <= hexes);
  const near = within(1);
  const around = within(4);
  for (let cell = 0; cell < CELLS; cell++) if (RING[cell] === 0) state.cellOwner[cell] = draw(0, 1);
  for (let bridge = 0; bridge < state.bridgeState.length; bridge++) state.bridgeState[bridge] = draw(0, 2);
  state.ferryUsed = !isFerryWanted && draw(0, 1) === 0 ? 1 : 0;
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    const chances = UNITS[unit].type === 'engineer' ? 1 : AIRBORNE_OF[unit] >= 0 ? 5 : 15;
    if (UNITS[unit].turn === 0 || draw(0, chances) > 0) continue;
    const side = sideOf(unit);
    const canFerry = side === 'german' && COLUMN_OF_TYPE[BASE_TYPE[unit]] !== FOOT;
    const isFirst = state.cellTop[centre] === NONE && side === phasingSide(state) && (canFerry || !isFerryWanted);
    const cell = isFirst ? centre : dice.pick(draw(0, 1) === 1 ? near : around, 'position');
    if (cell === UNUSED || (cell === centre && side !== phasingSide(state)) || isHeldBy(state, OTHER[side], cell))
      continue;
    if ((RING[cell] === 1 && side === 'allied') || stackPoints(state, cell, unit) + state.unitStack[unit] > 4) continue;
    placeUnit(state, unit, cell);
    if (RING[cell] === 0) state.cellOwner[cell] = side === 'allied' ? 1 : 0;
    state.unitMode[unit] = draw(0, 2) === 0 || (isFerryWanted && isFirst) ? TRAVEL : NORMAL;
    state.unitPoints[unit] = isFirst ? draw(12, 30) : draw(0, 30);
    state.unitMoved[unit] = draw(0, 1);
    state.unitCarried[unit] = draw(0, 9) === 0 ? CARRIED : 0;
    state.unitOutOfCommand[unit] = options.game === 'advanced' ? draw(0, 1) : 0;
  }
  return state;
}

test('no hex in reach is missing, none is too many, and every way found is one that the rules accept', () => {
  const seen = { units: 0, cells: 0, boats: 0, ferries: 0 };
  for (let seed = 0; seed < POSITIONS; seed++) {
    const state = thrown(seed);
    const side = phasingSide(state);
    const sight = driveOnArnhem.sight(state, side);
    for (let unit = FIRST[side]; unit < LAST[side]; unit++) {
      if (state.unitCell[unit] < 0) continue;
      const where = `seed ${seed}: ${UNITS[unit].id} at ${labelOf(state.unitCell[unit])}`;
      const reach = slowReach(sight, unit);
      const ways = findWays(state, unit);
      const found = [...ways.left.keys()].filter((cell) => ways.left[cell] >= 0);
      expect(found.map(labelOf), where).toEqual([...reach.keys()].toSorted((one, two) => one - two).map(labelOf));
      for (const cell of found) expect(ways.left[cell], `${where} to ${labelOf(cell)}`).toBe(reach.get(cell));
      for (const way of found.flatMap((cell) => [ways.to(cell) ?? []])) {
        if (way.length === 0) continue;
        expect(driveOnArnhem.refuse(state, side, { kind: 'move', unit, way }), where).toBeUndefined();
        seen.boats += walker.carriers === 0 ? 0 : 1;
        seen.ferries += walker.ferryUsed && state.ferryUsed === 0 ? 1 : 0;
      }
      seen.units++;
      seen.cells += found.length;
    }
  }
  expect(seen.units).toBeGreaterThan(POSITIONS * 3);
  expect(seen.cells).toBeGreaterThan(POSITIONS * 20);
  expect(Math.min(seen.boats, seen.ferries)).toBeGreaterThan(5);
});

test('H15: reach is the same where a way would use the boats of one engineer twice', () => {
  const rivers = steps((step, from, to) => STEP_WATER[step] === RIVER && RING[from] === 0 && RING[to] === 0);
  const twice = rivers.flatMap(([start, bank]) =>
    rivers.filter(([from]) => from === bank).length > 1 ? [[start, bank]] : [],
  );
  expect(twice.length).toBeGreaterThan(24);
  for (const [start, bank] of twice.filter((_, index) => index % Math.floor(twice.length / 24) === 0)) {
    const state = position({
      units: { 'ENG/43': labelOf(bank), '1/POL': `${labelOf(start)} op=30` },
      allied: [labelOf(bank)],
    });
    const unit = numberOf('1/POL');
    const { left } = findWays(state, unit);
    const found = [...left.keys()].filter((cell) => left[cell] >= 0);
    const reach = slowReach(driveOnArnhem.sight(state, 'allied'), unit);
    expect(found.map((cell) => [labelOf(cell), left[cell]])).toEqual(
      [...reach].toSorted(([one], [two]) => one - two).map(([cell, points]) => [labelOf(cell), points]),
    );
  }
});
