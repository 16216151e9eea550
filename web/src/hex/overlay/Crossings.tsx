import { memo } from 'react';
import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
import type { SheetCrossing } from '@club-route/cartography/sheet/crossings';
import { useTable } from '../../table/use-table.ts';
import type { CrossingView, HexLayerProps } from '../game.ts';
import css from './Crossings.module.css';

/** The state of every bridge that is worth a sign, drawn over its place on the map. */
export function Crossings({ controller, game, sheet }: HexLayerProps) {
  useTable(controller, (table) => table);
  return (
    <g aria-hidden="true">
      {game.picture(controller).crossings.map(({ id, state, text }) => {
        const crossing = crossingOf(sheet, id);
        return crossing === undefined ? null : <BridgeSign key={id} crossing={crossing} state={state} text={text} />;
      })}
    </g>
  );
}

function crossingOf({ theatre, crossings }: MapSheet, id: string): SheetCrossing | undefined {
  return crossings.find(({ crossing }) => theatre.crossings[crossing].id === id);
}

interface BridgeSignProps extends Pick<CrossingView, 'state' | 'text'> {
  readonly crossing: SheetCrossing;
}

const BridgeSign = memo(function BridgeSign({ crossing, state, text }: BridgeSignProps) {
  const { spot, across, width } = crossing;
  const bearing = (Math.atan2(across.y, across.x) * 180) / Math.PI;
  const half = width / 2 + 4;
  return (
    <g className={css.bridge} data-state={state} transform={`translate(${spot.x} ${spot.y})`}>
      {state === 'down' ? (
        <g transform={`rotate(${bearing})`}>
          <rect className={css.gap} x={-half - 7} y={-11} width={half * 2 + 14} height={22} />
          <path className={css.water} d={`M0 -15V15`} style={{ strokeWidth: width }} />
          <path
            className={css.stump}
            d={`M${-half - 9} -12L${-half - 2} -7H${-half + 3}M${-half - 9} 12L${-half - 2} 7H${-half + 1}M${half + 9} -12L${half + 2} -7H${half - 1}M${half + 9} 12L${half + 2} 7H${half - 3}`}
          />
          <path className={css.cross} d="M-9 -9L9 9M9 -9L-9 9" />
        </g>
      ) : null}
      {state === 'asked' ? (
        <>
          <circle className={css.ring} r={27} />
          <text className={css.chance} y={-33}>
            {text}
          </text>
        </>
      ) : null}
      {state === 'wired' ? (
        <path className={css.charge} d="M-4.5 -4.5H4.5V4.5H-4.5ZM0 -4.5Q1 -10 6 -9.5" transform="translate(12 -12)" />
      ) : null}
      {state === 'safe' ? (
        <path className={css.shield} d="M0 -8 7 -5.5V0Q7 6 0 9Q-7 6 -7 0V-5.5Z" transform="translate(13 -13)" />
      ) : null}
      {state === 'tried' ? (
        <path className={css.dud} d="M-4.5 -4.5H4.5V4.5H-4.5ZM-7 -7 7 7" transform="translate(12 -12)" />
      ) : null}
    </g>
  );
});
