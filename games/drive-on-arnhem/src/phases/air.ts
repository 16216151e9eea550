import { scale, hexDistance, type Dice, type Refusal } from '@club-route/engine';
import { board, CELLS, labelOf, RING } from '../data/board.ts';
import { LEAST_EFFICIENCY } from '../data/tables.ts';
import { AIRBORNE_OF, FIRST, FIRST_GERMAN, LAST, ONLY, OTHER, type Side, SIDES, UNIT_COUNT } from '../data/units.ts';
import type { Reports, StrikeResult } from '../report.ts';
import { inOrder, isHeldBy, unitsIn } from '../rules/stacks.ts';
import { hasTraveller } from '../rules/weigh.ts';
import { isSeen, seesEnemyIn } from '../rules/zones.ts';
import { isAdvanced, NONE, optionsOf, type DriveState } from '../state.ts';

/** 4.0 Air strike phase. */

/** 4.3: how far Allied aircraft strike from units of 30 Corps or linked with it. */
const STRIKE_RANGE = 6;

/** Ruled (H6), in a hundred: hits on an empty hex or a single unit, for each further unit, for travel mode; at most. */
const HIT = 40;
const HIT_STACKED = 10;
const HIT_TRAVELLING = 20;
const MOST_HIT = 90;
/** Ruled (S6.13): what a hit takes, per cent of combat points by the side that strikes; efficiency; operation points. */
export const LOSS: Readonly<Record<Side, readonly [number, number]>> = { allied: [8, 15], german: [4, 8] };
const EFFICIENCY_LOSS = [5, 15] as const;
const STRAIN = [3, 8] as const;
/** Ruled (S6.13): each point interdicts four German units in a hundred. */
export const INTERDICTED_PER_POINT = 4;

/** S7.3: every Allied unit that does not belong to an airborne formation is of 30 Corps. */
function isOfCorps(state: DriveState, unit: number): boolean {
  return unit < FIRST_GERMAN && (AIRBORNE_OF[unit] === NONE || state.unitLinked[unit] === 1);
}

export function refuseStrike(state: DriveState, side: Side, cell: number): Refusal | undefined {
  if (cell >= CELLS || RING[cell] === 1) return { rule: 'H6', text: 'Aircraft can strike only hexes on the map.' };
  if (isHeldBy(state, side, cell)) return { rule: '4.3', text: `Your own units are in ${labelOf(cell)}.` };
  if (side === 'allied') {
    if (isWithinReach(state, cell)) return undefined;
    return {
      rule: '4.3',
      text: `${labelOf(cell)} is out of range. Strike within six hexes of 30 Corps or of units linked with it.`,
    };
  }
  return seesEnemyIn(state, side, cell) && holdsCorps(state, cell)
    ? {
        rule: '4.3',
        text: `A unit in ${labelOf(cell)} belongs to 30 Corps or is linked with it. German aircraft cannot strike it.`,
      }
    : undefined;
}

function isWithinReach(state: DriveState, cell: number): boolean {
  for (let unit = FIRST.allied; unit < LAST.allied; unit++)
    if (
      state.unitCell[unit] >= 0 &&
      isOfCorps(state, unit) &&
      hexDistance(board, state.unitCell[unit], cell) <= STRIKE_RANGE
    )
      return true;
  return false;
}

const frontier = new Int16Array(CELLS);

/** Writes 1 to every cell within reach of Allied aircraft: all of `isWithinReach` at once. */
export function markReach(state: DriveState, reach: Uint8Array): void {
  reach.fill(0);
  let tail = 0;
  for (let unit = FIRST.allied; unit < LAST.allied; unit++) {
    const cell = state.unitCell[unit];
    if (cell < 0 || reach[cell] === 1 || !isOfCorps(state, unit)) continue;
    reach[cell] = 1;
    frontier[tail++] = cell;
  }
  for (let cell = 0, sources = tail; cell < CELLS; cell++)
    for (let index = 0; index < sources && reach[cell] === 0; index++)
      if (hexDistance(board, frontier[index], cell) <= STRIKE_RANGE) reach[cell] = 1;
}

function holdsCorps(state: DriveState, cell: number): boolean {
  for (let unit = state.cellTop[cell]; unit !== NONE; unit = state.unitNext[unit])
    if (isOfCorps(state, unit)) return true;
  return false;
}

/** H34: the dice of a strike on somebody in sight; with hidden units only the two sides know that he is seen. */
function audienceInSight(state: DriveState): readonly Side[] | undefined {
  const { hidden, strikeDice } = optionsOf(state);
  return hidden && strikeDice === 'sides' ? SIDES : undefined;
}

/** 4.3, H6: always rolled. Who struck where both sides know; dice and damage the striker too, if it sees somebody. */
export function strike(state: DriveState, side: Side, cell: number, dice: Dice, reports: Reports): void {
  const seen = seesEnemyIn(state, side, cell);
  const audience = seen ? audienceInSight(state) : ONLY[OTHER[side]];
  if (side === 'allied') state.alliedAir--;
  else state.germanAir--;
  const units = isHeldBy(state, OTHER[side], cell) ? unitsIn(state, cell) : 0;
  const hits = dice.between(1, 100, 'air strike', audience) <= hitChance(state, cell, units);
  const spared = side === 'german' && units > 0 && holdsCorps(state, cell);
  const result = hits && units > 0 && !spared ? damage(state, side, cell, units, dice, audience) : undefined;
  const known = seen && result !== undefined ? { result } : undefined;
  state.strikes.push({ turn: state.turn, side, cell, ...known });
  reports?.push({ kind: 'struck', side, cell, seen, ...(result && { result }), discloses: true });
}

/** H6: of a hundred. */
export function hitChance(state: DriveState, cell: number, units: number): number {
  if (units === 0) return HIT;
  const travelling = hasTraveller(state, cell, NONE) ? HIT_TRAVELLING : 0;
  return Math.min(MOST_HIT, HIT + HIT_STACKED * (units - 1) + travelling);
}

function damage(
  state: DriveState,
  side: Side,
  cell: number,
  units: number,
  dice: Dice,
  audience: readonly Side[] | undefined,
): StrikeResult {
  let unit = state.cellTop[cell];
  for (let skip = dice.between(0, units - 1, 'unit hit', audience); skip > 0; skip--) unit = state.unitNext[unit];
  const [low, high] = LOSS[side];
  const percent = dice.between(low, high, 'combat points', audience);
  const efficiency = dice.between(EFFICIENCY_LOSS[0], EFFICIENCY_LOSS[1], 'efficiency', audience);
  const strain = dice.between(STRAIN[0], STRAIN[1], 'operation points', audience);
  const strength = state.unitStrength[unit];
  const lost = Math.min(strength - 1, Math.max(1, scale(strength, percent, 100)));
  state.unitStrength[unit] -= lost;
  state.unitEfficiency[unit] = Math.max(LEAST_EFFICIENCY, state.unitEfficiency[unit] - efficiency);
  state.unitStrain[unit] += strain;
  return { unit, lost, efficiency, strain };
}

export function addInterdiction(state: DriveState): void {
  state.alliedAir--;
  state.interdiction++;
}

const germans = new Int16Array(UNIT_COUNT);

/** 4.2, S7.8: one test for each German unit on the map, rolled for German eyes. */
export function testInterdiction(state: DriveState, dice: Dice, reports: Reports): void {
  const chance = INTERDICTED_PER_POINT * state.interdiction;
  state.interdiction = state.alliedAir = 0;
  if (chance === 0) return;
  state.interdictionTested = 1;
  const units: number[] = [];
  const count = inOrder(state, FIRST.german, LAST.german, germans);
  for (let index = 0; index < count; index++) {
    if (dice.between(1, 100, 'interdiction', ONLY.german) > chance) continue;
    state.unitInterdicted[germans[index]] = 1;
    units.push(germans[index]);
  }
  if (reports === undefined) return;
  // H34: of a unit in sight the Allies know as much, in the intermediate game.
  const seen = isAdvanced(state) ? undefined : { seen: units.filter((unit) => isSeen(state, unit)) };
  const open = seen !== undefined && !optionsOf(state).hidden;
  reports.push({ kind: 'interdicted', units, ...seen, open, discloses: true });
}
