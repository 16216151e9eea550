import { hexDistance } from '../../board/index.ts';
import { board, isWood } from './ground.ts';
import type { Reports } from './reports.ts';
import { COUNTER, isCompany, NOTHING, OTHER, sees, sightings, UNITS_OF } from './state.ts';
import type { PatrolState, Side, Sighting } from './state.ts';

/** From how far a counter is seen: two hexes in the open, one in a wood. */
function seenFrom(hex: number): number {
  return isWood(hex) ? 1 : 2;
}

/** Dug in in a wood nobody sees it, until somebody walks into it or it attacks. */
export function isConcealed(state: PatrolState, unit: number): boolean {
  return state.unitDug[unit] === 1 && isWood(state.unitHex[unit]!);
}

/** Whether a company of the side is near enough to see what stands in a hex. Decoys see nothing. */
export function watches(state: PatrolState, side: Side, hex: number): boolean {
  for (const unit of UNITS_OF[side]) {
    const at = state.unitHex[unit]!;
    if (isCompany(unit) && at >= 0 && hexDistance(board, at, hex) <= seenFrom(hex)) return true;
  }
  return false;
}

/** Both sides look around. To be called whenever a counter appeared, moved, hid or left. */
export function lookAround(state: PatrolState, reports: Reports): void {
  look(state, 'north', reports);
  look(state, 'south', reports);
}

const inView = new Uint8Array(board.cells);

/** Brings up to date what one side sees; returns whether that is more than before. */
export function look(state: PatrolState, side: Side, reports: Reports): boolean {
  const known = sees(state, side);
  inView.fill(0);
  for (const unit of UNITS_OF[OTHER[side]]) {
    const hex = state.unitHex[unit]!;
    if (hex >= 0 && !isConcealed(state, unit) && watches(state, side, hex)) inView[hex] = 1;
  }
  let more = false;
  for (let hex = 0; hex < board.cells; hex++) {
    if ((inView[hex] === 1) === (known[hex] !== NOTHING)) continue;
    known[hex] = inView[hex] === 1 ? COUNTER : NOTHING;
    if (inView[hex] === 1) {
      note(state, side, hex, 'counter', reports);
      more = true;
    } else {
      reports?.push({ kind: 'lost', seat: side, hex });
    }
  }
  return more;
}

/** What a side has seen once it keeps, with the date. */
export function note(state: PatrolState, side: Side, hex: number, what: Sighting['what'], reports: Reports): void {
  sightings(state, side).push({ turn: state.turn, hex, what });
  reports?.push({ kind: 'sighted', seat: side, hex, what, discloses: true });
}
