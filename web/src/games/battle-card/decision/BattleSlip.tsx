import { advantageAt, areaTitle, divisionTitle, type BattleCardAction, type Order } from '@club-route/battle-card';
import type { Advice } from '@club-route/engine';
import { useId } from 'react';
import { Odds } from '../../../table/odds/Odds.tsx';
import { bestWith, giveOrder, ordersGiven } from '../orders.ts';
import type { BattleCardController } from '../types.ts';
import { Outcomes } from './Outcomes.tsx';
import css from './BattleSlip.module.css';

interface BattleSlipProps {
  readonly controller: BattleCardController;
  readonly area: number;
  readonly advice: Advice<BattleCardAction> | undefined;
  /** The area that the keys a and d order next. */
  readonly next: boolean;
}

const ADVANTAGE = { allied: 'Allied advantage', german: 'German advantage', none: 'no advantage' } as const;
const ORDERS = [
  { order: 'attack', word: 'Attack', key: 'a' },
  { order: 'defend', word: 'Defend', key: 'd' },
] as const;

/** One battle: who stands there, and for each of the two orders what every face of the die will do. */
export function BattleSlip({ controller, area, advice, next }: BattleSlipProps) {
  const name = useId();
  const { state } = controller;
  const given = ordersGiven(controller);
  const advantage = advantageAt(state, area);
  const chance = (one: Order): number | undefined => advice && bestWith(advice, given.with(area, one));
  const best = Math.max(chance('attack') ?? 0, chance('defend') ?? 0);
  return (
    <li className={css.slip} data-next={next}>
      <fieldset>
        <legend>
          <strong>{areaTitle(area)}</strong> {divisionTitle(state.division[area]!)} {state.allied[area]} against{' '}
          {state.german[area]}, {ADVANTAGE[advantage]}
        </legend>
        <div className={css.orders}>
          {ORDERS.map(({ order, word, key }) => (
            <div key={order} className={css.row} data-chosen={given[area] === order}>
              <label className={css.order}>
                <input
                  type="radio"
                  name={name}
                  checked={given[area] === order}
                  aria-describedby={`${name}-${order}`}
                  onChange={() => giveOrder(controller, area, order)}
                />
                <span className={css.word}>
                  {word}
                  {next ? <kbd aria-hidden="true">{key}</kbd> : null}
                </span>
                {advice === undefined ? null : (
                  <Odds chance={chance(order)} best={best > 0 && chance(order) === best} />
                )}
              </label>
              <Outcomes id={`${name}-${order}`} order={order} advantage={advantage} />
            </div>
          ))}
        </div>
      </fieldset>
    </li>
  );
}
