import type { Side } from '../data/units.ts';
import { battleChoices } from './choices.ts';
import { companiesOf, type BattleState } from './state.ts';

/** 21.1: what is left to do in a turn after its card, for prompts and buttons. */
export interface Tasks {
  /** How many units have an order. */
  readonly ordered: number;
  /** Units that can still do something. */
  readonly able: readonly number[];
  readonly canMove: boolean;
  /** How many of them have a target. */
  readonly shooters: number;
  readonly canStrike: boolean;
  readonly canWait: boolean;
}

export function tasksOf(state: BattleState, side: Side): Tasks {
  const choices = battleChoices(state, side);
  const able = choices.flatMap(({ draft }) => (draft?.kind === 'company' ? [draft.company] : []));
  const kinds = able.map((company) =>
    battleChoices(state, side, { kind: 'company', company }).map(({ action }) => action?.kind),
  );
  return {
    ordered: companiesOf(state, side).filter((company) => state.companyOrdered[company] === 1).length,
    able,
    canMove: kinds.some((some) => some.includes('go') || some.includes('leave')),
    shooters: kinds.filter((some) => some.includes('fire')).length,
    canStrike: choices.some(({ draft }) => draft?.kind === 'strike'),
    canWait: choices.some(({ action }) => action?.kind === 'end turn' && action.ambush),
  };
}
