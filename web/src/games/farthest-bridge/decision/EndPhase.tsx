import { AIRBORNE, isCombatPhase, isOnMap, PHASE_NAMES } from '@club-route/farthest-bridge';
import { Button } from '../../../ui/Button.tsx';
import { unitsToPick } from '../offer.ts';
import type { FarthestBridgeController, FarthestBridgeProps } from '../types.ts';
import css from './Decision.module.css';

/** Ends the phase, and says what is given up by it. */
export function EndPhase({ controller }: FarthestBridgeProps) {
  const mayEnd = controller.choices().some(({ ends }) => ends);
  const given = givenUp(controller);
  const phase = PHASE_NAMES[controller.state.phase].replace(/^(Allied|German) /, '');
  return !mayEnd ? null : (
    <div className={css.commit} data-sticky="true">
      <Button primary={given === ''} shortcut="e" onClick={() => controller.act({ kind: 'end' })}>
        End the {phase} phase
      </Button>
      {given === '' ? null : <p>{given}</p>}
    </div>
  );
}

/** What cannot be done any more in this turn once the phase is over. */
function givenUp(controller: FarthestBridgeController): string {
  const { state } = controller;
  if (isCombatPhase(state)) {
    const targets = controller.choices().filter(({ draft }) => draft?.kind === 'attack').length;
    return targets === 0 ? '' : `${count(targets, 'enemy', 'enemies')} could still be attacked.`;
  }
  const units = unitsToPick(controller);
  const toMove = units.filter((unit) => isOnMap(state, unit)).length;
  const toLand = units.filter((unit) => !isOnMap(state, unit) && AIRBORNE[unit] === 1).length;
  const toArrive = units.length - toMove - toLand;
  const parts = [
    ...(toMove > 0 ? [`${count(toMove, 'unit', 'units')} could still move`] : []),
    ...(toLand > 0 ? [`${toLand} could land`] : []),
    ...(toArrive > 0 ? [`${toArrive} could arrive`] : []),
  ];
  return parts.length === 0 ? '' : `${parts.join(', ')}.`;
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
