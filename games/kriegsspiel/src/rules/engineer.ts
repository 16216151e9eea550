import { isWater, neighboursOf } from '../data/board.ts';
import { SLOW_REPAIR_HOURS } from '../data/demolition.ts';
import { HOUR } from '../data/calendar.ts';
import { STRUCTURES } from '../data/structures.ts';
import { FERRY_PER_PIP, minutesInto } from '../data/times.ts';
import { ENGINEER } from '../data/units.ts';
import { note, record, roll, rollAverage, type Moment } from '../clock/moment.ts';
import type { OrderOf } from '../orders/types.ts';
import { optionsOf, type CampaignState, type Chain } from '../state.ts';
import { askHowLong } from '../umpire/dice.ts';
import { marchTo, travellerOf, type Progress } from './march.ts';
import { sitesOf } from './goals.ts';
import { setStructure, structureStateOf } from './truth.ts';
import { commanderOf } from '../data/organisation.ts';
import { isEngaged, mobilityOf, newChain, runningOrder, setChain, setUnitState, stateOf, unitsIn } from './units.ts';
import { minutesTo, wayTo } from './ways.ts';
import { scale } from '@club-route/engine';

/** 16.2: the engineer goes to a bridge that is down and repairs it. */
export function repair(moment: Moment, unit: number, chain: Chain, { structure }: OrderOf<'repair'>): Progress {
  const { state } = moment;
  const now = structureStateOf(state, structure);
  // G87: what stands cannot be repaired; nor can a ferry.
  if (now !== 'damaged' && now !== 'destroyed') return 'impossible';
  const { bank, site } = nearestSite(state, unit, structure);
  const here = state.unitCell[unit];
  if (here === site) return beginRepair(moment, unit, structure);
  if (here !== bank) return marchTo(moment, unit, chain, { cell: bank }, [], 'fastest', false);
  return stepOnto(moment, unit, site);
}

function nearestSite(state: CampaignState, unit: number, structure: number) {
  const here = state.unitCell[unit];
  const sites = sitesOf(structure);
  const there = sites.find(({ site }) => site === here);
  if (there !== undefined) return there;
  const traveller = travellerOf(state, unit);
  const minutes = sites.map(({ bank }) => minutesTo(here, bank, traveller));
  return sites[minutes[1] < minutes[0] ? 1 : 0];
}

/** 31.4: onto the water at road cost, only to repair or to ferry. */
function stepOnto(moment: Moment, unit: number, site: number): Progress {
  const { state } = moment;
  if (unitsIn(state, site).length > 0) return 'impossible';
  state.unitStepTo[unit] = site;
  state.unitStepAt[unit] = state.minute + minutesInto(mobilityOf(state, unit), 'major');
  const chain = state.chains[unit]!;
  setChain(state, unit, { ...chain, begun: true, legs: [], route: [site] });
  setUnitState(state, unit, 'moving');
  return 'under way';
}

function beginRepair(moment: Moment, unit: number, structure: number): Progress {
  const { state } = moment;
  const dice = repairDice(moment, structure);
  const hours = dice.reduce(
    (sum, die) => sum + die,
    optionsOf(state).repair === 'ten and a die' ? SLOW_REPAIR_HOURS : 0,
  );
  const ready = state.minute + HOUR * hours;
  state.structureBefore[structure] = state.structureState[structure];
  setStructure(state, structure, 'repairing');
  state.structureReadyAt[structure] = ready;
  setUnitState(state, unit, 'repairing', ready);
  askHowLong(state, { what: 'repair', unit, structure, dice, proposed: `${hours}` });
  return 'under way';
}

/** R97, R31: a die of hours as played, ten more, or average dice by the span. */
function repairDice(moment: Moment, structure: number): readonly number[] {
  const { repair: how, spanPerDie } = optionsOf(moment.state);
  if (how !== 'span') return [roll(moment, 'repair')];
  const length = Math.max(1, scale(STRUCTURES[structure].span, 1, spanPerDie));
  return Array.from({ length }, () => rollAverage(moment, 'repair'));
}

/** Phase 3: the bridge is ready. Over a river a damaged one stays slow (16.1). */
export function endRepair(moment: Moment, unit: number): void {
  const { state } = moment;
  for (const [structure, { owned }] of STRUCTURES.entries()) {
    if (structureStateOf(state, structure) !== 'repairing' || state.structureReadyAt[structure] > state.minute)
      continue;
    const wasDamaged = owned.length > 0 && state.structureBefore[structure] === 1;
    const next = wasDamaged ? 'temporary slow' : 'temporary';
    setStructure(state, structure, next);
    state.structureReadyAt[structure] = 0;
    record(moment, { kind: 'structure', minute: state.minute, structure, state: next, discloses: true });
  }
  setUnitState(state, unit, 'halted');
  note(moment, unit, 'repaired', { ref: state.chains[unit]?.ref });
  goOn(state, unit);
}

/** R74, G30: the next order of the chain begins in the minute in which the work is done. */
function goOn(state: CampaignState, unit: number): void {
  const chain = state.chains[unit];
  if (chain === null) return;
  const { firstReadings } = optionsOf(state);
  setChain(state, unit, firstReadings ? null : newChain(chain.orders.slice(1), chain.ref, state.minute));
}

/** G89: the engineer goes onto a river square and ferries infantry from bank to bank, one unit at a time. */
export function ferry(moment: Moment, unit: number, chain: Chain, order: OrderOf<'ferry'>): Progress {
  const { state } = moment;
  const here = state.unitCell[unit];
  if (here === order.cell) {
    setUnitState(state, unit, 'ferrying');
    setChain(state, unit, { ...chain, begun: true, legs: [], route: [] });
    return 'under way';
  }
  const banks = banksOf(order.cell);
  if (banks.includes(here)) return stepOnto(moment, unit, order.cell);
  const bank = bankFor(state, unit, banks);
  if (bank === undefined) return 'impossible';
  return marchTo(moment, unit, chain, { cell: bank }, [], 'fastest', false);
}

/** G13: the bank that it reaches first; by rules 3 any that it can reach. */
function bankFor(state: CampaignState, unit: number, banks: readonly number[]): number | undefined {
  const here = state.unitCell[unit];
  const traveller = travellerOf(state, unit);
  const open = banks.filter((cell) => wayTo(here, cell, traveller) !== undefined);
  if (optionsOf(state).thirdReadings) return open[0];
  const minutes = open.map((cell) => minutesTo(here, cell, traveller));
  return open[minutes.indexOf(Math.min(...minutes))];
}

/** Land squares orthogonally beside a river square. */
export function banksOf(cell: number): readonly number[] {
  return neighboursOf(cell).filter((near) => !isWater(near));
}

/** The bank on the other side of a river square, or nothing where it is no passage. */
export function oppositeBank(cell: number, bank: number): number | undefined {
  const opposite = 2 * cell - bank;
  return neighboursOf(cell).includes(opposite) && !isWater(opposite) && !isWater(bank) ? opposite : undefined;
}

/** Units of another commander go only if they wait for the engineers: nobody else moves them. */
function isWilling(state: CampaignState, unit: number): boolean {
  if (commanderOf(state, unit) === commanderOf(state, ENGINEER)) return true;
  const order = runningOrder(state, unit);
  return order?.kind === 'wait for' && order.unit === ENGINEER;
}

/** While the engineer ferries: takes the next unit that waits on a bank, and goes when all are over. */
export function runFerry(moment: Moment): void {
  const { state } = moment;
  const chain = state.chains[ENGINEER];
  if (stateOf(state, ENGINEER) !== 'ferrying' || state.unitBusyUntil[ENGINEER] > state.minute) return;
  const order = chain?.orders[0];
  if (chain === null || order?.kind !== 'ferry' || isEngaged(state, ENGINEER)) {
    setUnitState(state, ENGINEER, 'halted');
    return;
  }
  for (const unit of order.units) {
    const to = oppositeBank(order.cell, state.unitCell[unit]);
    const ready =
      stateOf(state, unit) === 'halted' &&
      !isEngaged(state, unit) &&
      mobilityOf(state, unit) === 'foot' &&
      isWilling(state, unit);
    if (to === undefined || !ready) continue;
    const die = roll(moment, 'ferry');
    const until = state.minute + FERRY_PER_PIP * die;
    askHowLong(state, { what: 'engineer ferry', unit, dice: [die], proposed: `${die}` });
    state.unitStepTo[unit] = to;
    setUnitState(state, unit, 'crossing', until);
    setUnitState(state, ENGINEER, 'ferrying', until);
    const left = order.units.filter((other) => other !== unit);
    setChain(state, ENGINEER, { ...chain, orders: [{ ...order, units: left }, ...chain.orders.slice(1)] });
    return;
  }
  if (order.units.length === 0) {
    setUnitState(state, ENGINEER, 'halted');
    goOn(state, ENGINEER);
  }
}
