import { scale } from '@club-route/engine';
import { ALL_UNITS, OTHER, UNITS, UNITS_OF, type Mobility, type Side } from '../data/units.ts';
import { isOfCorps } from '../data/headquarters.ts';
import { optionsOf, UNIT_STATES, type CampaignState, type Chain, type UnitState } from '../state.ts';
import type { GroundOrder, Stance } from '../orders/types.ts';

/** What is asked of units everywhere: where they are, how strong, what they do. */

export function stateOf(state: CampaignState, unit: number): UnitState {
  return UNIT_STATES[state.unitState[unit]];
}

export function setUnitState(state: CampaignState, unit: number, next: UnitState, until = 0): void {
  state.unitState[unit] = UNIT_STATES.indexOf(next);
  state.unitBusyUntil[unit] = until;
}

export function onMap(state: CampaignState, side: Side): readonly number[] {
  return UNITS_OF[side].filter((unit) => state.unitCell[unit] >= 0);
}

export function enemiesOf(state: CampaignState, unit: number): readonly number[] {
  return onMap(state, OTHER[UNITS[unit].side]);
}

/** Units in a square, by number. */
export function unitsIn(state: CampaignState, cell: number): readonly number[] {
  return ALL_UNITS.filter((unit) => state.unitCell[unit] === cell);
}

export function friendIn(state: CampaignState, cell: number, unit: number): boolean {
  return UNITS_OF[UNITS[unit].side].some((other) => other !== unit && state.unitCell[other] === cell);
}

export function enemyIn(state: CampaignState, cell: number, side: Side): boolean {
  return UNITS_OF[OTHER[side]].some((other) => state.unitCell[other] === cell);
}

/** R95: the mobility by the counter, unless an option says otherwise. */
export function mobilityOf(state: CampaignState, unit: number): Mobility {
  const { kind, mobility, movement } = UNITS[unit];
  const { lorries, mechOnFoot } = optionsOf(state);
  if (lorries && kind === 'infantry' && isOfCorps(unit)) return 'wheels';
  if (mechOnFoot && kind === 'mech' && movement === FOOT_MOVEMENT) return 'foot';
  return mobility;
}
const FOOT_MOVEMENT = 7;

/** 18.2, R53: in the second edition nothing is towed over heath; by its rules 2 the gun waited there for ever. */
export function closedGround(state: CampaignState, unit: number): 'heath' | undefined {
  const isClosed = state.edition === 'second' && mobilityOf(state, unit) === 'towed';
  return isClosed && !optionsOf(state).fourthReadings ? 'heath' : undefined;
}

/** Mechanised: whatever does not go on foot. */
export function isMechanised(state: CampaignState, unit: number): boolean {
  return mobilityOf(state, unit) !== 'foot';
}

/** 2, R1: a value in hundredths: base times strength. A unit in a crossing defends with half (R33). */
export function attackOf(state: CampaignState, unit: number): number {
  return UNITS[unit].attack * state.unitStrength[unit];
}

export function defenceOf(state: CampaignState, unit: number): number {
  const full = UNITS[unit].defence * state.unitStrength[unit];
  return stateOf(state, unit) === 'crossing' ? full / 2 : full;
}

/** R1: summed unrounded, rounded half up, at least 1 if anybody is there. */
export function totalOf(values: readonly number[]): number {
  // Halved values may end in a half, so twice the sum is what is whole.
  const doubled = values.reduce((sum, value) => sum + 2 * value, 0);
  return values.length === 0 ? 0 : Math.max(1, scale(doubled, 1, 200));
}

/** G113: companies now, at least one. */
export function companiesNow(state: CampaignState, unit: number): number {
  return Math.max(1, scale(UNITS[unit].companies, state.unitStrength[unit], 100));
}

export function setChain(state: CampaignState, unit: number, chain: Chain | null): void {
  state.chains = state.chains.with(unit, chain);
}

export function newChain(orders: readonly GroundOrder[], ref: string | null, since: number): Chain | null {
  if (orders.length === 0) return null;
  return { ref, orders, since, legs: [], route: [], begun: false, trail: [], raid: 'out' };
}

/** The order that a unit is carrying out. */
export function runningOrder(state: CampaignState, unit: number): GroundOrder | undefined {
  return state.chains[unit]?.orders[0];
}

/** G18: what the unit does after the first round: by its order, or by its standing instruction. */
export function stanceOf(state: CampaignState, unit: number): Stance {
  const order = runningOrder(state, unit);
  const own = order !== undefined && 'contact' in order ? order.contact : undefined;
  return own ?? state.standing[unit] ?? { act: 'hold' };
}

/** 8.3: whether it has orders to attack. */
export function mayAttack(state: CampaignState, unit: number): boolean {
  return runningOrder(state, unit)?.kind === 'attack' || stanceOf(state, unit).act === 'attack';
}

/** G32: attackers and targets of a combat under way do not move. */
export function isEngaged(state: CampaignState, unit: number): boolean {
  return state.combats.some(({ fights }) => fights.some((fight) => fight.attacker === unit || fight.target === unit));
}

/** A unit leaves the map for good. */
export function removeUnit(state: CampaignState, unit: number, how: 'merged' | 'destroyed', gone: number): void {
  state.unitCell[unit] = gone;
  state.unitStrength[unit] = 0;
  state.unitStepTo[unit] = -1;
  state.unitStepAt[unit] = 0;
  setUnitState(state, unit, how);
  setChain(state, unit, null);
  state.queue = state.queue.filter((queued) => queued.unit !== unit);
}
