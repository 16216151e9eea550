import { act, part, pass, type Choice, type Refusal } from '../../contract.ts';
import { orderedUnits, type PatrolAction, type PatrolDraft } from './actions.ts';
import { refuseAttack, refuseScouting } from './combat.ts';
import { board } from './ground.ts';
import { reach, refuseMove } from './movement.ts';
import type { Reports } from './reports.ts';
import { isCompany, sees, UNITS_OF, type PatrolState, type Side } from './state.ts';
import { lookAround } from './view.ts';

type Choices = readonly Choice<PatrolAction, PatrolDraft>[];
type UnitOrder = Extract<PatrolAction, { unit: number } | { kind: 'attack' }>;

/** First which unit, then what: a list never spans the whole side. */
export function orderChoices(state: PatrolState, side: Side, draft: PatrolDraft | undefined): Choices {
  if (draft?.kind === 'unit') return unitChoices(state, side, draft.unit);
  if (draft?.kind === 'scout') return scoutingChoices(state, draft.unit);
  if (draft?.kind === 'attack') return attackChoices(state, side, draft.units, draft.hex);
  const choices: Choice<PatrolAction, PatrolDraft>[] = [];
  for (const unit of UNITS_OF[side]) if (canAct(state, side, unit)) choices.push(part({ kind: 'unit', unit }));
  choices.push(pass({ kind: 'end' }));
  return choices;
}

function unitChoices(state: PatrolState, side: Side, unit: number): Choices {
  const choices: Choice<PatrolAction, PatrolDraft>[] = [];
  for (const hex of targets(state, side, unit)) choices.push(...attackChoices(state, side, [unit], hex));
  if (state.unitPoints[unit]! <= 0) return choices;
  const { reached, count } = reach(state, side, unit);
  for (let index = 1; index < count; index++) choices.push(act({ kind: 'move', unit, to: reached[index]! }));
  choices.push(act({ kind: 'dig', unit }));
  if (isCompany(unit)) choices.push(part({ kind: 'scout', unit }));
  return choices;
}

/** Attack as it is, or with a further company; each is named after those before it, so that no attack comes twice. */
function attackChoices(state: PatrolState, side: Side, units: readonly number[], hex: number): Choices {
  const choices: Choice<PatrolAction, PatrolDraft>[] = [act({ kind: 'attack', units, hex })];
  for (const unit of UNITS_OF[side]) {
    if (unit > units.at(-1)! && targets(state, side, unit).includes(hex))
      choices.push(part({ kind: 'attack', units: [...units, unit], hex }));
  }
  return choices;
}

const NO_TARGETS: readonly number[] = [];

/** The hexes that a unit may attack now. */
function targets(state: PatrolState, side: Side, unit: number): readonly number[] {
  const from = state.unitHex[unit]!;
  if (from < 0 || !isCompany(unit) || state.unitFought[unit] === 1) return NO_TARGETS;
  const known = sees(state, side);
  const found: number[] = [];
  for (let step = from * board.degree; step < (from + 1) * board.degree; step++) {
    const hex = board.neighbour[step]!;
    if (hex >= 0 && known[hex]! > 0) found.push(hex);
  }
  return found;
}

function scoutingChoices(state: PatrolState, unit: number): Choices {
  const choices: Choice<PatrolAction, PatrolDraft>[] = [];
  for (let hex = 0; hex < board.cells; hex++) {
    if (refuseScouting(state, unit, hex) === undefined) choices.push(act({ kind: 'scout', unit, hex }));
  }
  return choices;
}

function canAct(state: PatrolState, side: Side, unit: number): boolean {
  if (state.unitHex[unit]! < 0) return false;
  return state.unitPoints[unit]! > 0 || targets(state, side, unit).length > 0;
}

export function refuseOrder(state: PatrolState, side: Side, order: UnitOrder): Refusal | undefined {
  for (const unit of orderedUnits(order)) {
    if (!UNITS_OF[side].includes(unit)) return { rule: '3.1', text: 'This is not one of your counters.' };
    if (state.unitHex[unit]! < 0) return { rule: '3.1', text: 'This counter is out of the game.' };
  }
  if (order.kind === 'attack') return refuseAttack(state, side, order.units, order.hex);
  const { unit } = order;
  if (state.unitPoints[unit]! <= 0) return { rule: '3.2', text: 'This unit has no points left.' };
  if (order.kind === 'move') return refuseMove(state, side, unit, order.to);
  return order.kind === 'scout' ? refuseScouting(state, unit, order.hex) : undefined;
}

/** 7.6 Digging in takes the rest of the turn. Nobody sees it done, so it may be undone. */
export function dig(state: PatrolState, side: Side, unit: number, reports: Reports): void {
  state.unitDug[unit] = 1;
  state.unitPoints[unit] = 0;
  reports?.push({ kind: 'dug', seat: side, unit });
  lookAround(state, reports);
}
