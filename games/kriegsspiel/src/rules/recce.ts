import { contactOf, distance } from '../data/board.ts';
import { RECCE_SAFETY } from '../data/combat.ts';
import type { Moment } from '../clock/moment.ts';
import { optionsOf, type CampaignState, type Chain } from '../state.ts';
import type { OrderOf } from '../orders/types.ts';
import { enemiesNear, enemiesSeen } from './contacts.ts';
import { beginStep, march, travellerOf, type Progress } from './march.ts';
import { attackOf, defenceOf, enemiesOf, newChain, setChain, totalOf } from './units.ts';
import { minutesTo, wayTo, type Traveller } from './ways.ts';
import { defenderGroup, modifierOf } from './weigh.ts';
import { ALL_CELLS } from '../data/board.ts';

/** 12: hit and run. Out, a look at the odds, one combat at a distance, and back by the way it came. */
export function raid(moment: Moment, unit: number, chain: Chain, order: OrderOf<'recce'>): Progress {
  switch (chain.raid) {
    case 'out':
      return march(moment, unit, chain, order);
    case 'closing':
      return closeIn(moment, unit, chain, order);
    case 'fought':
      // G66: from the minute after the combat.
      return moment.state.minute > chain.since || optionsOf(moment.state).firstReadings
        ? goBack(moment, unit, chain)
        : 'under way';
    case 'back':
      return walkBack(moment, unit, chain);
  }
}

/** Moves to combat range if the odds are good, else holds at this range. */
function closeIn(moment: Moment, unit: number, chain: Chain, order: OrderOf<'recce'>): Progress {
  const { state } = moment;
  if (chain.route.length > 0) return beginStep(moment, unit, chain.route[0], 'fastest');
  const here = state.unitCell[unit];
  const target = enemiesSeen(state, unit).toSorted(
    (one, two) => distance(here, state.unitCell[one]) - distance(here, state.unitCell[two]) || one - two,
  )[0];
  if (target === undefined || order.engage === 'never') return 'done';
  const threshold = order.engage ?? optionsOf(state).recceThreshold;
  if (oddsAgainst(state, unit, target) < threshold) return 'done';
  const traveller = travellerOf(state, unit);
  const near = ALL_CELLS.filter((cell) => contactOf(cell, state.unitCell[target]) === 'distant');
  const route = wayTo(here, quickest(here, near, traveller) ?? here, traveller) ?? [];
  if (route.length === 0) return 'done';
  setChain(state, unit, { ...chain, begun: true, legs: [], route });
  return beginStep(moment, unit, route[0], 'fastest');
}

/** G66: own attack against the group of the nearest enemy, and its ground. */
export function oddsAgainst(state: CampaignState, unit: number, target: number): number {
  const group = defenderGroup(state, target);
  const defence = totalOf(group.map((member) => defenceOf(state, member)));
  return totalOf([attackOf(state, unit)]) - defence + modifierOf(state, target, [unit], group);
}

/** After the combat: back along the squares it came by, to the first that is safe from every enemy. */
function goBack(moment: Moment, unit: number, chain: Chain): Progress {
  const { state } = moment;
  const isSafe = (cell: number): boolean =>
    enemiesOf(state, unit).every((enemy) => distance(cell, state.unitCell[enemy]) >= RECCE_SAFETY);
  const squares = chain.trail.toReversed();
  const until = squares.findIndex(isSafe);
  const route = until < 0 ? squares : squares.slice(0, until + 1);
  setChain(state, unit, { ...chain, begun: true, legs: [], route, trail: [], raid: 'back' });
  return route.length === 0 ? 'done' : beginStep(moment, unit, route[0], 'fastest');
}

function walkBack(moment: Moment, unit: number, chain: Chain): Progress {
  return chain.route.length === 0 ? 'done' : beginStep(moment, unit, chain.route[0], 'fastest');
}

/** G119: after A1, BR and D1 a recce unit disengages: one withdrawal out of contact, without a roll. */
export function disengage(moment: Moment, unit: number): void {
  const { state } = moment;
  const chain = state.chains[unit];
  if (chain?.orders[0].kind === 'recce') return;
  const to = nearestFree(state, unit);
  if (to === undefined) return;
  setChain(state, unit, newChain([{ kind: 'withdraw', to: { cell: to }, via: [] }], chain?.ref ?? null, state.minute));
}

/** G60: the nearest square, by time, outside every contact offset. */
export function nearestFree(state: CampaignState, unit: number): number | undefined {
  const here = state.unitCell[unit];
  const traveller = travellerOf(state, unit);
  const free = ALL_CELLS.filter((cell) => distance(here, cell) <= 3 && enemiesNear(state, unit, cell).length === 0);
  return quickest(here, free, traveller);
}

/** Of several squares the one reached first, then the lowest. */
function quickest(from: number, cells: readonly number[], traveller: Traveller): number | undefined {
  const found = cells
    .map((cell) => ({ cell, minutes: minutesTo(from, cell, traveller) }))
    .filter(({ minutes }) => minutes < Infinity)
    .toSorted((one, two) => one.minutes - two.minutes || one.cell - two.cell);
  return found[0]?.cell;
}
