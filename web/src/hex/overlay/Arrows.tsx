import { useTable } from '../../table/use-table.ts';
import type { HexLayerProps } from '../game.ts';
import { useOffer } from '../offer.ts';
import { viewTold } from '../told.ts';
import { Route } from './Route.tsx';
import css from './Arrows.module.css';

/** Who attacks whom: an arrow from each attacker, a burst for support fire, its place where attacks have an order. */
export function Arrows({ controller, game, sheet }: HexLayerProps) {
  useTable(controller, (table) => table);
  const offer = useOffer(controller);
  const arrows = viewTold(controller, game)?.arrows ?? offer.arrows;
  return (
    <g className={css.arrows} aria-hidden="true">
      {arrows.map(({ to, from, fire, label }) => {
        const { x, y } = sheet.cells.centre[to];
        return (
          <g key={`${to} ${label}`}>
            {from.map((cell) => (
              <Route key={cell} sheet={sheet} way={[cell, to]} look="attack" />
            ))}
            {fire ? (
              <path
                className={css.burst}
                transform={`translate(${x + 30} ${y + 28})`}
                d="M0-17 4-6 14-12 8-2 18 3 7 6 9 17 0 9-9 17-7 6-18 3-8-2-14-12-4-6Z"
              />
            ) : null}
            {label === undefined ? null : (
              <text className={css.label} x={x - 34} y={y - 24}>
                {label}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}
