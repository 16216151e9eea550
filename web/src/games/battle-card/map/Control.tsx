import { AROUND, sideOf, type Seat } from './places.ts';
import css from './Control.module.css';

interface ControlProps {
  readonly seat: Seat;
  readonly allied: boolean;
}

interface AreaLineProps extends ControlProps {
  /** The log points at it. */
  readonly pointed: boolean;
  /** It is the next to get its order. */
  readonly next: boolean;
}

/** Who holds an area: the line drawn on the talc round its counters and its town, so that both read as one. */
export function AreaLine({ seat, allied, pointed, next }: AreaLineProps) {
  return <path className={css.line} data-allied={allied} data-pointed={pointed} data-next={next} d={outline(seat)} />;
}

/** Round the far half of the row, and drawn in towards the town on the near one. */
function outline(seat: Seat): string {
  const { row, town } = seat;
  const side = sideOf(seat);
  const sweep = side === 1 ? 0 : 1;
  const neck = 21;
  const near = (out: number, up: number): string => `${row.x + out} ${row.y - side * up}`;
  const nose = (out: number): string => `${town.x + out} ${town.y}`;
  return [
    `M${near(-AROUND.x, 0)}A${AROUND.x} ${AROUND.y} 0 0 ${sweep} ${near(AROUND.x, 0)}`,
    `C${near(AROUND.x, 34)} ${near(neck + 14, 38)} ${nose(neck)}`,
    `A${neck} ${neck} 0 0 ${sweep} ${nose(-neck)}`,
    `C${near(-neck - 14, 38)} ${near(-AROUND.x, 34)} ${near(-AROUND.x, 0)}Z`,
  ].join('');
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
