import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
import { straightPath } from '@club-route/cartography/sheet/path';
import { Cells } from './Cells.tsx';
import css from './SupplyWays.module.css';

/** How one unit is supplied. */
export interface SupplyWay {
  readonly cell: number;
  /** From its cell to where supply comes from; nothing if none comes. */
  readonly way: readonly number[];
  /** It comes along roads, or through the air. */
  readonly by: 'road' | 'air';
}

/** A cell whose loss would cut off so many units. */
export interface SupplyCutView {
  readonly cell: number;
  readonly count: number;
}

interface SupplyWaysProps {
  readonly sheet: MapSheet;
  readonly ways: readonly SupplyWay[];
  readonly cuts: readonly SupplyCutView[];
}

/** Ways of supply, units without any, and where they can be cut off. */
export function SupplyWays({ sheet, ways, cuts }: SupplyWaysProps) {
  return (
    <g className={css.supply} data-testid="supply" aria-hidden="true">
      <Cells sheet={sheet} cells={cuts.map(({ cell }) => cell)} look="danger" />
      {(['road', 'air'] as const).map((by) => (
        <path
          key={by}
          data-by={by}
          d={pathOf(
            sheet,
            ways.filter((one) => one.by === by),
          )}
        />
      ))}
      {ways
        .filter(({ way }) => way.length === 0)
        .map(({ cell }, index) => (
          <circle key={index} cx={sheet.cells.centre[cell].x} cy={sheet.cells.centre[cell].y} r={50} />
        ))}
      {cuts.map(({ cell, count }) => (
        <text key={cell} x={sheet.cells.centre[cell].x} y={sheet.cells.centre[cell].y + 9}>
          {count}
        </text>
      ))}
    </g>
  );
}

/** Where several units share a road it is drawn once. */
function pathOf({ cells: { centre } }: MapSheet, ways: readonly SupplyWay[]): string {
  const steps = new Map<string, string>();
  for (const { way } of ways)
    for (const [index, cell] of way.slice(1).entries())
      steps.set(`${way[index]} ${cell}`, straightPath([centre[way[index]], centre[cell]]));
  return [...steps.values()].join('');
}
