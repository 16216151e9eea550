import { scale } from '@club-route/engine';
import { halfDie } from '../data/air.ts';
import { terrainOf } from '../data/board.ts';
import { HOUR, isNight } from '../data/calendar.ts';
import { commanderOf } from '../data/organisation.ts';
import { BRIDGES_OF_STEP, stepKey } from '../data/structures.ts';
import { FERRY_PER_PIP, ferryDice, WADING_PER_PIP } from '../data/times.ts';
import { isRecon, sideOf, UNIT_COUNT } from '../data/units.ts';
import { note, roll, type Moment } from '../clock/moment.ts';
import type { Manner, OrderOf, Place } from '../orders/types.ts';
import { optionsOf, type CampaignState, type Chain } from '../state.ts';
import { askHowLong, awaitsRuling } from '../umpire/dice.ts';
import { beliefKey, believedGround, knownEnemies } from './beliefs.ts';
import { enemiesNear, isInContact } from './contacts.ts';
import { goalOf } from './goals.ts';
import { dropStep, relocate, standClear, stopForContact } from './relocate.ts';
import { bestRoad, type Step } from './steps.ts';
import { structureStateOf, trueGround } from './truth.ts';
import { closedGround, enemyIn, friendIn, mobilityOf, runningOrder, setChain, setUnitState } from './units.ts';
import { ferryBetween, stepsFrom, wayTo, type Traveller } from './ways.ts';

/** 7: marching, square by square. */

export type Progress = 'under way' | 'done' | 'impossible';

type MarchOrder = OrderOf<'move' | 'attack' | 'withdraw' | 'recce'>;

/** How a unit looks for its way: over the ground as its commander knows it, round squares known to be held (7). */
export function travellerOf(state: CampaignState, unit: number, how: Manner = 'fastest'): Traveller {
  const command = commanderOf(state, unit);
  const closed = knownEnemies(state, command);
  const ground = believedGround(state, command);
  const mobility = mobilityOf(state, unit);
  const key = beliefKey(state, command);
  const off = closedGround(state, unit);
  if (off !== undefined)
    return { mobility, how, ground, closed: off, isClosed: (cell) => closed.has(cell), key: `${key} ${off} closed` };
  // R53: by rules 2 of the second edition heath without a road was closed, and no step.
  if (state.edition === 'second' && mobility === 'towed')
    return { mobility, how, ground, isClosed: (cell) => closed.has(cell) || isTrackless(cell), key: `${key} heath` };
  return { mobility, how, ground, isClosed: (cell) => closed.has(cell), key };
}

function isTrackless(cell: number): boolean {
  return terrainOf(cell) === 'heath' && bestRoad(cell) === 0;
}

function mannerOf(order: MarchOrder): Manner {
  return order.kind === 'move' ? order.how : 'fastest';
}

export function march(moment: Moment, unit: number, chain: Chain, order: MarchOrder): Progress {
  return marchTo(moment, unit, chain, order.to, order.via, mannerOf(order), order.kind === 'attack');
}

/** Goes on along VIA to a place; the chain remembers how far it has come. */
export function marchTo(
  moment: Moment,
  unit: number,
  chain: Chain,
  to: Place,
  via: readonly Place[],
  how: Manner,
  attacks: boolean,
): Progress {
  const { state } = moment;
  const here = state.unitCell[unit];
  const traveller = travellerOf(state, unit, how);
  let { legs, route } = chain;
  if (!chain.begun) {
    legs = [...via.map((place) => goalOf(place, here, traveller, false)), goalOf(to, here, traveller, attacks)];
    route = [];
  }
  while (route.length === 0) {
    while (legs.length > 0 && legs[0] === here) legs = legs.slice(1);
    if (legs.length === 0) return 'done';
    const way = wayTo(here, legs[0], traveller);
    if (way === undefined) return 'impossible';
    route = way;
  }
  setChain(state, unit, { ...chain, begun: true, legs, route });
  const isLast = route.length === 1 && legs.length === 1;
  // R85: a friend is at the goal, so the unit stays in the last free square before it.
  if (isLast && friendIn(state, route[0], unit)) return 'done';
  return beginStep(moment, unit, route[0], how);
}

/** Begins a step by the true ground; what cannot be done is impossible, whatever the commander thought (R71). */
export function beginStep(moment: Moment, unit: number, to: number, how: Manner): Progress {
  const { state } = moment;
  const here = state.unitCell[unit];
  const attacks = runningOrder(state, unit)?.kind === 'attack';
  if (enemyIn(state, to, sideOf(unit))) return 'impossible';
  // G46: nobody goes from contact to contact but by attack.
  if (!attacks && isInContact(state, unit) && enemiesNear(state, unit, to).length > 0) return 'impossible';
  const traveller = {
    mobility: mobilityOf(state, unit),
    how,
    ground: trueGround(state),
    closed: closedGround(state, unit),
  };
  const step = stepsFrom(here, traveller).find((one) => one.to === to);
  if (step === undefined) return 'impossible';
  // 25: whether it still stands the umpire has to say, in this very minute.
  const crossings = [...(BRIDGES_OF_STEP.get(stepKey(here, to)) ?? []), ferryBetween(here, to)];
  return crossings.some((one) => awaitsRuling(state, one)) ? 'under way' : takeStep(moment, unit, step);
}

function takeStep(moment: Moment, unit: number, step: Step): Progress {
  const { state } = moment;
  const { minute } = state;
  // 18.2: in half-hour turns wading is a step like others, if a long one.
  switch (step.along === 'wading' && state.edition === 'second' ? 'country' : step.along) {
    case 'wading':
      return wade(moment, unit, step.to);
    case 'ferry': {
      const ferry = ferryBetween(state.unitCell[unit], step.to);
      if (structureStateOf(state, ferry) !== 'intact') return 'impossible';
      // R11: one unit at a time.
      if (state.structureReadyAt[ferry] > minute) {
        if (state.unitWaitsSince[unit] === 0) state.unitWaitsSince[unit] = minute;
        return 'under way';
      }
      const dice = Array.from({ length: ferryDice(mobilityOf(state, unit)) }, () => roll(moment, 'ferry'));
      const hours = dice.reduce((sum, die) => sum + die);
      state.structureReadyAt[ferry] = minute + FERRY_PER_PIP * hours;
      askHowLong(state, { what: 'ferry', unit, structure: ferry, dice, proposed: `${hours}` });
      return cross(state, unit, step.to, state.structureReadyAt[ferry]);
    }
    default:
      // G22: a new order that begins with the same step keeps the minutes spent on it.
      if (state.unitStepTo[unit] !== step.to || !isUnderWay(state, unit)) {
        state.unitStepTo[unit] = step.to;
        state.unitStepAt[unit] = minute + marchMinutes(state, step.minutes);
      }
      setUnitState(state, unit, 'moving');
      return 'under way';
  }
}

/** Whether a step is still to be made; also in this minute, if that waits for the umpire (H6). */
function isUnderWay(state: CampaignState, unit: number): boolean {
  const at = state.unitStepAt[unit];
  return at > state.minute || (state.stepsDue && at === state.minute);
}

/** R49: half an hour a pip, or by option half a die of hours, rounded up. */
function wade(moment: Moment, unit: number, to: number): Progress {
  const { state } = moment;
  const die = roll(moment, 'wading');
  const minutes = optionsOf(state).wading === 'die' ? WADING_PER_PIP * die : HOUR * halfDie(die);
  askHowLong(state, { what: 'wading', unit, dice: [die], proposed: `${minutes}` });
  return cross(state, unit, to, state.minute + minutes);
}

/** G37: by option a march takes longer in the dark. */
function marchMinutes(state: CampaignState, minutes: number): number {
  return isNight(state.minute) ? scale(minutes, optionsOf(state).nightPerCent, 100) : minutes;
}

/** R89: on the near bank until the time is up. */
export function cross(state: CampaignState, unit: number, to: number, until: number): Progress {
  state.unitStepTo[unit] = to;
  state.unitStepAt[unit] = 0;
  state.unitWaitsSince[unit] = 0;
  setUnitState(state, unit, 'crossing', until);
  return 'under way';
}

/** Minutes after which a blocked crossing is tried again. */
const CROSSING_RETRY = 15;

/** A crossing is over: the unit stands on the far bank, or waits for room there (R89). */
export function endCrossing(moment: Moment, unit: number): void {
  const { state } = moment;
  const to = state.unitStepTo[unit];
  if (friendIn(state, to, unit) || enemyIn(state, to, sideOf(unit))) {
    state.unitBusyUntil[unit] = state.minute + CROSSING_RETRY;
    return;
  }
  setUnitState(state, unit, 'halted');
  makeStep(moment, unit);
}

/** A step is made: the unit is in the next square, and perhaps must stop there. */
export function makeStep(moment: Moment, unit: number): void {
  const { state } = moment;
  const from = state.unitCell[unit];
  const to = state.unitStepTo[unit];
  dropStep(state, unit);
  // Somebody else was there first.
  if (enemyIn(state, to, sideOf(unit))) return stopForContact(moment, unit);
  const seenBefore = new Set(state.inSight);
  relocate(moment, unit, to);
  const chain = state.chains[unit];
  if (chain !== null && chain.begun && chain.route[0] === to)
    setChain(state, unit, { ...chain, route: chain.route.slice(1), trail: [...chain.trail, from] });
  if (isInContact(state, unit)) {
    stopForContact(moment, unit);
    if (runningOrder(state, unit)?.kind === 'attack') moment.obliged.add(unit);
  } else if (isRecon(unit) && state.inSight.some((pair) => !seenBefore.has(pair) && isPairOf(pair, unit)))
    haltRecce(moment, unit);
}

function isPairOf(pair: number, unit: number): boolean {
  return Math.floor(pair / UNIT_COUNT) === unit;
}

/** R86: a recce unit halts once for each enemy newly seen; only RECCE goes on from there (12). */
function haltRecce(moment: Moment, unit: number): void {
  const { state } = moment;
  const order = runningOrder(state, unit);
  const chain = state.chains[unit];
  dropStep(state, unit);
  if (order?.kind === 'recce' && chain !== null) {
    if (chain.raid === 'out') setChain(state, unit, { ...chain, begun: false, legs: [], route: [], raid: 'closing' });
  } else setChain(state, unit, null);
  standClear(moment, unit);
}

/** An order cannot be carried out: the unit halts, drops the rest and says so. */
export function giveUp(moment: Moment, unit: number): void {
  const { state } = moment;
  note(moment, unit, 'impossible', { ref: state.chains[unit]?.ref });
  setChain(state, unit, null);
  dropStep(state, unit);
  standClear(moment, unit);
}
