import { unitPanel, type DriveState } from '@club-route/drive-on-arnhem';
import type { UnitField } from '../../hex/game.ts';

/** Said in the line under the name of a unit. */
const SAID: ReadonlySet<string> = new Set(['Formation', 'Type', 'Size']);

/** 8.4: every value of a unit. */
export function fieldsOf(state: DriveState, unit: number): readonly UnitField[] {
  return unitPanel(state, unit).filter(({ name }) => !SAID.has(name));
}
