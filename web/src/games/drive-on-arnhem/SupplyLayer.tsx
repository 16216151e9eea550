import { sideOf, type UnitSupply } from '@club-route/drive-on-arnhem';
import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
import { straightPath } from '@club-route/cartography/sheet/path';
import { aimOf, useDesk } from '../../hex/desk.ts';
import { Cells } from '../../hex/overlay/Cells.tsx';
import { useTable } from '../../table/use-table.ts';
import { cutsOf, suppliesOf } from './supply.ts';
import type { DriveProps } from './types.ts';
import css from './Ground.module.css';

interface SupplyLayerProps extends DriveProps {
  readonly sheet: MapSheet;
}

/** How the player's units are supplied, and the hexes whose loss would cut off most of them, or the units pointed at. */
export function SupplyLayer({ controller, sheet }: SupplyLayerProps) {
  useTable(controller, (table) => table.shown);
  const aim = useDesk(controller, aimOf);
  const { state, seat } = controller;
  const own = suppliesOf(state).filter(({ unit }) => sideOf(unit) === seat);
  const here = own.filter(({ unit }) => state.unitCell[unit] === aim);
  const shown = here.length > 0 ? here : own;
  return (
    <g className={css.supply} data-testid="supply" aria-hidden="true">
      {ways(sheet, shown).map(([by, path]) => (
        <path key={by} data-by={by} d={path} />
      ))}
      {shown
        .filter(({ by }) => by === 'none')
        .map(({ unit }) => {
          const { x, y } = sheet.cells.centre[state.unitCell[unit]];
          return <circle key={unit} cx={x} cy={y} r={50} />;
        })}
      <Cells sheet={sheet} cells={here.flatMap(({ cuts }) => cuts)} look="danger" />
      {cutsOf(shown).map(({ cell, units }) => {
        const { x, y } = sheet.cells.centre[cell];
        return (
          <text key={cell} x={x} y={y + 7}>
            {units.length}
          </text>
        );
      })}
    </g>
  );
}

/** One path for all ways of a kind; where several units share a road it is drawn once. */
function ways({ cells }: MapSheet, supplies: readonly UnitSupply[]): readonly (readonly [string, string])[] {
  return (['ground', 'air'] as const).map((by) => {
    const steps = new Map<string, string>();
    for (const { way } of supplies.filter((supply) => supply.by === by))
      for (const [index, cell] of way.slice(1).entries())
        steps.set(`${way[index]} ${cell}`, straightPath([cells.centre[way[index]], cells.centre[cell]]));
    return [by, [...steps.values()].join('')];
  });
}
