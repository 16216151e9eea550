import { hexDistance, type Dice } from '@club-route/engine';
import { ALLIED_ENTRIES, board } from '../data/board.ts';
import { ALLOWANCE, GERMAN_FIRST_DAY, GERMAN_SECOND_DAY, MOST_CARRIED_OVER } from '../data/tables.ts';
import { AIRBORNE_OF, FIRST, HEADQUARTERS_OF, LAST, ONLY, type Side, UNIT_COUNT } from '../data/units.ts';
import type { Reports } from '../report.ts';
import { inOrder } from '../rules/stacks.ts';
import { isNextTo } from '../rules/zones.ts';
import { GONE, isAdvanced, LANDED, LATE, NONE, optionsOf, type DriveState } from '../state.ts';

/** 8.6 Operation points, and 8.10 command, both as the day begins. */

/** Ruled (1.8, G14): a landing costs up to ten points, interdiction as many. */
const LANDING_DIE = 10;
export const INTERDICTION_DIE = 10;
/** Ruled (S7.6): Germans so near to an Allied entry are awake on the first day. */
const NEAR_ENTRY = 2;

/** 8.10, H37: judged once a turn; next to one's headquarters, if it has come and is not lost. */
export function judgeCommand(state: DriveState): void {
  state.unitOutOfCommand.fill(0);
  if (!isAdvanced(state)) return;
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    const headquarters = HEADQUARTERS_OF[unit];
    if (state.unitCell[unit] < 0 || headquarters === NONE) continue;
    const place = state.unitCell[headquarters];
    const far = place >= 0 && hexDistance(board, place, state.unitCell[unit]) > 1;
    if (far || place === GONE) state.unitOutOfCommand[unit] = 1;
  }
}

const order = new Int16Array(UNIT_COUNT);
/** H20: the first allotment replaces what was left, the second adds to what is carried over. */
export function allot(state: DriveState, allotment: 1 | 2, dice: Dice, reports: Reports): void {
  for (const side of ['allied', 'german'] as const) {
    const count = inOrder(state, FIRST[side], LAST[side], order);
    for (let index = 0; index < count; index++) {
      const unit = order[index];
      const carried = allotment === 2 ? Math.min(MOST_CARRIED_OVER, state.unitPoints[unit]) : 0;
      state.unitPoints[unit] = carried + granted(state, unit, side, allotment, dice);
    }
  }
  reports?.push({ kind: 'allotted', allotment, discloses: true });
}

function granted(state: DriveState, unit: number, side: Side, allotment: 1 | 2, dice: Dice): number {
  const first = allotment === 1;
  let points = first && state.unitLate[unit] === LATE ? 0 : allowance(state, unit, side);
  if (first && (state.unitLate[unit] === LANDED || (state.turn === 1 && AIRBORNE_OF[unit] !== NONE)))
    points -= dice.between(1, LANDING_DIE, 'landing', ONLY[side]);
  if (state.unitInterdicted[unit] === 1) points -= dice.between(1, INTERDICTION_DIE, 'interdicted', ONLY[side]);
  if (first) points -= state.unitStrain[unit];
  return Math.max(0, points);
}

/** 8.6: by supply; less for the Germans on the first two days. */
export function allowance(state: DriveState, unit: number, side: Side): number {
  const points = ALLOWANCE[state.unitSupply[unit]];
  if (side === 'allied' || state.turn > 2) return points;
  if (state.turn === 2) return Math.min(GERMAN_SECOND_DAY, points);
  if (optionsOf(state).germanFirstDay === 'none') return 0;
  return isAwake(state, state.unitCell[unit]) ? Math.min(GERMAN_FIRST_DAY, points) : 0;
}

/** S7.6 */
function isAwake(state: DriveState, cell: number): boolean {
  return isNextTo(state, 'allied', cell) || isNearAlliedEntry(cell);
}

export function isNearAlliedEntry(cell: number): boolean {
  return ALLIED_ENTRIES.some((entry) => hexDistance(board, entry, cell) <= NEAR_ENTRY);
}
