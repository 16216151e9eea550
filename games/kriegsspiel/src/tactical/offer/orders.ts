import { NO_OFFER, toggled } from '@club-route/engine';
import type { Side } from '../../data/units.ts';
import { companyList, count, listed } from '../language/names.ts';
import { refuseBattleAction } from '../refuse.ts';
import { fitsRoll } from '../rules/orders.ts';
import { companiesOf, type BattleState } from '../state.ts';
import { unitStops } from './pick.ts';
import type { BattleOffer, CompanyOffer } from './types.ts';

/** 21.4, All hands: the dice have said which arms are ordered; their player says which units. */
export function ordersOffer(state: BattleState, side: Side, units: readonly number[]): BattleOffer {
  const offers = new Map<number, CompanyOffer>();
  for (const unit of companiesOf(state, side)) {
    const isChosen = units.includes(unit);
    const next = toggled(units, unit);
    if (!isChosen && !fitsRoll(state, next)) continue;
    offers.set(unit, {
      cell: state.companyHex[unit],
      look: isChosen ? 'chosen' : 'able',
      press: { draft: { kind: 'order', units: next } },
    });
  }
  return {
    ...NO_OFFER,
    units: offers,
    head: {
      title: 'All hands',
      words: `The dice order ${rolledWords(state)}.`,
    },
    hint:
      offers.size === 0
        ? 'You have no such unit, so they order none.'
        : units.length === 0
          ? 'Choose the units on the map.'
          : `Chosen: ${companyList(units)}.`,
    trays: offers.size === 0 ? [] : [{ title: 'Can be ordered', units: [...offers.keys()], toggles: true }],
    ready: {
      label: units.length === 0 ? 'Order no unit' : `Order ${companyList(units)}`,
      action: { kind: 'order', units },
      anywhere: offers.size === 0,
    },
    cancel: units.length === 0 ? undefined : { draft: undefined },
    attempt: (cell) => {
      const own = companiesOf(state, side).find((company) => state.companyHex[company] === cell);
      return own === undefined
        ? undefined
        : { refusal: refuseBattleAction(state, side, { kind: 'order', units: toggled(units, own) }) };
    },
    ...unitStops(state, offers),
  };
}

function rolledWords({ cardRolled: [infantry, armour, guns, any] }: BattleState): string {
  const parts = [
    ...(infantry > 0 ? [count(infantry, 'infantry unit', 'infantry units')] : []),
    ...(armour > 0 ? [count(armour, 'tank unit', 'tank units')] : []),
    ...(guns > 0 ? [count(guns, 'gun', 'guns')] : []),
    ...(any > 0 ? [`${count(any, 'unit', 'units')} of any kind`] : []),
  ];
  return parts.length === 0 ? 'nobody' : listed(parts);
}
