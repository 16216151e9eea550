import { formationName, OBJECTIVES, RING } from '@club-route/drive-on-arnhem';
import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
import { memo } from 'react';
import { cellsPath } from '../../hex/board/geometry.ts';
import { useLayer } from '../../hex/board/switches.ts';
import { useTable } from '../../table/use-table.ts';
import { OWNERSHIP, SUPPLY } from './layers.ts';
import { pictureShown } from './picture.ts';
import { SupplyLayer } from './SupplyLayer.tsx';
import type { DriveProps } from './types.ts';
import css from './Ground.module.css';

interface GroundProps extends DriveProps {
  readonly sheet: MapSheet;
}

/** What the rules lay on the map: dots of ownership, supply sources, and the hexes that decide the game. */
export function Ground({ controller, sheet }: GroundProps) {
  const { draft } = useTable(controller, (table) => table);
  const { owner } = pictureShown(controller);
  const hasDots = useLayer(controller, OWNERSHIP);
  const hasSupply = useLayer(controller, SUPPLY);
  const { state } = controller;
  const sources = draft?.kind === 'deploy' ? draft.sources : [...state.sourceCell];
  return (
    <g className={css.marks} aria-hidden="true">
      {hasDots ? <Dots sheet={sheet} owned={owner.join('')} /> : null}
      {OBJECTIVES.map(({ cell, points }) => (
        <Objective key={cell} sheet={sheet} cell={cell} points={points} />
      ))}
      {sources.map((cell, formation) =>
        cell < 0 ? null : (
          <Source
            key={formation}
            sheet={sheet}
            cell={cell}
            name={formationName(formation)}
            isLost={state.phase !== 'setup' && owner[cell] !== 1}
          />
        ),
      )}
      {hasSupply ? <SupplyLayer controller={controller} sheet={sheet} /> : null}
    </g>
  );
}

/** A dot in every hex that the Allies own; `owned` has a digit for each cell. */
const Dots = memo(function Dots({ sheet, owned }: { readonly sheet: MapSheet; readonly owned: string }) {
  let path = '';
  for (const [cell, { x, y }] of sheet.cells.centre.entries())
    if (owned[cell] === '1' && RING[cell] === 0) path += `M${x - 5} ${y + 43}a5 5 0 1 0 10 0a5 5 0 1 0 -10 0`;
  return <path className={css.dots} data-testid="owned" d={path} />;
});

interface MarkProps {
  readonly sheet: MapSheet;
  readonly cell: number;
}

function Objective({ sheet, cell, points }: MarkProps & { readonly points: number }) {
  const { x, y } = sheet.cells.centre[cell];
  return (
    <>
      <path className={css.goal} d={cellsPath(sheet, [cell])} />
      <g transform={`translate(${x - 34} ${y - 22})`}>
        <path className={css.star} d="M0-11 3.2-3.8 10.9-3.4 4.9 1.6 7 9.2 0 5-7 9.2-4.9 1.6-10.9-3.4-3.2-3.8Z" />
        <text className={css.points} y={27}>
          {points}
        </text>
      </g>
    </>
  );
}

function Source({ sheet, cell, name, isLost }: MarkProps & { readonly name: string; readonly isLost: boolean }) {
  const { x, y } = sheet.cells.centre[cell];
  return (
    <g className={css.source} data-lost={isLost} transform={`translate(${x} ${y})`}>
      <circle r={44} />
      <path d="M-26 6A26 26 0 0 1 26 6Q19 -1 13 6Q6 -1 0 6Q-6 -1 -13 6Q-19 -1 -26 6ZM-26 6 0 32 26 6M-13 6 0 32 13 6" />
      <text y={-24}>{name.split(' ')[0]}</text>
    </g>
  );
}
