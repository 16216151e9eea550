import {
  advantageAt,
  areasToOrder,
  BAND_OF_FACE,
  COMBAT_TABLE,
  type Advantage,
  type Order,
} from '@club-route/battle-card';
import { useTable } from '../../table/use-table.ts';
import { ordersGiven } from './orders.ts';
import { OutcomeCell } from './OutcomeCell.tsx';
import { reportTold } from './picture.ts';
import type { BattleCardProps } from './types.ts';
import css from './Reference.module.css';

const ROWS: readonly { readonly advantage: Advantage; readonly label: string }[] = [
  { advantage: 'allied', label: 'Allied' },
  { advantage: 'none', label: 'None' },
  { advantage: 'german', label: 'German' },
];
const BANDS = ['1', '2 3 4', '5 6'];

/** The two combat tables, with the lines in play marked, and line and column when a battle is read off. */
export function Reference({ controller }: BattleCardProps) {
  const { telling, pointed } = useTable(controller, (state) => state);
  const told = reportTold(controller, telling) ?? pointed;
  const fought = told?.kind === 'fought' ? told : undefined;
  const given = ordersGiven(controller);
  const { state } = controller;
  const inPlay = (order: Order, advantage: Advantage): boolean =>
    fought === undefined
      ? controller.mayAct &&
        areasToOrder(state).some((area) => given[area] === order && advantageAt(state, area) === advantage)
      : fought.order === order && fought.advantage === advantage;
  const hit = fought !== undefined && !telling?.rolling ? BAND_OF_FACE[fought.roll - 1] : undefined;
  return (
    <section className={css.tables} aria-labelledby="tables-title">
      <h2 id="tables-title">Combat tables</h2>
      {(['attack', 'defend'] as const).map((order) => (
        <table key={order} className={css.table}>
          <caption className="visually-hidden">
            {order === 'attack' ? 'Attack' : 'Defend'}, by advantage and die roll
          </caption>
          <thead>
            <tr>
              <th scope="col">{order === 'attack' ? 'Attack' : 'Defend'}</th>
              {BANDS.map((faces, band) => (
                <th key={faces} scope="col" data-lit={band === hit && fought?.order === order}>
                  {faces}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ROWS.map(({ advantage, label }) => {
              const lit = inPlay(order, advantage);
              return (
                <tr key={advantage} data-lit={lit}>
                  <th scope="row">{label}</th>
                  {COMBAT_TABLE[order][advantage].map((outcome, band) => (
                    <td key={BANDS[band]} data-hit={lit && band === hit}>
                      <OutcomeCell outcome={outcome} />
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      ))}
      <p className={css.legend}>
        By advantage and die roll. A: Allied loss. G: German loss. A star takes the area. A German unit never falls
        below 1.
      </p>
    </section>
  );
}
