import { hexDistance } from '../../board/index.ts';
import { board, isWood } from './ground.ts';
import type { Reports } from './reports.ts';
import { countAt, ghosts, identified, isCompany, OTHER, sees, sightings, UNITS_OF } from './state.ts';
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
  inView.fill(0);
  for (const unit of UNITS_OF[OTHER[side]]) {
    const hex = state.unitHex[unit]!;
    if (hex >= 0 && !isConcealed(state, unit) && watches(state, side, hex)) inView[hex]!++;
  }
  const known = sees(state, side);
  const past = ghosts(state, side);
  let more = false;
  for (let hex = 0; hex < board.cells; hex++) {
    if (inView[hex] !== known[hex] && see(state, side, hex, inView[hex]!, reports)) more = true;
    if (past[hex] !== 0 && isSearched(state, side, hex)) past[hex] = 0;
  }
  return more;
}

/** The side sees more counters in a hex now, or fewer; returns whether it is more. */
function see(state: PatrolState, side: Side, hex: number, now: number, reports: Reports): boolean {
  const known = sees(state, side);
  const gone = known[hex]! - now;
  known[hex] = now;
  if (gone < 0) {
    spot(state, side, hex, counters(now), reports);
    return true;
  }
  // Nobody can tell which of a stack has left.
  identified(state, side)[hex] = Math.max(0, identified(state, side)[hex]! - gone);
  if (now === 0) ghosts(state, side)[hex] = state.turn;
  reports?.push({ kind: 'lost', seat: side, hex, left: now });
  return false;
}

export function counters(count: number): Sighting['what'] {
  return count === 1 ? 'counter' : 'two counters';
}

/** Whether the side has no need to guess what is in a hex: it sees somebody there, stands in it, or sees all of it. */
function isSearched(state: PatrolState, side: Side, hex: number): boolean {
  if (sees(state, side)[hex]! > 0 || countAt(state, side, hex) > 0) return true;
  return !isWood(hex) && watches(state, side, hex);
}

/** An enemy is seen in a hex, if only for a moment. Where it cannot be kept in view it leaves a ghost. */
export function spot(state: PatrolState, side: Side, hex: number, what: Sighting['what'], reports: Reports): void {
  if (sees(state, side)[hex] === 0) ghosts(state, side)[hex] = state.turn;
  note(state, side, hex, what, reports);
}

/** What a side has seen once it keeps, with the date. */
export function note(state: PatrolState, side: Side, hex: number, what: Sighting['what'], reports: Reports): void {
  sightings(state, side).push({ turn: state.turn, hex, what });
  reports?.push({ kind: 'sighted', seat: side, hex, what, discloses: true });
}
