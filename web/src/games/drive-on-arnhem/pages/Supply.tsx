import { bridgeName, cellName, unitNames, type UnitSupply } from '@club-route/drive-on-arnhem';
import { deskOf } from '../../../hex/desk.ts';
import { switchLayer, useLayer } from '../../../hex/board/switches.ts';
import { useTable } from '../../../table/use-table.ts';
import { SUPPLY } from '../layers.ts';
import { cutsOf, ownSupplies } from '../supply.ts';
import type { DriveProps } from '../types.ts';
import css from './Pages.module.css';

const TITLES: Readonly<Record<UnitSupply['by'], string>> = {
  none: 'Without supply',
  air: 'By air from their source',
  ground: 'By road',
  'off the map': 'Off the map, always supplied',
};

/** How the player's units would be supplied now, and what would cut them off; pointing at a hex shows it. */
export function Supply({ controller }: DriveProps) {
  useTable(controller, (table) => table.shown);
  const isOn = useLayer(controller, SUPPLY);
  const own = ownSupplies(controller);
  const mark = (marked: readonly number[]): void => deskOf(controller).setState({ marked });
  const bridges = [...new Set(own.flatMap((supply) => supply.bridges))];
  return (
    <div className={css.page}>
      <label>
        <input type="checkbox" checked={isOn} onChange={() => switchLayer(controller, SUPPLY)} /> Show supply on the map
      </label>
      {(Object.keys(TITLES) as UnitSupply['by'][]).map((by) => {
        const units = own.filter((supply) => supply.by === by).map(({ unit }) => unit);
        return units.length === 0 ? null : (
          <p key={by} data-bad={by === 'none'}>
            <strong>{TITLES[by]}</strong> {unitNames(units)}.
          </p>
        );
      })}
      <h3>What would cut their supply</h3>
      <ul>
        {cutsOf(own).map(({ cell, units }) => (
          <li key={cell} onPointerEnter={() => mark([cell])} onPointerLeave={() => mark([])}>
            <b>{cellName(cell)}</b> {units.length > 3 ? `${units.length} units` : unitNames(units)}
          </li>
        ))}
        {bridges.map((bridge) => (
          <li key={`bridge ${bridge}`}>
            The <b>{bridgeName(bridge)}</b>, if blown
          </li>
        ))}
      </ul>
    </div>
  );
}
