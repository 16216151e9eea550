import { wayOf } from '@club-route/farthest-bridge';
import { Route } from '../../../hex/overlay/Route.tsx';
import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
import { useTable } from '../../../table/use-table.ts';
import type { FarthestBridgeController } from '../types.ts';
import css from './Planned.module.css';

interface PlannedProps {
  readonly controller: FarthestBridgeController;
  readonly sheet: MapSheet;
}

/** What its player has planned and could still do, in pencil. */
export function Planned({ controller, sheet }: PlannedProps) {
  useTable(controller, (table) => table);
  if (controller.looksBack || controller.store.getState().planned.length === 0) return null;
  return (
    <g aria-hidden="true" data-testid="planned">
      {controller.foresight.orders.map(({ action, before, refusal }, index) => {
        if (refusal !== undefined) return null;
        switch (action.kind) {
          case 'move':
          case 'enter':
            return <Route key={index} sheet={sheet} way={wayOf(before, action)} look="planned" />;
          case 'attack':
            return action.attackers.map((unit) => (
              <Route
                key={`${index} ${unit}`}
                sheet={sheet}
                way={[before.unitCell[unit], before.unitCell[action.target]]}
                look="planned"
              />
            ));
          case 'land': {
            const { x, y } = sheet.cells.centre[action.cell];
            return (
              <path
                key={index}
                className={css.landing}
                transform={`translate(${x} ${y})`}
                d="M-34 0A34 34 0 1 1 34 0A34 34 0 1 1 -34 0M-46 0H-22M22 0H46M0 -46V-22M0 22V46"
              />
            );
          }
          default:
            return null;
        }
      })}
    </g>
  );
}
