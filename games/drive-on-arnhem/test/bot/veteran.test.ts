import { beforeAll, describe, expect, test } from 'vitest';
import { CITY, cellOf, RING, TERRAIN } from '../../src/data/board.ts';
import { POLES, type Side } from '../../src/data/units.ts';
import { Attack } from '../../src/bot/attack.ts';
import { estimate, weighAttack } from '../../src/bot/estimate.ts';
import { roleOf } from '../../src/bot/roles.ts';
import { isNextTo } from '../../src/rules/zones.ts';
import { NONE, type DriveState } from '../../src/state.ts';
import { playGame, staff, type Played } from './players.ts';

/** What would make an old hand laugh, looked for in games by seed. */

const SEEDS = [0, 1];
const DAYS = 4;

let games: readonly Played[];
/** Attacks by who does not fight; attacks that come to nothing; cities left alone with the enemy before them; attacks. */
const seen = { wrongRole: 0, hopeless: 0, citiesLeft: 0, attacks: 0, sourcesLostOnTheFirstDay: 0 };

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

describe('the staff officer', () => {
  test('sends neither engineers nor guns into an attack', () => {
    expect(seen.attacks).toBeGreaterThan(30);
    expect(seen.wrongRole).toBe(0);
  });

  test('makes no attack that can neither drive the enemy off nor hurt him', () => expect(seen.hopeless).toBe(0));

  test('does not march out of a city with the enemy before it', () => expect(seen.citiesLeft).toBe(0));

  test('keeps the drop zones on the first day, but for one at most', () =>
    expect(seen.sourcesLostOnTheFirstDay).toBeLessThanOrEqual(1));

  test('XXX Corps drives on: on the fourth day its road has reached Valkenswaard', () => {
    for (const { state } of games) expect(state.cellOwner[cellOf('24,28')]).toBe(1);
  });
});
