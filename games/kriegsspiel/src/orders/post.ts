import { quarterOf } from '../data/calendar.ts';
import { CHIEF, type Command } from '../data/headquarters.ts';
import { headquartersNamed } from '../data/organisation.ts';
import { NOT_ACKNOWLEDGED_AFTER } from '../data/times.ts';
import { UNITS } from '../data/units.ts';
import { settleMinute } from '../clock/minute.ts';
import type { Moment } from '../clock/moment.ts';
import { deliver } from '../knowledge/deliver.ts';
import { getsThrough, netOfHeadquarters, netOfUnit } from '../rules/communication.ts';
import type { Net } from '../data/communication.ts';
import { stopRepair } from '../rules/relocate.ts';
import { newChain, setChain, stateOf } from '../rules/units.ts';
import type { Tested } from '../report.ts';
import { optionsOf, type Silence } from '../state.ts';
import { isAirOrder, launch, orderSupplies, squadronsWanted } from './air.ts';
import { forecastsOf } from './forecast.ts';
import { begin, obey } from './obey.ts';
import { minuteMeant, settleTimes } from './times.ts';
import { isGroundOrder, isTimed, type Block, type InstantOrder, type Order, type QueuedOrder } from './types.ts';

/** 5.3: a block is received: a receipt at once, then one test for each addressee, and what gets through is known to the unit. */
export function send(moment: Moment, command: Command, block: Block): void {
  transmit(moment, receive(moment, command, block), block);
  settleMinute(moment);
}

/** The block lies with the sender's headquarters, and he has a receipt. */
export function receive(moment: Moment, command: Command, block: Block): Letter {
  const { state } = moment;
  const number = state[`${command}Sent`].length;
  state[`${command}Sent`].push({ quarter: quarterOf(state.minute), block });
  const meant = block.at === undefined ? state.minute : minuteMeant(block.at, state.minute);
  const starts = Math.max(meant, state.minute);
  const wanted = squadronsWanted(block);
  const squadrons = Math.min(wanted, Math.max(0, state[`${command}Squadrons`]));
  deliver(moment, command, {
    kind: 'receipt',
    minute: state.minute,
    block: number,
    starts,
    past: meant < state.minute,
    forecasts: forecastsOf(state, command, block, starts),
    squadrons,
    cut: wanted - squadrons,
    ...(block.unread === undefined ? {} : { unread: block.unread }),
    ...(block.afterEnd === undefined ? {} : { afterEnd: block.afterEnd }),
    ...(block.orders.some(({ kind }) => kind === 'map') ? { map: true as const } : {}),
  });
  return {
    command,
    number,
    starts,
    from: block.from ?? CHIEF[command],
    ref: block.ref ?? null,
    squadrons,
    certain: false,
  };
}

/** 25: the umpire has units carry out an order that nobody sent: no test, no receipt, and no commander knows of it. */
export function force(moment: Moment, command: Command, block: Block): void {
  const { minute } = moment.state;
  const starts = block.at === undefined ? minute : Math.max(minute, minuteMeant(block.at, minute));
  const from = block.from ?? CHIEF[command];
  transmit(moment, { command, number: 0, starts, from, ref: block.ref ?? null, squadrons: 0, certain: true }, block);
  settleMinute(moment);
}

/** 5.3: the tests of a block, and what they let through. */
export function transmit(moment: Moment, letter: Letter, block: Block): void {
  const { to } = block;
  if ('office' in to) sendToOffice(moment, letter, to.office, block);
  else if ('headquarters' in to) for (const id of to.headquarters) sendMessage(moment, letter, id, block);
  else {
    for (const unit of to.units) sendToUnit(moment, letter, unit, block);
    sendLifts(moment, letter, block);
    sendWithAttack(moment, letter, to.units, block);
  }
}

/** What is known of a block on its way. */
export interface Letter {
  readonly command: Command;
  readonly number: number;
  readonly starts: number;
  readonly from: string;
  readonly ref: string | null;
  readonly squadrons: number;
  /** It gets through without a test. */
  readonly certain: boolean;
}

/** Whom a block is for: a unit, a headquarters, or neither, which is the air force. */
type Addressee = Pick<Silence, 'unit' | 'headquarters'>;

/** 5.3: the test of one message. One that fails is told of later, when nobody has acknowledged it. */
function arrives(moment: Moment, letter: Letter, to: Addressee, net?: Net, squadrons = 0): boolean {
  const { state } = moment;
  const { command, number } = letter;
  const nets = [netOfHeadquarters(state, letter.from), ...(net === undefined ? [] : [net])];
  if (letter.certain || getsThrough(moment, testedFor(to), ...nets)) return true;
  const at = state.minute + NOT_ACKNOWLEDGED_AFTER;
  state.silences = [...state.silences, { at, command, block: number, ...to, squadrons }];
  return false;
}

function testedFor({ unit, headquarters }: Addressee): Tested {
  if (unit !== undefined) return { what: 'order', who: UNITS[unit].id, unit };
  return headquarters === undefined ? { what: 'order', who: 'AIR' } : { what: 'message', who: headquarters };
}

function sendMessage(moment: Moment, letter: Letter, id: string, { orders }: Block): void {
  const { state } = moment;
  const text = orders.find((order) => order.kind === 'message')?.text ?? '';
  if (!arrives(moment, letter, { headquarters: id }, netOfHeadquarters(state, id))) return;
  const { command } = headquartersNamed(state, id)!;
  deliver(moment, command, { kind: 'message', minute: state.minute, from: letter.from, to: id, text });
}

function sendToOffice(moment: Moment, letter: Letter, office: 'air' | 'umpire', block: Block): void {
  const { state } = moment;
  if (office === 'umpire') {
    spareBridges(moment, letter, block);
    const text = block.orders.find((order) => order.kind === 'message')?.text;
    if (text !== undefined)
      deliver(moment, 'umpire', { kind: 'message', minute: state.minute, from: letter.from, to: 'UMPIRE', text });
    return;
  }
  if (!arrives(moment, letter, {}, undefined, letter.squadrons)) return;
  let left = letter.squadrons;
  for (const order of block.orders) {
    if (order.kind === 'supply drop') orderSupplies(state, letter.starts, order);
    else if (isAirOrder(order) && left-- > 0) launch(moment, letter.command, letter.starts, order);
  }
}

/** R50: the parties at the bridges are told, by one test for the block. */
function spareBridges(moment: Moment, letter: Letter, { orders }: Block): void {
  const { state } = moment;
  const spares = orders.filter((order) => order.kind === 'spare');
  if (spares.length === 0) return;
  if (!arrives(moment, letter, {})) return;
  for (const { structure, spare } of spares) {
    const others = state.spared.filter((one) => one !== structure);
    state.spared = spare ? [...others, structure].toSorted((one, two) => one - two) : others;
  }
}

/** A unit still to come gets its orders at the edge, without a test (G24). */
function sendToUnit(moment: Moment, letter: Letter, unit: number, { orders }: Pick<Block, 'orders'>): void {
  const { state } = moment;
  const own = orders.filter((order) => !isLift(order));
  if (own.length === 0) return;
  const isThere = stateOf(state, unit) !== 'off map';
  if (isThere && !arrives(moment, letter, { unit }, netOfUnit(state, unit))) return;
  // The dead get nothing; the silence of an unanswered order says so (G27).
  if (state.unitCell[unit] < 0 && isThere) return;
  const { starts, ref } = letter;
  const isLate = starts > state.minute;
  const waits = (order: Order): order is QueuedOrder =>
    isGroundOrder(order) || (isLate && isTimed(order) && !optionsOf(state).instantOrdersIgnoreTime);
  for (const order of own) if (!waits(order)) obey(moment, unit, order as InstantOrder);
  const dayFrom = optionsOf(state).thirdReadings ? state.minute : starts;
  const rest = own
    .filter(waits)
    .map((order) => (isGroundOrder(order) ? settleTimes(order, state.minute, dayFrom) : order));
  if (rest.length === 0) return;
  if (!isThere || isLate) state.queue = [...state.queue, { at: starts, unit, ref, orders: rest }];
  else {
    stopRepair(state, unit);
    begin(moment, { unit, ref, orders: rest });
  }
}

function isLift({ kind }: Block['orders'][number]): boolean {
  return kind === 'drop' || kind === 'land' || kind === 'change zone';
}

/** DROP, LAND and CHANGE DZ: one test for each unit named (G24). */
function sendLifts(moment: Moment, letter: Letter, { orders }: Block): void {
  const { state } = moment;
  for (const order of orders) {
    if (order.kind !== 'drop' && order.kind !== 'land' && order.kind !== 'change zone') continue;
    for (const unit of order.units) {
      if (stateOf(state, unit) !== 'off map') continue;
      if (!arrives(moment, letter, { unit }, netOfUnit(state, unit))) continue;
      const others = state.flights.filter((flight) => flight.unit !== unit);
      const before = state.flights.find((flight) => flight.unit === unit);
      if (order.kind !== 'change zone') {
        const at = Math.max(letter.starts, state.minute + 1);
        state.flights = [...others, { at, unit, zone: order.zone, planned: false }];
      } else {
        state.unitZone[unit] = order.zone;
        if (before !== undefined) state.flights = [...others, { ...before, zone: order.zone }];
      }
    }
  }
}

/**
 * G64: guns named in an attack are ordered to support it from the time of the block, each by its own test; squadrons go by one
 * (G24).
 */
function sendWithAttack(moment: Moment, letter: Letter, units: readonly number[], { orders }: Block): void {
  const { state } = moment;
  const attack = orders.find((order) => order.kind === 'attack');
  if (attack === undefined) return;
  const support: readonly Order[] = [{ kind: 'support', unit: units[0] }];
  for (const gun of attack.guns)
    if (optionsOf(state).thirdReadings) supportAtOnce(moment, letter, gun, units[0]);
    else sendToUnit(moment, letter, gun, { orders: support });
  if (letter.squadrons === 0 || !arrives(moment, letter, {}, undefined, letter.squadrons)) return;
  for (let left = letter.squadrons; left > 0; left--)
    launch(moment, letter.command, letter.starts, { kind: 'strike', unit: units[0] });
}

/** The same by rules 3: whatever the guns were doing ends, however long before the attack; guns still to come get nothing. */
function supportAtOnce(moment: Moment, letter: Letter, gun: number, unit: number): void {
  const { state } = moment;
  if (state.unitCell[gun] < 0 || !arrives(moment, letter, { unit: gun }, netOfUnit(state, gun))) return;
  setChain(state, gun, newChain([{ kind: 'support', unit }], letter.ref, state.minute));
}
