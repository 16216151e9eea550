import { scale, type Dice } from '@club-route/engine';
import { CITY, TERRAIN } from '../data/board.ts';
import { ISOLATED, LEAST_EFFICIENCY, UNSUPPLIED } from '../data/tables.ts';
import { ONLY, type Side, sideOf } from '../data/units.ts';
import type { Reports, Way } from '../report.ts';
import { eliminate } from '../rules/eliminate.ts';
import { efficiencyBefore, engaged, strengthBefore } from '../rules/engagement.ts';
import type { DriveState } from '../state.ts';
import { advanceAfterCombat } from './advance.ts';
import { hexesToRetreat, retreat } from './retreat.ts';

/** H28: what follows the last shot. */

const { attackers, defenders } = engaged;
/** Steps 6 to 11. */
export function aftermath(
  state: DriveState,
  side: Side,
  cell: number,
  dice: Dice,
  reports: Reports,
): readonly [readonly Way[], readonly Way[]] {
  const hexes = retreatTests(state, cell, dice);
  const unsupplied = withoutSupply(state);
  for (let index = 0; index < engaged.attackerCount; index++) tireByLosses(state, attackers[index], ATTACKER_TIRES);
  for (let index = 0; index < engaged.defenderCount; index++) tireByLosses(state, defenders[index], DEFENDER_TIRES);
  const fallen = [
    ...attackers.subarray(0, engaged.attackerCount),
    ...defenders.slice(0, engaged.defenderCount).toSorted((one, two) => one - two),
  ];
  const from = attackHexes(state);
  for (const unit of fallen) {
    if (state.unitStrength[unit] > 0) continue;
    eliminate(state, unit, true);
    reports?.push({ kind: 'eliminated', unit, discloses: true });
  }
  const retreats: Way[] = [];
  for (let index = 0; index < engaged.defenderCount; index++) {
    const unit = defenders[index];
    if (hexes[index] === 0 || state.unitCell[unit] !== cell) continue;
    const way = retreat(state, unit, hexes[index], from, dice, reports);
    if (way.length > 2) retreats.push(way);
  }
  for (const way of byNumber(retreats)) reports?.push({ kind: 'retreated', way, discloses: true });
  const advances = advanceAfterCombat(state, cell, attackers, engaged.attackerCount, from, retreats, dice, reports);
  isolate(state, side, unsupplied, dice, reports);
  return [retreats, advances];
}

/** Ways of defenders as they are told: in which order the units of a stack came is nothing that shows. */
export function byNumber(ways: readonly Way[]): readonly Way[] {
  return ways.toSorted(([one], [two]) => one - two);
}

/** H30: each defender with losses is tested, out of cities. */
function retreatTests(state: DriveState, cell: number, dice: Dice): readonly number[] {
  const hexes: number[] = [];
  for (let index = 0; index < engaged.defenderCount; index++) {
    const unit = defenders[index];
    const lost = strengthBefore[unit] - state.unitStrength[unit];
    const tested = lost > 0 && state.unitStrength[unit] > 0 && TERRAIN[cell] !== CITY;
    const before = strengthBefore[unit];
    const efficiency = efficiencyBefore[unit];
    hexes.push(
      tested ? hexesToRetreat(lost, before, efficiency, state.unitFort[unit], dice.between(0, 30, 'retreat')) : 0,
    );
  }
  return hexes;
}

/** 9.1, ruled: efficiency lost for each per cent of combat points lost, in hundredths. */
const ATTACKER_TIRES = 150;
const DEFENDER_TIRES = 100;

function tireByLosses(state: DriveState, unit: number, percent: number): void {
  const lost = strengthBefore[unit] - state.unitStrength[unit];
  const tired = scale(percent, lost, strengthBefore[unit]);
  state.unitEfficiency[unit] = Math.max(LEAST_EFFICIENCY, state.unitEfficiency[unit] - tired);
}

/** The distinct hexes attacked from. */
function attackHexes(state: DriveState): readonly number[] {
  const hexes: number[] = [];
  for (let index = 0; index < engaged.attackerCount; index++) {
    const cell = state.unitCell[attackers[index]];
    if (!hexes.includes(cell)) hexes.push(cell);
  }
  return hexes;
}

/** H32: attackers that fired and defenders, as their supply was while they fought. */
function withoutSupply(state: DriveState): readonly number[] {
  const units: number[] = [];
  for (let index = 0; index < engaged.attackerCount; index++)
    if (state.unitSupply[attackers[index]] === UNSUPPLIED) units.push(attackers[index]);
  for (let index = 0; index < engaged.defenderCount; index++)
    if (state.unitSupply[defenders[index]] === UNSUPPLIED) units.push(defenders[index]);
  return units;
}

/** 5.3, in a hundred. */
const ISOLATED_ATTACKING = 50;
const ISOLATED_DEFENDING = 30;

function isolate(state: DriveState, attacking: Side, units: readonly number[], dice: Dice, reports: Reports): void {
  for (const unit of units) {
    if (state.unitCell[unit] < 0) continue;
    const side = sideOf(unit);
    const chance = side === attacking ? ISOLATED_ATTACKING : ISOLATED_DEFENDING;
    if (dice.between(1, 100, 'isolation', ONLY[side]) > chance) continue;
    state.unitSupply[unit] = ISOLATED;
    reports?.push({ kind: 'isolated', side, unit });
  }
}
