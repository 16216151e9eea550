import { aimOf, useDesk } from '../desk.ts';
import type { HexLayerProps } from '../game.ts';
import { useOffer } from '../offer.ts';
import css from './Falls.module.css';

/** Where something aimed at a cell may come down, by the die, and what becomes of it there. */
export function Falls({ controller, sheet }: HexLayerProps) {
  const cell = useDesk(controller, aimOf);
  const offer = useOffer(controller);
  const aim = cell === undefined ? undefined : offer.aim(cell);
  // Where every face is a landing there is an aim to draw; a march has its way.
  if (cell === undefined || aim === undefined || aim.faces.length === 0) return null;
  const { x, y } = sheet.cells.centre[cell];
  return (
    <g className={css.falls} aria-hidden="true">
      <circle className={css.aim} cx={x} cy={y} r={20} />
      <path className={css.aim} d={`M${x - 30} ${y}H${x + 30}M${x} ${y - 30}V${y + 30}`} />
      {aim.falls.map(({ cell: at, text, fate }) => (
        <g
          key={text}
          className={css.fall}
          data-fate={fate}
          transform={`translate(${sheet.cells.centre[at].x} ${sheet.cells.centre[at].y})`}
        >
          <circle r={23} />
          <text y={10}>{text}</text>
          {fate === 'lost' ? <path d="M-20 -20L20 20M20 -20L-20 20" /> : null}
          {fate === 'depleted' ? <path d="M-22 0A22 22 0 0 0 22 0Z" className={css.half} /> : null}
        </g>
      ))}
    </g>
  );
}
