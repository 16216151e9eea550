import { cellName, unitNames } from '@club-route/drive-on-arnhem';
import { useTable } from '../../../table/use-table.ts';
import { battlesAhead } from '../battle.ts';
import { Battle } from '../Odds.tsx';
import type { DriveProps } from '../types.ts';
import css from './Pages.module.css';

/** The battles that are plotted, in their order, each with what it may bring. */
export function Battles({ controller }: DriveProps) {
  useTable(controller, (table) => table);
  const battles = battlesAhead(controller);
  if (battles.length === 0)
    return <p>No attack is plotted. Select a unit, then an enemy next to it. It attacks when you end the phase.</p>;
  return (
    <div className={css.page}>
      {battles.map((battle, index) => (
        <Battle key={battle.cell} battle={battle}>
          <p>
            <b>{index + 1}.</b> <strong>{cellName(battle.cell)}</strong>: {unitNames(battle.attackers)} against{' '}
            {unitNames(battle.defenders)}
          </p>
        </Battle>
      ))}
    </div>
  );
}
