import { areasToOrder, optionsOf } from '@club-route/battle-card';
import { Button } from '../../../ui/Button.tsx';
import { useTable } from '../../../table/use-table.ts';
import { Odds } from '../../../table/odds/Odds.tsx';
import { Position } from '../../../table/odds/Position.tsx';
import { useAdvice } from '../../../table/odds/use-advice.ts';
import { bestWith, nextToOrder, ordersGiven, rollBattles } from '../orders.ts';
import type { BattleCardProps } from '../types.ts';
import { BattleSlip } from './BattleSlip.tsx';
import css from './Decision.module.css';

/** One slip for each battle, north at the top as on the map. */
export function OrdersDecision({ controller }: BattleCardProps) {
  useTable(controller, (state) => state.draft);
  const advice = useAdvice(controller, controller.source.last, 'on');
  const areas = areasToOrder(controller.state);
  const given = ordersGiven(controller);
  const next = nextToOrder(controller);
  const missing = areas.filter((area) => given[area] === null).length;
  const alone = optionsOf(controller.state).orders !== 'first';
  const ready = alone ? missing < areas.length : missing === 0;
  return (
    <section className={css.decision} aria-labelledby="decision-title">
      <h2 id="decision-title">Battle orders</h2>
      <Position controller={controller} />
      <ul className={css.slips}>
        {areas.toReversed().map((area) => (
          <BattleSlip key={area} controller={controller} area={area} advice={advice} next={area === next} />
        ))}
      </ul>
      <div className={css.commit}>
        <Button primary={ready} shortcut="Enter" onClick={() => rollBattles(controller)}>
          {ready ? 'Roll the battles' : missing === 1 ? '1 order to give' : `${missing} orders to give`}
        </Button>
        {ready && advice !== undefined ? <Odds chance={bestWith(advice, given)} /> : null}
      </div>
    </section>
  );
}
