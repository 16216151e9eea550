import { areasToOrder, areaTitle, divisionTitle } from '@club-route/battle-card';
import { useTable } from '../../../table/use-table.ts';
import { giveOrder, ordersGiven } from '../orders.ts';
import type { BattleCardProps } from '../types.ts';
import { SEATS, sideOf } from './places.ts';
import { spot } from './spot.ts';
import css from './OrderMarks.module.css';

/** Orders on the map itself: each press on an area turns its order from attack to defence and back. */
export function OrderMarks({ controller }: BattleCardProps) {
  useTable(controller, (state) => state);
  if (!controller.mayAct) return null;
  const given = ordersGiven(controller);
  return areasToOrder(controller.state).map((area) => {
    const order = given[area];
    const name = `${divisionTitle(controller.state.division[area]!)} at ${areaTitle(area)}`;
    return (
      <button
        key={area}
        type="button"
        className={css.mark}
        style={spot(SEATS[area]!.row)}
        data-order={order}
        data-side={sideOf(SEATS[area]!) === 1 ? 'south' : 'north'}
        aria-label={`${name}: ${order === null ? 'no order yet' : order}. Change the order`}
        onClick={() => giveOrder(controller, area, order === 'attack' ? 'defend' : 'attack')}
      >
        <span>{order === null ? 'Order' : order === 'attack' ? 'Attack' : 'Defend'}</span>
      </button>
    );
  });
}
