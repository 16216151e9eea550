import { Route } from '../../../hex/overlay/Route.tsx';
import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
import { useTable } from '../../../table/use-table.ts';
import { planOf } from '../battle.ts';
import { reportTold } from '../picture.ts';
import type { FarthestBridgeController } from '../types.ts';
import css from './Attack.module.css';

interface AttackProps {
  readonly controller: FarthestBridgeController;
  readonly sheet: MapSheet;
}

interface Strokes {
  readonly cell: number;
  readonly from: readonly number[];
  readonly isFire: boolean;
}

/** Who attacks whom: an arrow from each attacker, a burst for support fire. */
export function Attack({ controller, sheet }: AttackProps) {
  useTable(controller, (table) => table);
  const strokes = strokesOf(controller);
  if (strokes === undefined) return null;
  const { x, y } = sheet.cells.centre[strokes.cell];
  return (
    <g className={css.attack} aria-hidden="true">
      {strokes.from.map((cell) => (
        <Route key={cell} sheet={sheet} way={[cell, strokes.cell]} look="attack" />
      ))}
      {strokes.isFire ? (
        <path
          className={css.burst}
          transform={`translate(${x + 30} ${y + 28})`}
          d="M0-17 4-6 14-12 8-2 18 3 7 6 9 17 0 9-9 17-7 6-18 3-8-2-14-12-4-6Z"
        />
      ) : null}
    </g>
  );
}

function strokesOf(controller: FarthestBridgeController): Strokes | undefined {
  const { telling, draft } = controller.store.getState();
  const told = reportTold(controller, telling);
  if (told?.kind === 'attacked') {
    const { before } = controller;
    return {
      cell: told.cell,
      from: told.attackers.map((unit) => before.unitCell[unit]),
      isFire: told.attackMarkers.length > 0,
    };
  }
  const { battle } = controller.before;
  if (told?.kind === 'combat' && battle !== null) {
    const { cell, attackers, attackMarkers } = battle;
    return {
      cell,
      from: attackers.map((unit) => controller.before.unitCell[unit]),
      isFire: attackMarkers.length > 0,
    };
  }
  if (!controller.mayAct) return undefined;
  const { state } = controller;
  const plan = planOf(state, draft);
  return (
    plan && {
      cell: state.unitCell[plan.target],
      from: plan.attackers.map((unit) => state.unitCell[unit]),
      isFire: plan.attackMarkers.length > 0,
    }
  );
}
