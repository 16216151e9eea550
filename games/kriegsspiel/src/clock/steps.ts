import { contactOf } from '../data/board.ts';
import { ALL_UNITS, sideOf } from '../data/units.ts';
import { makeStep } from '../rules/march.ts';
import { stateOf } from '../rules/units.ts';
import type { CampaignState } from '../state.ts';
import { ask, lengthsWait } from '../umpire/dice.ts';
import { RULED_SIDE } from '../umpire/ruled.ts';
import { rollOff, type Moment } from './moment.ts';

/** Phase 4: steps, by number; but opposing units that would meet roll for who goes first (R79). */
export function makeSteps(moment: Moment): void {
  const { state } = moment;
  const order = orderOfSteps(moment);
  // A unit that another's step has brought into contact does not make its own.
  for (const unit of order) if (isDue(state, unit)) makeStep(moment, unit);
  if (state.movesFirst.length > 0) state.movesFirst = [];
}

/** 25, H5: whether the umpire is asked who goes first; then the whole minute waits for him. */
export function asksWhoMovesFirst(moment: Moment): boolean {
  const { state } = moment;
  if (!lengthsWait(state)) return false;
  const open = rivalsDue(state).find((pair) => ruledFirst(state, pair) === undefined);
  if (open === undefined) return false;
  const [unit, rival] = open;
  const dice = rollOff(moment, 'who moves first');
  const proposed = RULED_SIDE[sideOf(dice[0] > dice[1] ? unit : rival)];
  ask(moment, { what: 'who moves first', unit, rivals: [rival], dice, proposed });
  return true;
}

type Rivals = readonly [unit: number, rival: number];

function isDue(state: CampaignState, unit: number): boolean {
  return stateOf(state, unit) === 'moving' && state.unitStepTo[unit] >= 0 && state.unitStepAt[unit] <= state.minute;
}

/** Each unit whose step is due, and the first enemy after it that it would meet. */
function rivalsDue(state: CampaignState): readonly Rivals[] {
  const units = ALL_UNITS.filter((unit) => isDue(state, unit));
  return units.flatMap((unit, index): readonly Rivals[] => {
    const rival = units.slice(index + 1).find((other) => wouldMeet(state, unit, other));
    return rival === undefined ? [] : [[unit, rival]];
  });
}

function wouldMeet(state: CampaignState, one: number, two: number): boolean {
  const [there, other] = [state.unitStepTo[one], state.unitStepTo[two]];
  return sideOf(one) !== sideOf(two) && (there === other || contactOf(there, other) !== undefined);
}

function orderOfSteps(moment: Moment): readonly number[] {
  const { state } = moment;
  const order = ALL_UNITS.filter((unit) => isDue(state, unit));
  for (const [unit, rival] of rivalsDue(state)) {
    if (goesFirst(moment, [unit, rival]) === unit) continue;
    order.splice(order.indexOf(rival), 1);
    order.splice(order.indexOf(unit), 0, rival);
  }
  return order;
}

function goesFirst(moment: Moment, pair: Rivals): number {
  const ruled = ruledFirst(moment.state, pair);
  if (ruled !== undefined) return ruled;
  const [own, other] = rollOff(moment, 'who moves first');
  return own > other ? pair[0] : pair[1];
}

function ruledFirst({ movesFirst }: CampaignState, [unit, rival]: Rivals): number | undefined {
  return movesFirst.find((both) => both.includes(unit) && both.includes(rival))?.[0];
}
