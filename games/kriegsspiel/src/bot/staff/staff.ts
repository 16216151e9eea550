import type { CampaignAction } from '../../actions.ts';
import type { Command } from '../../data/headquarters.ts';
import { airSideOf } from '../../data/organisation.ts';
import { ENGINEER } from '../../data/units.ts';
import { refuseBlock } from '../../orders/refuse.ts';
import type { Block, GroundOrder } from '../../orders/types.ts';
import type { CampaignState } from '../../state.ts';
import { wasJustOrdered, type Desk } from '../desk.ts';
import { alarm } from './alarms.ts';
import { dutiesOf, type Duties } from './duties.ts';
import { engineerOrder } from './engineers.ts';
import { flightOrders } from './flights.ts';
import { gunOrder } from './guns.ts';
import { liftOrder } from './lifts.ts';
import { isOverdue, isUnderOrders, mayBeSent } from './needs.ts';
import { enemiesWithin, situationOf, stateKnown, type Situation } from './situation.ts';
import { bestStrike } from './strikes.ts';
import { withdrawalsOf } from './withdrawals.ts';

/**
 * A staff at work: garrisons where they count, attacks only where the sum is good and with every gun in range, lost orders
 * sent again, silent units asked. It reads the sight alone, so it decides the same wherever it is asked.
 */
export function staff(sight: CampaignState, command: Command, desk: Desk): CampaignAction {
  const situation = situationOf(sight, command);
  const duties = dutiesOf(situation, desk);
  for (const block of letters(situation, desk, duties))
    if (!isTooSoon(sight, block, desk) && refuseBlock(sight, command, block) === undefined)
      return { kind: 'send', ...block };
  return { kind: 'attend' };
}

/** No unit gets two orders in a quarter of an hour: what cannot be done would be ordered again and again in one minute. */
function isTooSoon({ minute }: CampaignState, { to, orders }: Block, desk: Desk): boolean {
  if (!('units' in to) || orders.some(({ kind }) => kind === 'report')) return false;
  return to.units.some((unit) => wasJustOrdered(desk.file(unit), minute));
}

/** What there is to write, the most urgent first. */
function* letters(situation: Situation, desk: Desk, duties: Duties): Generator<Block> {
  for (const unit of situation.units)
    if (isOverdue(situation, desk.file(unit)))
      yield { to: { units: [unit] }, orders: [{ kind: 'report', about: 'all' }] };
  const lift = liftOrder(situation);
  if (lift !== undefined) yield lift;
  for (const { unit, order } of withdrawalsOf(situation, desk)) yield toUnit(unit, order);
  yield* attacks(situation, desk, duties);
  yield* marches(situation, desk, duties);
  const gun = gunOrder(situation, desk);
  if (gun !== undefined) yield toUnit(gun.unit, gun.order);
  const engineers = situation.units.includes(ENGINEER) ? engineerOrder(situation, desk) : undefined;
  if (engineers !== undefined) yield toUnit(ENGINEER, engineers);
  const flights = flightOrders(situation);
  if (flights !== undefined) yield flights;
  const watch = alarm(situation, desk);
  if (watch !== undefined) yield watch;
}

function toUnit(unit: number, order: GroundOrder): Block {
  return { to: { units: [unit] }, orders: [order] };
}

function* attacks(situation: Situation, desk: Desk, duties: Duties): Generator<Block> {
  const { sight } = situation;
  const mayJoin = (unit: number): boolean => {
    const post = duties.get(unit);
    const stays = post?.as === 'garrison' && post.cell === sight.knownCell[unit];
    return !stays && (!isUnderOrders(desk.file(unit)) || desk.file(unit).order?.kind !== 'attack');
  };
  const strike = bestStrike(situation, mayJoin);
  if (strike === undefined) return;
  const { target, units, guns } = strike;
  for (const [index, unit] of units.entries()) {
    if (!mayBeSent(situation, unit, desk.file(unit), target, HASTE)) continue;
    const air =
      sight.edition === 'first' && index === 0 && airSideOf(sight, situation.command) === 'allied'
        ? Math.max(0, sight[`${situation.command}Squadrons`])
        : 0;
    const free = guns.filter((gun) => desk.file(gun).order?.kind !== 'support');
    yield toUnit(unit, {
      kind: 'attack',
      to: { cell: target },
      via: [],
      guns: index === 0 ? free : [],
      air: Math.min(air, 6),
      breakOff: 45,
    });
  }
}

function* marches(situation: Situation, desk: Desk, duties: Duties): Generator<Block> {
  const { sight, now } = situation;
  for (const [unit, { cell, as }] of duties) {
    const file = desk.file(unit);
    const state = stateKnown(situation, unit);
    if (sight.knownCell[unit] === cell || state === 'engaged') continue;
    // In contact only an assault goes on.
    if (state === 'contact' && (as !== 'assault' || sight.knownStrength[unit] < FIT)) continue;
    if (!mayBeSent(situation, unit, file, cell)) continue;
    // What was tried in vain is tried again later.
    if (file.order !== undefined && !file.failed && now - file.quarter < 30) continue;
    const march = { to: { cell }, via: [] } as const;
    if (as === 'assault' && sight.knownStrength[unit] >= FIT)
      yield toUnit(unit, { kind: 'attack', ...march, guns: [], air: airFor(situation, cell), breakOff: BREAK_OFF });
    else yield toUnit(unit, { kind: 'move', ...march, how: 'fastest' });
  }
}

/** Minutes after which a unit under way is called to an attack. */
const HASTE = 15;

/** Below this strength nobody attacks; at this one an attack is broken off. */
const FIT = 50;
const BREAK_OFF = 40;

/** Squadrons go with the first attack that is ordered while there are any: all of them where an enemy is known to stand. */
function airFor(situation: Situation, goal: number): number {
  const { command, sight, units } = situation;
  if (sight.edition === 'second' || airSideOf(sight, command) !== 'allied' || units.length === 0) return 0;
  const most = enemiesWithin(situation, goal, 1).length > 0 ? 6 : 2;
  return Math.min(most, Math.max(0, sight[`${command}Squadrons`]));
}
