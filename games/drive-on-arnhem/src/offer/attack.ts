import type { Side } from '../data/units.ts';
import type { DriveState } from '../state.ts';

/** What an attack would bring, in lines, if these units join those plotted. */
export function attackLines(
  _state: DriveState,
  _side: Side,
  _units: readonly number[],
  _cell: number,
): readonly string[] {
  return [];
}
