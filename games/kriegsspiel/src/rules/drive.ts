import { distance } from '../data/board.ts';
import { LONGEST_WAIT } from '../data/times.ts';
import { ALL_UNITS } from '../data/units.ts';
import { note, type Moment } from '../clock/moment.ts';
import { isMarch, type GroundOrder } from '../orders/types.ts';
import { settledMinute } from '../orders/times.ts';
import { optionsOf, type CampaignState, type Chain } from '../state.ts';
import { isHeldBack } from '../umpire/dice.ts';
import { openBombardment } from './bombard.ts';
import { isInContact } from './contacts.ts';
import { ferry, repair, runFerry } from './engineer.ts';
import { giveUp, march, marchTo, type Progress } from './march.ts';
import { raid } from './recce.ts';
import { dropStep, standClear } from './relocate.ts';
import { isEngaged, newChain, runningOrder, setChain, stateOf } from './units.ts';

/** 5.1: units carry out their chains of orders. Called wherever something may have set one free. */
export function driveAll(moment: Moment): void {
  if (isHeldBack(moment.state)) return driveOrdered(moment);
  // 16.3: at a ferry whoever came first goes first, ties by number.
  const { unitWaitsSince } = moment.state;
  const waiting = ALL_UNITS.filter((unit) => unitWaitsSince[unit] > 0);
  for (const unit of waiting.toSorted((one, two) => unitWaitsSince[one] - unitWaitsSince[two] || one - two))
    drive(moment, unit);
  for (const unit of ALL_UNITS) drive(moment, unit);
  runFerry(moment);
}

/**
 * H6: while the umpire has to rule, the minute does not go on without him; but whoever gets an order now begins it, because how
 * soon he reports back must not tell that a battle elsewhere waits. By rules 8 he did not.
 */
function driveOrdered(moment: Moment): void {
  if (optionsOf(moment.state).eighthReadings) return;
  for (const unit of [...moment.ordered].toSorted((one, two) => one - two)) drive(moment, unit);
}

function drive(moment: Moment, unit: number): void {
  const { state } = moment;
  while (isFree(state, unit)) {
    const chain = state.chains[unit]!;
    const [order] = chain.orders;
    const progress = perform(moment, unit, chain, order);
    if (progress === 'under way') return;
    if (progress === 'impossible') return giveUp(moment, unit);
    finish(moment, unit, order);
  }
}

/** Whether a unit has something to do and nothing keeps it: no state, no combat, no step under way. */
export function isFree(state: CampaignState, unit: number): boolean {
  const chain = state.chains[unit];
  const now = stateOf(state, unit);
  if (chain === null || state.unitCell[unit] < 0 || (now !== 'halted' && now !== 'moving')) return false;
  return !isEngaged(state, unit) && !(chain.begun && state.unitStepTo[unit] >= 0);
}

/** The order is done: the next one begins in the same minute (G30). */
export function finish(moment: Moment, unit: number, order: GroundOrder): void {
  const { state } = moment;
  const chain = state.chains[unit]!;
  dropStep(state, unit);
  standClear(moment, unit);
  if (isMarch(order)) note(moment, unit, 'arrived', { ref: chain.ref });
  setChain(state, unit, newChain(chain.orders.slice(1), chain.ref, state.minute));
}

export function perform(moment: Moment, unit: number, chain: Chain, order: GroundOrder): Progress {
  const { state } = moment;
  switch (order.kind) {
    case 'move':
    case 'withdraw':
      return march(moment, unit, chain, order);
    case 'attack':
      if (!isInContact(state, unit)) return march(moment, unit, chain, order);
      // H6: who attacks next is not clear yet.
      if (!isHeldBack(state)) moment.obliged.add(unit);
      return stay(moment, unit);
    case 'recce':
      return raid(moment, unit, chain, order);
    case 'hold': {
      const there = order.at === undefined ? 'done' : marchTo(moment, unit, chain, order.at, [], 'fastest', false);
      if (there !== 'done') return there;
      return order.until === undefined ? stay(moment, unit) : waitUntil(moment, unit, settledMinute(order.until));
    }
    case 'wait':
      return waitUntil(moment, unit, settledMinute(order.until));
    case 'wait for': {
      const there = state.unitCell[order.unit];
      const isThere = there >= 0 && distance(state.unitCell[unit], there) <= 1;
      if (isThere && !isPassenger(state, unit, order.unit)) return 'done';
      return waitUntil(moment, unit, chain.since + LONGEST_WAIT);
    }
    case 'bombard':
      return openBombardment(moment, unit, chain, order);
    case 'support':
    case 'defend':
      return stay(moment, unit);
    case 'repair':
      return repair(moment, unit, chain, order);
    case 'ferry':
      return ferry(moment, unit, chain, order);
  }
}

/** Whoever is to be ferried waits for the engineers until they have taken him over. */
function isPassenger(state: CampaignState, unit: number, awaited: number): boolean {
  const order = runningOrder(state, awaited);
  return order?.kind === 'ferry' && order.units.includes(unit);
}

function stay(moment: Moment, unit: number): Progress {
  const { state } = moment;
  if (stateOf(state, unit) === 'moving') dropStep(state, unit);
  standClear(moment, unit);
  return 'under way';
}

function waitUntil(moment: Moment, unit: number, minute: number): Progress {
  return moment.state.minute >= minute ? 'done' : stay(moment, unit);
}

/** The minute in which an order ends or goes on by itself, if it waits for one. */
export function wakeOf(chain: Chain): number | undefined {
  const [order] = chain.orders;
  switch (order.kind) {
    case 'hold':
      return order.until === undefined ? undefined : settledMinute(order.until);
    case 'wait':
      return settledMinute(order.until);
    case 'wait for':
      return chain.since + LONGEST_WAIT;
    case 'recce':
      return chain.raid === 'fought' ? chain.since + 1 : undefined;
    default:
      return undefined;
  }
}
