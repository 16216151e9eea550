import type { Refusal } from '@club-route/engine';
import { ADVANCE_CORPS, ADVANCE_UNIT, HOLD, type BattleCardAction, type BattleCardChoice } from '../actions.ts';
import { AREA_NAMES, AREAS, ARNHEM, BELGIUM, NO_DIVISION, STRONGEST } from '../data/map.ts';
import type { BattleCardReport } from '../report.ts';
import { optionsOf, type BattleCardState } from '../state.ts';

type Advance = Extract<BattleCardAction, { kind: 'advance' }>;

/** Step 3. One advance in all: 30 Corps into an Allied area, or a unit that stands with 30 Corps into the next. */
export function advanceChoices(state: BattleCardState): readonly BattleCardChoice[] {
  const { mustAdvance, mayMoveBack } = optionsOf(state);
  const choices: BattleCardChoice[] = [];
  const here = state.corps;
  const farthest = Math.min(here + 1, AREAS - 1);
  for (let to = farthest; to >= 0 && to >= here - 1; to--) {
    if (to === here || (to < here && !mayMoveBack)) continue;
    if (state.control[to] === 1) choices.push(ADVANCE_CORPS[to]!);
    if (here !== BELGIUM && state.allied[here]! > 0) choices.push(ADVANCE_UNIT[to]!);
  }
  if (choices.length === 0 || !mustAdvance) choices.push(HOLD);
  return choices;
}

/** Whether there is anything to decide: with no advance possible the step passes by itself. */
export function canAdvance(state: BattleCardState): boolean {
  return advanceChoices(state)[0] !== HOLD;
}

export function refuseAdvance(state: BattleCardState, action: Advance): Refusal | undefined {
  const to = AREA_NAMES.indexOf(action.to);
  const step = to - state.corps;
  if (action.piece === 'unit' && (state.corps === BELGIUM || state.allied[state.corps] === 0)) {
    return { rule: '3', text: 'No unit is in the same area as 30 Corps. Only such a unit may advance.' };
  }
  if (step !== 1 && !(step === -1 && optionsOf(state).mayMoveBack)) {
    return { rule: '3', text: 'You can advance only to the next area towards Arnhem.' };
  }
  if (action.piece === 'corps' && state.control[to] === 0) {
    return { rule: '3', text: '30 Corps can enter only an area under Allied control. Take it with an attack first.' };
  }
  return undefined;
}

export function advance(state: BattleCardState, action: Advance, reports: BattleCardReport[] | undefined): void {
  const to = AREA_NAMES.indexOf(action.to);
  if (action.piece === 'corps') moveCorps(state, to, reports);
  else moveUnit(state, to, reports);
}

function moveCorps(state: BattleCardState, to: number, reports: BattleCardReport[] | undefined): void {
  reports?.push({ kind: 'corps', area: to, garrison: state.german[to]! });
  state.corps = to;
  state.german[to] = 0;
  if (to === ARNHEM) state.ending = 'arnhem';
}

/** Two units in one area become one, at most of strength 6; the die that was there stays. */
function moveUnit(state: BattleCardState, to: number, reports: BattleCardReport[] | undefined): void {
  const from = state.corps;
  const division = state.division[from]!;
  const joins = state.allied[to]! > 0 ? state.division[to]! : NO_DIVISION;
  const strength = Math.min(STRONGEST, state.allied[to]! + state.allied[from]!);
  state.allied[to] = strength;
  state.allied[from] = 0;
  state.division[from] = NO_DIVISION;
  if (joins === NO_DIVISION) state.division[to] = division;
  reports?.push({ kind: 'advanced', division, from, to, joins, strength });
}
