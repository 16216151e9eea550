import { ARNHEM } from '../data/board.ts';
import { COUNTS_FOR_VICTORY } from '../data/units.ts';
import type { FarthestBridgeReport } from '../report.ts';
import type { FarthestBridgeState } from '../state.ts';

/** 17.0, checked whenever an Allied unit enters a hex, even in passing. */
export function checkArnhem(
  state: FarthestBridgeState,
  unit: number,
  cell: number,
  reports: FarthestBridgeReport[] | undefined,
): void {
  if (COUNTS_FOR_VICTORY[unit] === 0 || !ARNHEM.includes(cell)) return;
  state.heldOne = true;
  reports?.push({ kind: 'arnhem', unit, cell });
  for (const other of ARNHEM) {
    const held = state.cellUnit[other]!;
    if (other !== cell && held >= 0 && held !== unit && COUNTS_FOR_VICTORY[held] === 1) {
      state.ending = 'allied';
      return;
    }
  }
}
