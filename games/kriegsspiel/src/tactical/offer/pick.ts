import { NO_OFFER } from '@club-route/engine';
import type { Side } from '../../data/units.ts';
import { ALL_HEXES, rangeBetween } from '../board.ts';
import { battleChoices } from '../choices.ts';
import { CARD_TYPES } from '../data/cards.ts';
import { companyText, count } from '../language/names.ts';
import { refuseBattleAction } from '../refuse.ts';
import { companiesOf, type BattleState } from '../state.ts';
import type { BattleChoiceOffer, BattleOffer, CompanyOffer } from './types.ts';

/** 21.1: which of the units with an order acts next; the aircraft; the end of the turn. */
export function pickOffer(state: BattleState, side: Side): BattleOffer {
  const choices = battleChoices(state, side);
  const units = new Map<number, CompanyOffer>();
  for (const { draft } of choices)
    if (draft?.kind === 'company')
      units.set(draft.company, { cell: state.companyHex[draft.company], look: 'able', press: { draft } });
  const canStrike = choices.some(({ draft }) => draft?.kind === 'strike');
  const canWait = choices.some(({ action }) => action?.kind === 'end turn' && action.ambush);
  const isMoving = state.battlePhase === 'movement';
  const card = state.cardInEffect < 0 ? 'One unit' : CARD_TYPES[state.cardInEffect].name;
  const works: readonly BattleChoiceOffer[] = canStrike
    ? [{ label: 'Call the aircraft', note: 'once in the battle', press: { draft: { kind: 'strike', targets: [] } } }]
    : [];
  const shooters = [...units.keys()].filter((company) => canFire(state, side, company)).length;
  const ordered = companiesOf(state, side).filter((company) => state.companyOrdered[company] === 1);
  return {
    ...NO_OFFER,
    units,
    head: {
      title: isMoving ? `${card}: move and battle` : `${card}: battle`,
      words: `${count(ordered.length, 'unit has', 'units have')} an order.`,
    },
    hint: isMoving
      ? 'Select an ordered unit. Green hexes are moves, red ones are shots. Move everybody before the first shot.'
      : 'Select an ordered unit, then its target.',
    trays:
      units.size === 0
        ? []
        : [{ title: isMoving ? 'Can move or battle' : 'Can still battle', units: [...units.keys()] }],
    groups: [{ title: 'Air', kind: 'list', choices: works }],
    instead: canWait
      ? [{ label: 'End your turn and lie in wait', press: { action: { kind: 'end turn', ambush: true } } }]
      : [],
    end: {
      label: 'End your turn',
      left: leftWords(units.size, shooters),
      ...(shooters > 0 ? { grave: '21.1' } : {}),
      action: { kind: 'end turn', ambush: false },
    },
    attempt: (cell) => {
      const own = companiesOf(state, side).find((company) => state.companyHex[company] === cell);
      if (own === undefined) return undefined;
      const stuck = { rule: '21.1', text: `${companyText(state, own)} has nothing left to do in this turn.` };
      return { refusal: refuseBattleAction(state, side, { kind: 'go', company: own, to: cell }) ?? stuck };
    },
    ...unitStops(state, units),
  };
}

function canFire(state: BattleState, side: Side, company: number): boolean {
  return battleChoices(state, side, { kind: 'company', company }).some(({ action }) => action?.kind === 'fire');
}

function leftWords(able: number, shooters: number): string {
  if (able === 0) return '';
  const targets = shooters === 0 ? '' : ` ${count(shooters, 'unit has', 'units have')} a target.`;
  return `${count(able, 'unit', 'units')} could still act.${targets}`;
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
