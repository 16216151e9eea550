import { NO_OFFER } from '@club-route/engine';
import type { Side } from '../../data/units.ts';
import { ALL_HEXES, rangeBetween } from '../board.ts';
import { CARD_TYPES } from '../data/cards.ts';
import { companyText, count } from '../language/names.ts';
import { refuseBattleAction } from '../refuse.ts';
import { companiesOf, type BattleState } from '../state.ts';
import { tasksOf } from '../tasks.ts';
import type { BattleChoiceOffer, BattleOffer, CompanyOffer } from './types.ts';

/** 21.1: which of the units with an order acts next; the aircraft; the end of the turn. */
export function pickOffer(state: BattleState, side: Side): BattleOffer {
  const { able, canMove, shooters, canStrike, canWait, ordered } = tasksOf(state, side);
  const units = new Map<number, CompanyOffer>(
    able.map((company) => [
      company,
      { cell: state.companyHex[company], look: 'able', press: { draft: { kind: 'company', company } } },
    ]),
  );
  const card = state.cardInEffect < 0 ? 'One unit' : CARD_TYPES[state.cardInEffect].name;
  const works: readonly BattleChoiceOffer[] = canStrike
    ? [{ label: 'Call the aircraft', note: 'once per battle', press: { draft: { kind: 'strike', targets: [] } } }]
    : [];
  return {
    ...NO_OFFER,
    units,
    head: {
      title: able.length === 0 ? card : canMove ? `${card}: move and battle` : `${card}: battle`,
      words: ordered === 0 ? 'No unit has an order.' : `${count(ordered, 'unit has', 'units have')} an order.`,
    },
    hint:
      able.length === 0
        ? undefined
        : canMove
          ? 'Select an ordered unit. Shaded hexes are moves, red ones are shots. Make all moves before the first shot.'
          : 'Select an ordered unit, then its target.',
    trays: able.length === 0 ? [] : [{ title: canMove ? 'Can move or battle' : 'Can still battle', units: able }],
    groups: [{ title: 'Air', kind: 'list', choices: works }],
    instead: canWait
      ? [{ label: 'End your turn and lie in wait', press: { action: { kind: 'end turn', ambush: true } } }]
      : [],
    end: {
      label: 'End your turn',
      left: leftWords(able.length, shooters),
      ...(shooters > 0 ? { grave: '21.1' } : {}),
      action: { kind: 'end turn', ambush: false },
    },
    attempt: (cell) => {
      const own = companiesOf(state, side).find((company) => state.companyHex[company] === cell);
      if (own === undefined) return undefined;
      const stuck = { rule: '21.1', text: `${companyText(state, own)} has nothing left to do this turn.` };
      return { refusal: refuseBattleAction(state, side, { kind: 'go', company: own, to: cell }) ?? stuck };
    },
    ...unitStops(state, units),
  };
}

function leftWords(able: number, shooters: number): string {
  if (able === 0) return '';
  const targets = shooters === 0 ? '' : ` ${count(shooters, 'unit has', 'units have')} a target.`;
  return `${count(able, 'unit', 'units')} can still act.${targets}`;
}

/** How far round a unit the eye goes: as far as most can move or fire. */
const IN_SIGHT = 4;

/** Keys go from unit to unit, and the eye with them. */
export function unitStops(
  state: BattleState,
  units: ReadonlyMap<number, CompanyOffer>,
): Pick<BattleOffer, 'place' | 'round'> {
  return {
    place: (unit) => {
      const at = Math.max(0, state.companyHex[unit]);
      return { at, around: ALL_HEXES.filter((hex) => rangeBetween(at, hex) <= IN_SIGHT) };
    },
    round: () => ({
      stops: [...units].flatMap(([unit, { press }]) => (press === undefined ? [] : [{ unit, press }])),
    }),
  };
}
