import { EMPTY_HAND, type CellLook, type Hand, type UnitLook } from '@club-route/engine';
import type { DescentDraft } from '../../src/actions.ts';
import { cellOf, labelOf } from '../../src/data/board.ts';
import { numberOf, UNIT_NAMES } from '../../src/data/units.ts';
import { descentIntoHell } from '../../src/game.ts';
import { offers } from '../../src/offer/index.ts';
import type { DescentOffer } from '../../src/offer/types.ts';
import type { DescentState, Phase } from '../../src/state.ts';
import { position, type Plan } from '../positions.ts';

/** A position in a phase of the first impulse. */
export function moment(phase: Phase, plan: Plan): DescentState {
  const state = position(plan);
  state.phase = phase;
  state.impulseNumber = 1;
  return state;
}

/** What is offered to the seat that is asked. */
export function offering(state: DescentState, draft?: DescentDraft, hand: Hand = EMPTY_HAND): DescentOffer {
  return offers.of(state, descentIntoHell.active(state)[0], draft, hand);
}

export function inHand(...ids: readonly string[]): Hand {
  return { units: ids.map(numberOf), through: [] };
}

/** Units selected to move together. */
export function selected(...ids: readonly string[]): DescentDraft {
  return { kind: 'move', units: ids.map(numberOf).toSorted((one, two) => one - two), way: [] };
}

export function lit({ cells }: DescentOffer, look: CellLook): string {
  return [...cells]
    .filter(([, cell]) => cell.look === look)
    .map(([cell]) => labelOf(cell))
    .toSorted()
    .join(' ');
}

export function looking({ units }: DescentOffer, look: UnitLook): readonly string[] {
  return [...units].filter(([, one]) => one.look === look).map(([unit]) => UNIT_NAMES[unit]);
}

export function pressOn({ cells }: DescentOffer, hex: string) {
  return cells.get(cellOf(hex))?.press;
}

/** The labels of a group of the panel, with what is said beside them. */
export function buttons({ groups }: DescentOffer, title: string): readonly string[] {
  const group = groups.find((one) => one.title === title);
  return (group?.choices ?? []).map(({ label, note }) => (note === undefined ? label : `${label} (${note})`));
}
