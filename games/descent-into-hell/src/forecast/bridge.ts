import { BLOWN_BELOW } from '../data/tables.ts';
import { demolitionModifier } from '../rules/demolition.ts';
import type { DescentState } from '../state.ts';

/** Faces of the die, from 1 on, that blow a bridge, as far as a side sees the engineers beside it (H-20). */
export function blowsOn(state: DescentState, bridge: number): number {
  return Math.max(0, Math.min(6, BLOWN_BELOW - 1 - demolitionModifier(state, bridge)));
}
