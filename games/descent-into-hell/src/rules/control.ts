import { AIRFIELD, board, SIDE_BRIDGE, SITE } from '../data/board.ts';
import { BRIDGING_UNITS, OTHER, type Side } from '../data/units.ts';
import { ALLIED_OWNER, GERMAN_OWNER, GONE, NONE, type DescentState } from '../state.ts';
import { isOwner } from './crossings.ts';
import { isOccupied } from './stacks.ts';

/** 1.4, 1.7: what changes hands when units come, in the order of H-09. */

/** What has changed, so that both sides can be told. */
export interface Change {
  readonly bridge?: number;
  readonly site?: number;
  /** The side whose span has ended. */
  readonly span?: number;
  /** The hex of an Air Supply marker that is lost. */
  readonly marker?: number;
}

/** Most steps change nothing. */
const UNCHANGED: Change = {};
const NO_CHANGES: readonly Change[] = [];

/** A unit crosses a side and takes the bridge. Germans who take one back may be asked about it again (H-19). */
export function takeBridge(state: DescentState, side: Side, hexside: number): Change {
  const bridge = SIDE_BRIDGE[hexside];
  if (bridge < 0 || state.bridgeBlown[bridge] === 1 || isOwner(state.bridgeOwner[bridge], side)) return UNCHANGED;
  state.bridgeOwner[bridge] = side === 'allied' ? ALLIED_OWNER : GERMAN_OWNER;
  if (side === 'german') state.bridgeAsked[bridge] = 0;
  return { bridge };
}

/** Sole occupancy takes a city or an airfield, also in passing. An airfield that changes hands is damaged (H-42). */
export function takeSite(state: DescentState, side: Side, cell: number): Change {
  const site = SITE[cell];
  if (site < 0 || isOwner(state.siteOwner[site], side) || isOccupied(state, OTHER[side], cell)) return UNCHANGED;
  state.siteOwner[site] = side === 'allied' ? ALLIED_OWNER : GERMAN_OWNER;
  if (AIRFIELD[cell] >= 0) state.airfieldRepaired[AIRFIELD[cell]] = 0;
  return { site };
}

/** H-28: a German in a hex, moved or driven there, ends spans that lead to it and removes unguarded markers. */
export function overrun(state: DescentState, cell: number): readonly Change[] {
  const ended: number[] = [];
  for (const unit of BRIDGING_UNITS) {
    const hexside = state.unitSpan[unit];
    if (hexside === NONE || !isBeside(hexside, cell)) continue;
    state.unitSpan[unit] = NONE;
    ended.push(hexside);
  }
  const mayLose = AIRFIELD[cell] >= 0 || state.markerCell.includes(cell);
  if (ended.length === 0 && !mayLose) return NO_CHANGES;
  // In the order of hexsides, which does not tell who had built what.
  const changes: Change[] = ended.toSorted((one, two) => one - two).map((span) => ({ span }));
  if (!mayLose || isOccupied(state, 'allied', cell)) return changes;
  if (AIRFIELD[cell] >= 0) state.airfieldRepaired[AIRFIELD[cell]] = 0;
  changes.push(...loseMarkers(state, cell));
  return changes;
}

function isBeside(hexside: number, cell: number): boolean {
  return board.sideCells[hexside * 2] === cell || board.sideCells[hexside * 2 + 1] === cell;
}

/** 7.23: Germans who are alone with Air Supply markers remove them. */
export function loseMarkers(state: DescentState, cell: number): readonly Change[] {
  const changes: Change[] = [];
  for (let marker = 0; marker < state.markerCell.length; marker++) {
    if (state.markerCell[marker] !== cell) continue;
    state.markerCell[marker] = GONE;
    changes.push({ marker: cell });
  }
  return changes;
}
