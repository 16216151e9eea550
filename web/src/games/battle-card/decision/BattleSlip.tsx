import { advantageAt, areaTitle, divisionTitle, type BattleCardAction, type Order } from '@club-route/battle-card';
import { useId } from 'react';
import type { Advice } from '../../../table/odds/messages.ts';
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

/** One battle: who stands there, the two orders, and what each face of the die will do. */
export function BattleSlip({ controller, area, advice, next }: BattleSlipProps) {
  const name = useId();
  const { state } = controller;
  const given = ordersGiven(controller);
  const order = given[area]!;
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
          {(['attack', 'defend'] as const).map((one) => (
            <label key={one} className={css.order} data-chosen={order === one}>
              <input
                type="radio"
                name={name}
                checked={order === one}
                onChange={() => giveOrder(controller, area, one)}
              />
              <span className={css.word}>
                {one === 'attack' ? 'Attack' : 'Defend'}
                {next ? <kbd aria-hidden="true">{one === 'attack' ? 'a' : 'd'}</kbd> : null}
              </span>
              {advice === undefined ? null : <Odds chance={chance(one)} best={chance(one) === best} />}
            </label>
          ))}
        </div>
      </fieldset>
      {order === null ? null : <Outcomes order={order} advantage={advantage} />}
    </li>
  );
}
