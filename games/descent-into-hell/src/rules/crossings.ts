import { NO_WATER, SIDE_BRIDGE, WATER } from '../data/board.ts';
import { BRIDGING_UNITS, type Side } from '../data/units.ts';
import { ALLIED_OWNER, type DescentState } from '../state.ts';

/** How water can be crossed at a side without a ferry. */
type Passage = 'land' | 'bridge' | 'span' | 'water';

function passageOver(state: DescentState, hexside: number): Passage {
  if (WATER[hexside] === NO_WATER) return 'land';
  if (hasIntactBridge(state, hexside)) return 'bridge';
  return spanning(state, hexside) >= 0 ? 'span' : 'water';
}

export function hasIntactBridge(state: DescentState, hexside: number): boolean {
  const bridge = SIDE_BRIDGE[hexside];
  return bridge >= 0 && state.bridgeBlown[bridge] === 0;
}

/** The bridging unit that spans a side, or -1. */
function spanning(state: DescentState, hexside: number): number {
  for (const unit of BRIDGING_UNITS) if (state.unitSpan[unit] === hexside) return unit;
  return -1;
}

/** Whether units of a side cross here dry-shod: by land, by an intact bridge of either owner or by a span of their own. */
export function isCrossable(state: DescentState, side: Side, hexside: number): boolean {
  const passage = passageOver(state, hexside);
  return passage === 'span' ? side === 'allied' : passage !== 'water';
}

/** 1.5: whether supply of a side crosses here: by land, by a bridge that it controls or by a span of its own. */
export function carriesSupply(state: DescentState, side: Side, hexside: number): boolean {
  switch (passageOver(state, hexside)) {
    case 'land':
      return true;
    case 'bridge':
      return isOwner(state.bridgeOwner[SIDE_BRIDGE[hexside]], side);
    case 'span':
      return side === 'allied';
    case 'water':
      return false;
  }
}

export function isOwner(owner: number, side: Side): boolean {
  return (owner === ALLIED_OWNER) === (side === 'allied');
}
