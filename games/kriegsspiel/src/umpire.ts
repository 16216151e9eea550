import type { Refusal } from '@club-route/engine';
import type { Edit } from './actions.ts';
import { settleMinute } from './clock/minute.ts';
import type { Moment } from './clock/moment.ts';
import { board, isWater } from './data/board.ts';
import { STRUCTURE_COUNT } from './data/structures.ts';
import { UNIT_COUNT } from './data/units.ts';
import { destroy } from './rules/retreat.ts';
import { dropStep, relocate } from './rules/relocate.ts';
import { setStructure } from './rules/truth.ts';
import { setChain, setUnitState } from './rules/units.ts';

/** 25: the umpire changes the truth. Nobody is told of it but by what follows. */

export function refuseEdit(edits: readonly Edit[]): Refusal | undefined {
  for (const edit of edits) {
    if ('unit' in edit && edit.unit >= UNIT_COUNT) return { rule: '25', text: 'There is no such unit.' };
    if (edit.what === 'square' && (edit.cell >= board.cells || isWater(edit.cell)))
      return { rule: '25', text: 'A unit stands on a land square of the map.' };
    if (edit.what === 'structure' && edit.structure >= STRUCTURE_COUNT)
      return { rule: '25', text: 'There is no such bridge or ferry.' };
  }
  return undefined;
}

export function applyEdit(moment: Moment, edit: Edit): void {
  const { state } = moment;
  switch (edit.what) {
    case 'weather':
      state.weather = edit.weather;
      return;
    case 'strength':
      state.unitStrength[edit.unit] = edit.strength;
      if (edit.strength === 0 && state.unitCell[edit.unit] >= 0) destroy(state, edit.unit, 'destroyed');
      return;
    case 'structure':
      return setStructure(state, edit.structure, edit.state);
    case 'square':
      dropStep(state, edit.unit);
      setChain(state, edit.unit, null);
      setUnitState(state, edit.unit, 'halted');
      relocate(moment, edit.unit, edit.cell);
      return settleMinute(moment);
  }
}
