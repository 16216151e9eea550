import { beforeAll, describe, expect, test } from 'vitest';
import { hexDistance } from '@club-route/engine';
import { board, CELLS, CITY, cellOf, DEGREE, NEIGHBOUR, RING, TERRAIN } from '../../src/data/board.ts';
import { COST } from '../../src/data/tables.ts';
import { FIRST, LAST, POLES, sideOf, type Side } from '../../src/data/units.ts';
import { Attack } from '../../src/bot/attack.ts';
import { estimate, weighAttack } from '../../src/bot/estimate.ts';
import { HIGHWAY, NIJMEGEN_PLACE } from '../../src/bot/ground.ts';
import { roleOf } from '../../src/bot/roles.ts';
import { isNextTo } from '../../src/rules/zones.ts';
import { isOperationPhase, NONE, NORMAL, type DriveState } from '../../src/state.ts';
import { playGame, staff, type Played } from './players.ts';

/** What would make an old hand laugh, looked for in games by seed. */

const SEEDS = [0, 1];
const DAYS = 4;

let games: readonly Played[];
/** Attacks by who does not fight; attacks that come to nothing; cities left alone with the enemy before them; attacks. */
const seen = { wrongRole: 0, hopeless: 0, citiesLeft: 0, attacks: 0, sourcesLostOnTheFirstDay: 0 };
/** Remnants left alone by many who could finish them, by side; and hexes of the road that nobody takes, phase after phase. */
const spared = { allied: 0, german: 0 };
let roadLeftLying = 0;
/** Hex of the highway → Allied phases for which it has been lying there. */
const lying = new Map<number, number>();

beforeAll(() => {
  games = SEEDS.map((seed) =>
    playGame({
      allied: staff,
      german: staff,
      seed,
      lastTurn: DAYS,
      watch: (state, seat, action) => {
        if (action.kind === 'attack' && roleOf(state, action.unit) !== 'fighter') seen.wrongRole++;
        if (action.kind === 'move' && leavesCity(state, seat, action.unit)) seen.citiesLeft++;
        if (action.kind === 'end') countHopeless(state, seat);
        if (action.kind === 'end' && isOperationPhase(state.phase)) {
          spared[seat] += sparedBy(state, seat);
          if (seat === 'allied') watchRoad(state);
        }
        if (state.turn === 2 && state.phase === 'alliedAir')
          seen.sourcesLostOnTheFirstDay = Math.max(seen.sourcesLostOnTheFirstDay, sourcesLost(state));
      },
    }),
  );
});

/** Whether it is the last in a city with an enemy next to it. */
function leavesCity(state: DriveState, seat: Side, unit: number): boolean {
  const cell = state.unitCell[unit];
  if (TERRAIN[cell] !== CITY || RING[cell] === 1) return false;
  const isAlone = state.cellTop[cell] === unit && state.unitNext[unit] === NONE;
  return isAlone && isNextTo(state, seat === 'allied' ? 'german' : 'allied', cell);
}

const attack = new Attack();

/** Without any guns, so that what is hopeless here may still be worth a barrage: nothing at all must not be. */
function countHopeless(state: DriveState, seat: Side): void {
  for (const cell of new Set(state.unitAttack.filter((one) => one >= 0))) {
    attack.on(cell);
    for (const [unit, target] of state.unitAttack.entries())
      if (target === cell) attack.enlist(unit, state.unitCell[unit], state.unitPoints[unit], state.unitStrength[unit]);
    weighAttack(state, seat, attack, 0, 0);
    seen.attacks++;
    if (estimate.enemyLoss + estimate.clear < 0.5) seen.hopeless++;
  }
}

function sourcesLost(state: DriveState): number {
  let lost = 0;
  for (let formation = 0; formation < POLES; formation++) lost += state.sourceOverrun[formation];
  return lost;
}

/** Combat points that make no more than a remnant; and how many times that may stand by without shame. */
const REMNANT = 12;
const MANY = 5;

function sparedBy(state: DriveState, seat: Side): number {
  let count = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    const top = state.cellTop[cell];
    if (top === NONE || RING[cell] === 1 || sideOf(top) === seat || state.unitAttack.includes(cell)) continue;
    const strength = strengthIn(state, cell, () => true);
    if (strength > REMNANT) continue;
    let idle = 0;
    for (let step = cell * DEGREE; step < (cell + 1) * DEGREE; step++)
      if (NEIGHBOUR[step] >= 0)
        idle += strengthIn(state, NEIGHBOUR[step], (unit) => sideOf(unit) === seat && isReady(state, unit));
    if (idle >= MANY * strength && idle > 40) count++;
  }
  return count;
}

function strengthIn(state: DriveState, cell: number, counts: (unit: number) => boolean): number {
  let sum = 0;
  for (let unit = state.cellTop[cell]; unit !== NONE; unit = state.unitNext[unit])
    if (counts(unit)) sum += state.unitStrength[unit];
  return sum;
}

function isReady(state: DriveState, unit: number): boolean {
  if (roleOf(state, unit) !== 'fighter' || state.unitAttack[unit] !== NONE || RING[state.unitCell[unit]] === 1)
    return false;
  return state.unitMode[unit] === NORMAL && state.unitPoints[unit] >= COST.offensiveFire;
}

/** Hexes on the road to Nijmegen that only have to be walked into, with somebody near, for the third phase in a row. */
function watchRoad(state: DriveState): void {
  for (const cell of HIGHWAY.slice(0, NIJMEGEN_PLACE)) {
    const isEmpty = state.cellOwner[cell] === 0 && state.cellTop[cell] === NONE && !isNextTo(state, 'german', cell);
    const phases = isEmpty && hasFighterNear(state, cell) ? (lying.get(cell) ?? 0) + 1 : 0;
    lying.set(cell, phases);
    if (phases >= 3 && state.turn >= 3) roadLeftLying++;
  }
}

function hasFighterNear(state: DriveState, cell: number): boolean {
  for (let unit = FIRST.allied; unit < LAST.allied; unit++) {
    const from = state.unitCell[unit];
    if (from >= 0 && roleOf(state, unit) === 'fighter' && hexDistance(board, from, cell) <= 3) return true;
  }
  return false;
}

describe('the staff officer', () => {
  test('sends neither engineers nor guns into an attack', () => {
    expect(seen.attacks).toBeGreaterThan(30);
    expect(seen.wrongRole).toBe(0);
  });

  test('makes no attack that can neither drive the enemy off nor hurt him', () => expect(seen.hopeless).toBe(0));

  test('does not march out of a city with the enemy before it', () => expect(seen.citiesLeft).toBe(0));

  test('keeps the drop zones on the first day, but for one at most', () =>
    expect(seen.sourcesLostOnTheFirstDay).toBeLessThanOrEqual(1));

  test('finishes off remnants, on either side', () => {
    expect(spared.german).toBeLessThanOrEqual(1);
    expect(spared.allied).toBeLessThanOrEqual(2);
  });

  test('leaves no empty road lying where somebody is near', () => expect(roadLeftLying).toBeLessThanOrEqual(2));

  test('XXX Corps drives on: on the fourth day its road has reached Valkenswaard', () => {
    for (const { state } of games) expect(state.cellOwner[cellOf('24,28')]).toBe(1);
  });
});
