import type { DriveState } from '@club-route/drive-on-arnhem';
import type { UnitField } from '../../hex/game.ts';

export function fieldsOf(_state: DriveState, _unit: number): readonly UnitField[] {
  return [];
}
