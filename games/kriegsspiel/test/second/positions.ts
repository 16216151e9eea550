import { defaultOptions, FastDice, type Dice } from '@club-route/engine';
import { cellOf, labelOf } from '../../src/data/board.ts';
import { note } from '../../src/clock/moment.ts';
import { sendReports } from '../../src/knowledge/deliver.ts';
import { resume } from '../../src/second/moment.ts';
import { WAITING } from '../../src/state.ts';
import { ALL_UNITS, sideOf, unitCalled } from '../../src/data/units.ts';
import type { Order } from '../../src/orders/types.ts';
import { updateMeetings } from '../../src/rules/contacts.ts';
import { holdSquare } from '../../src/rules/truth.ts';
import { newChain, setChain, setUnitState } from '../../src/rules/units.ts';
import type { SecondAction } from '../../src/second/actions.ts';
import { advanceSecond } from '../../src/second/clock.ts';
import { secondCampaign } from '../../src/second/game.ts';
import type { SecondReport } from '../../src/second/moment.ts';
import { secondOptions, withFixed, type SecondOptions } from '../../src/second/options.ts';
import { secondShape, type SecondState } from '../../src/second/state.ts';
import { emptyCampaign } from '../../src/set-up.ts';
import { minuteOf, PurposeDice } from '../positions.ts';

/** Positions of the second edition, set up by hand. */

export const secondRules = defaultOptions(secondOptions);

/** Only those named are on the map, halted and known; contacts among them are not new. */
export function secondPosition(
  time: string,
  units: Readonly<Record<string, string>>,
  options: Partial<SecondOptions> = {},
): SecondState {
  const state = emptyCampaign(withFixed({ ...secondRules, ...options }), secondShape as never) as SecondState;
  state.minute = minuteOf(time);
  for (const [id, text] of Object.entries(units)) {
    const unit = unitCalled(id);
    const [square, points = '100'] = text.split(' ');
    state.unitCell[unit] = state.knownCell[unit] = cellOf(square);
    state.unitStrength[unit] = Number(points);
    state.knownState[unit] = 2;
    holdSquare(state, cellOf(square), sideOf(unit));
    setUnitState(state, unit, 'halted');
  }
  for (const id of Object.keys(units)) updateMeetings(state, unitCalled(id));
  state.structureTested.fill(1);
  return state;
}

/** Its commanders have heard of each unit by a report, as the law of the ledger wants it. */
export function reported(state: SecondState): SecondState {
  const moment = resume(state, new FastDice(1), undefined);
  state.knownCell.fill(WAITING);
  state.knownState.fill(0);
  for (const unit of ALL_UNITS) if (state.unitCell[unit] >= 0) note(moment, unit, 'set up', { certain: true });
  sendReports(moment);
  return state;
}

/** A unit has these orders, as if they had been delivered. */
export function ordered(state: SecondState, id: string, ...orders: readonly Order[]): void {
  setChain(state, unitCalled(id), newChain(orders as never, null, state.minute));
}

export function goOn(state: SecondState, time: string, dice: Dice = new PurposeDice()): SecondReport[] {
  const reports: SecondReport[] = [];
  const to = minuteOf(time);
  while (state.minute < to && state.engagement === null && state.outcome === 'none')
    advanceSecond(state, to, dice, reports);
  return reports;
}

/** Does what the rules do not refuse. */
export function done(
  state: SecondState,
  seat: string,
  action: SecondAction,
  dice: Dice = new FastDice(1),
): SecondReport[] {
  const problem = secondCampaign.refuse(state, seat, action);
  if (problem !== undefined) throw new Error(`${problem.rule}: ${problem.text}`);
  const reports: SecondReport[] = [];
  secondCampaign.apply(state, seat, action, dice, reports);
  return reports;
}

export const answerBy = (by: 'commander' | 'computer' | 'elsewhere'): SecondAction => ({
  kind: 'answer',
  by,
  plan: '',
  concedeAt: 0,
  air: false,
});

export function placeOf(state: SecondState, id: string): string {
  const cell = state.unitCell[unitCalled(id)];
  return cell < 0 ? 'nowhere' : labelOf(cell);
}
