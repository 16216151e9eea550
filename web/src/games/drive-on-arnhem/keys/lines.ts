import { isAdvanced, PHASE_NAMES, unitName } from '@club-route/drive-on-arnhem';
import type { DriveController } from '../types.ts';
import { unitInHand } from './deeds.ts';
import type { Menu } from './menu.ts';

/** The menu in which the keys stand, and what they do there. */
export function linesOf(controller: DriveController, { units, gunner }: Menu): readonly string[] {
  const { state } = controller;
  if (units.length > 0) return ['Unit menu', ...units.map((unit, index) => `${index + 1} ${unitName(unit)}`), 'Q quit'];
  if (gunner !== undefined) return [`Barrage: ${unitName(gunner)}`, '1–6 move the cursor', 'T target · Q quit'];
  const unit = unitInHand(controller);
  if (unit !== undefined)
    return [
      unitName(unit),
      '1–6 move or attack',
      `F M X B ${isAdvanced(state) ? 'A O P ' : ''}· N next · Q quit`,
      'D values · L list',
    ];
  switch (state.phase) {
    case 'alliedAir':
      return ['Air mission menu', '1–6 cursor · G strike', 'I interdiction · Q quit'];
    case 'germanAir':
      return ['Air mission menu', '1–6 cursor · G strike', 'Q quit'];
    case 'supply':
      return ['Supply', 'G begin at a source', '1–6 walk · Q quit'];
    case 'setup':
      return [PHASE_NAMES.setup, '1–6 cursor · G choose'];
    case 'over':
      return [PHASE_NAMES.over, '1–6 cursor'];
    default:
      return ['Cursor menu', '1–6 cursor · G get · N next', 'T terrain · C combat'];
  }
}
