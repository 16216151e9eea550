import { useTable } from '../../table/use-table.ts';
import type { HexLayerProps } from '../game.ts';
import { Route } from './Route.tsx';
import css from './Planned.module.css';

/** What its player has planned and could still do, in pencil. */
export function Planned({ controller, game, sheet }: HexLayerProps) {
  useTable(controller, (table) => table);
  if (controller.looksBack || controller.store.getState().planned.length === 0) return null;
  const orders = controller.foresight.orders.filter(({ refusal }) => refusal === undefined);
  return (
    <g aria-hidden="true" data-testid="planned">
      {orders.map(({ action, before }, index) => {
        const { ways, landing } = game.planned(action, before);
        const aim = landing === undefined ? undefined : sheet.cells.centre[landing];
        return (
          <g key={index}>
            {ways.map((way) => (
              <Route key={way.join(' ')} sheet={sheet} way={way} look="planned" />
            ))}
            {aim === undefined ? null : (
              <path
                className={css.landing}
                transform={`translate(${aim.x} ${aim.y})`}
                d="M-34 0A34 34 0 1 1 34 0A34 34 0 1 1 -34 0M-46 0H-22M22 0H46M0 -46V-22M0 22V46"
              />
            )}
          </g>
        );
      })}
    </g>
  );
}
