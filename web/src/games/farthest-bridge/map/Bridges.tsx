import { BRIDGES, bridgeState, DEMOLISHED_ON, type BridgeState } from '@club-route/farthest-bridge';
import { memo } from 'react';
import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
import type { SheetCrossing } from '@club-route/cartography/sheet/crossings';
import { useTable } from '../../../table/use-table.ts';
import { pictureShown } from '../picture.ts';
import type { FarthestBridgeController } from '../types.ts';
import css from './Bridges.module.css';

interface BridgesProps {
  readonly controller: FarthestBridgeController;
  readonly sheet: MapSheet;
}

/** The state of every bridge, drawn over its sign on the map. */
export function Bridges({ controller, sheet }: BridgesProps) {
  const telling = useTable(controller, (table) => table.telling);
  useTable(controller, (table) => table.shown);
  const { bridgesDown } = pictureShown(controller, telling);
  const { state } = controller;
  return (
    <g aria-hidden="true">
      {BRIDGES.map(({ id, kind }, bridge) => {
        const crossing = crossingOf(sheet, id);
        const isDown = ((bridgesDown >> bridge) & 1) === 1;
        return crossing === undefined ? null : (
          <BridgeSign
            key={id}
            crossing={crossing}
            state={isDown ? 'blown' : telling === undefined ? bridgeState(state, bridge) : 'standing'}
            chance={DEMOLISHED_ON[kind]}
          />
        );
      })}
    </g>
  );
}

function crossingOf({ theatre, crossings }: MapSheet, id: string): SheetCrossing | undefined {
  return crossings.find(({ crossing }) => theatre.crossings[crossing].id === id);
}

interface BridgeSignProps {
  readonly crossing: SheetCrossing;
  readonly state: BridgeState;
  /** Faces of six that bring it down. */
  readonly chance: number;
}

const BridgeSign = memo(function BridgeSign({ crossing, state, chance }: BridgeSignProps) {
  const { spot, across, width } = crossing;
  const bearing = (Math.atan2(across.y, across.x) * 180) / Math.PI;
  const half = width / 2 + 4;
  if (state === 'standing') return null;
  return (
    <g className={css.bridge} data-state={state} transform={`translate(${spot.x} ${spot.y})`}>
      {state === 'blown' ? (
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
            {chance} of 6
          </text>
        </>
      ) : null}
      {state === 'wired' ? (
        <path className={css.charge} d="M-4.5 -4.5H4.5V4.5H-4.5ZM0 -4.5Q1 -10 6 -9.5" transform="translate(12 -12)" />
      ) : null}
      {state === 'safe' || state === 'repaired' ? (
        <path className={css.shield} d="M0 -8 7 -5.5V0Q7 6 0 9Q-7 6 -7 0V-5.5Z" transform="translate(13 -13)" />
      ) : null}
      {state === 'tried' ? (
        <path className={css.dud} d="M-4.5 -4.5H4.5V4.5H-4.5ZM-7 -7 7 7" transform="translate(12 -12)" />
      ) : null}
    </g>
  );
});
