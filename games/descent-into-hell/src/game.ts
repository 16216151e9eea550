import type { Dice, Game, Refusal, Seat } from '@club-route/engine';
import { actionSchema, type DescentAction, type DescentDraft } from './actions.ts';
import { choices } from './choices/index.ts';
import { OTHER, type Side } from './data/units.ts';
import { earlierRules } from './earlier.ts';
import { imagine } from './imagine.ts';
import { optionsSchema, type DescentOptions } from './options.ts';
import { advance, chooseInCity, retreat } from './phases/aftermath.ts';
import { fire } from './phases/battle.ts';
import { attack } from './phases/combat.ts';
import { activate, placePool, setUp } from './phases/deployment.ts';
import { determineWeather, drop, nextMarker } from './phases/drop.ts';
import { enter, exit } from './phases/entry.ts';
import { endPhase, goOn, startImpulse } from './phases/flow.ts';
import { flipBack, spanTo } from './phases/impulse.ts';
import { march } from './phases/march.ts';
import { resultOf } from './phases/outcome.ts';
import { answerQuestion } from './phases/questions.ts';
import { layOut } from './phases/set-up.ts';
import { beginPlayerTurn, callOff } from './phases/turn.ts';
import { forgetAfterUnseen, isAsBefore, isUnseen, orderLosses, snapshot, tellViews } from './phases/watch.ts';
import { refuse as refuseBySide } from './refuse.ts';
import type { DescentReport, Reports } from './report.ts';
import { remember } from './rules/knowledge.ts';
import { sight } from './sight.ts';
import { momentOf, shape, type DescentState } from './state.ts';
import { publicFields, tell } from './tell.ts';

const ONLY: Readonly<Record<Side, readonly Seat[]>> = { allied: ['allied'], german: ['german'] };
const NOBODY: readonly Seat[] = [];

export type DescentIntoHell = Game<DescentState, DescentAction, DescentOptions, DescentDraft, DescentReport>;

/**
 * Operation Market-Garden: Descent into Hell. Ten days; each has an Allied and a German player turn, each turn a road and
 * an off-road impulse in either order, each impulse movement and combat (1.1). The Allies fly before they move.
 */
export const descentIntoHell: DescentIntoHell = {
  id: 'descent-into-hell',
  title: 'Operation Market-Garden: Descent into Hell',
  version: '4',
  earlier: earlierRules,
  seats: ['allied', 'german'],
  options: optionsSchema,
  shape,
  action: actionSchema,
  setup: layOut,
  active,
  actions: (state, seat, draft) => (active(state).includes(seat) ? choices(state, seat as Side, draft) : []),
  refuse,
  apply,
  undoable,
  sight,
  tell,
  publicFields,
  imagine,
  result: resultOf,
};

/** H-51: the other side answers in between. */
function active({ outcome, questions, battle, side }: DescentState): readonly Seat[] {
  if (outcome !== 'none') return NOBODY;
  if (questions.length > 0) return ONLY.german;
  if (battle === null) return ONLY[side];
  const asksDefender = battle.pending === null ? battle.stage === 'defenders' : battle.pending.kind === 'city';
  return ONLY[asksDefender ? OTHER[side] : side];
}

function refuse(state: DescentState, seat: Seat, action: DescentAction): Refusal | undefined {
  if (active(state).includes(seat)) return refuseBySide(state, seat as Side, action);
  if (state.outcome !== 'none') return { rule: 'Victory Conditions', text: 'The game is over.' };
  return { rule: 'Turn Sequence', text: 'Wait: your opponent has to act now.' };
}

function apply(state: DescentState, _seat: Seat, action: DescentAction, dice: Dice, reports?: DescentReport[]): void {
  const before = snapshot(state);
  const moment = momentOf(state);
  perform(state, action, dice, reports);
  goOn(state, dice, reports);
  if (reports !== undefined) orderLosses(reports);
  const still = isAsBefore(before, state);
  if (moment === momentOf(state) && (still || isUnseen(before, state))) {
    if (!still) forgetAfterUnseen(state);
    return;
  }
  remember(state);
  if (reports !== undefined && !still && state.outcome === 'none') tellViews(before, state, reports);
}

function perform(state: DescentState, action: DescentAction, dice: Dice, reports: Reports): void {
  switch (action.kind) {
    case 'setUp':
      setUp(state, action);
      reports?.push({ kind: 'set up' });
      return beginPlayerTurn(state, 'allied', reports);
    case 'callOff':
      return callOff(state, reports);
    case 'activate':
      activate(state, action.group, action.units);
      reports?.push({ kind: 'activated', seat: 'allied', units: action.units });
      return;
    case 'place':
      placePool(state, action.pool, action.area);
      reports?.push({ kind: 'placed', seat: 'german', pool: action.pool, area: action.area });
      return;
    case 'impulse':
      return startImpulse(state, action.impulse, dice, reports);
    case 'flip':
      return flipBack(state, action.unit, reports);
    case 'weather':
      return determineWeather(state, dice, reports);
    case 'drop':
      return drop(state, { unit: action.unit }, action.cell, dice, reports);
    case 'supply':
      return drop(state, nextMarker(state), action.cell, dice, reports);
    case 'enter':
      state.phase = 'movement';
      return enter(state, action, reports);
    case 'move':
      state.phase = 'movement';
      return march(state, action, reports);
    case 'exit':
      state.phase = 'movement';
      return exit(state, action.unit, reports);
    case 'attack':
      return attack(state, action.cell, reports);
    case 'fire':
      return fire(state, action.firer, action.target, dice, reports);
    case 'bridge':
      return answerQuestion(state, action.blow, dice, reports);
    case 'city':
      return chooseInCity(state, action.stay, reports);
    case 'retreat':
      return retreat(state, action.way, reports);
    case 'advance':
      return advance(state, action.units, reports);
    case 'span':
      return spanTo(state, action.unit, action.cell, reports);
    case 'end':
      return endPhase(state, reports);
  }
}

/** 7.16: nobody scouts by undo. Only what is done off the map, before the impulse is announced, can be taken back. */
function undoable(_state: DescentState, _seat: Seat, { kind }: DescentAction): boolean {
  return kind === 'activate' || kind === 'place';
}
