import type { Seat } from './places.ts';
import css from './Control.module.css';

interface ControlProps {
  readonly seat: Seat;
  readonly allied: boolean;
}

/** Who holds an area: the line drawn round it on the talc. */
export function AreaLine({ seat, allied, pointed }: ControlProps & { readonly pointed: boolean }) {
  const { x, y } = seat.row;
  return (
    <ellipse
      className={css.line}
      data-allied={allied}
      data-pointed={pointed}
      cx={x}
      cy={y}
      rx={106}
      ry={45}
      transform={`rotate(-1.5 ${x} ${y})`}
    />
  );
}

/** Who holds an area: the sign on its town, a star or a cross. */
export function TownSign({ seat, allied }: ControlProps) {
  const { town, label, name } = seat;
  return (
    <g>
      <g transform={`translate(${town.x} ${town.y})`}>
        <circle className={css.disc} data-allied={allied} r={13} />
        <path
          className={css.sign}
          d={
            allied
              ? 'M0-10 2.9-3.4 9.5-3.1 4.4 1.4 6.2 8.4 0 4.6-6.2 8.4-4.4 1.4-9.5-3.1-2.9-3.4Z'
              : 'M-2.5-9.5h5v7h7v5h-7v7h-5v-7h-7v-5h7Z'
          }
        />
      </g>
      <text className={css.name} x={label.x} y={label.y} textAnchor={label.anchor}>
        {name}
      </text>
    </g>
  );
}
