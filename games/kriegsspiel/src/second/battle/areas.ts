import { dayOf, HOUR, midnightOf } from '../../data/calendar.ts';
import { columnOf, distance, isWater, landOf, rowOf, squaredDistance } from '../../data/board.ts';
import { GUN_RANGE } from '../../data/artillery.ts';
import { BRIDGE_MODIFIER } from '../../data/combat.ts';
import { unitsUnder } from '../../data/organisation.ts';
import { ALL_UNITS, isArtillery, sideOf, UNITS, UNITS_OF, type Side } from '../../data/units.ts';
import type { Command } from '../../data/headquarters.ts';
import { enemiesInContact } from '../../rules/contacts.ts';
import { travellerOf } from '../../rules/march.ts';
import { mayAttack, runningOrder, stateOf } from '../../rules/units.ts';
import { minutesTo } from '../../rules/ways.ts';
import { waterBetween } from '../../rules/weigh.ts';
import { squaresOf, type Box, type Facing } from '../../tactical/box.ts';
import type { Battalion } from '../../tactical/set-up.ts';
import { BATTLE_TURN } from '../data/speeds.ts';
import type { TurnMoment } from '../moment.ts';
import { secondOptionsOf, type SecondState } from '../state.ts';

/** 20.1, 20.2: which units fight which, on which ground, and who comes later. */

export interface Area {
  readonly box: Box;
  readonly attacker: Side;
  readonly battalions: readonly Battalion[];
}

/** G110: busy units are joined to nothing; nor are those in the middle of a crossing. */
function isReady(state: SecondState, unit: number): boolean {
  const now = stateOf(state, unit);
  return state.unitCell[unit] >= 0 && now !== 'in battle' && now !== 'crossing';
}

/** Enemies with whom a unit can make a battle now: not over a river without a standing bridge (G98). */
function opponentsOf(state: SecondState, unit: number): readonly number[] {
  if (!isReady(state, unit)) return [];
  return enemiesInContact(state, unit).filter(
    (enemy) => isReady(state, enemy) && !isOverRiver(state, state.unitCell[unit], state.unitCell[enemy]),
  );
}

export function mayFight(state: SecondState, unit: number): boolean {
  return opponentsOf(state, unit).length > 0;
}

/** G53, G98: they stand on different lands, and no standing bridge joins them. */
function isOverRiver(state: SecondState, one: number, two: number): boolean {
  if (isWater(one) || isWater(two) || landOf(one) === landOf(two)) return false;
  return squaredDistance(one, two) > FARTHEST_BRIDGED || waterBetween(state, one, two) !== BRIDGE_MODIFIER;
}
/** Squared: over one square of water. */
const FARTHEST_BRIDGED = 4;

/** The next battle that a division fights as the attacker: that of its lowest unit (G93); nothing if none is due. */
export function nextArea({ state, obliged }: TurnMoment, command: Command): Area | undefined {
  const own = unitsUnder(state, command).filter((unit) => mayFight(state, unit));
  for (const unit of own) {
    const members = setAround(state, unit, own);
    const attackers = members.filter((member) => sideOf(member) === sideOf(unit));
    // G99: a first contact always fights; later only those with orders to attack.
    if (!members.some((member) => obliged.has(member)) && !attackers.some((one) => mayAttack(state, one))) continue;
    return areaOf(state, unit, members);
  }
  return undefined;
}

/** 20.1: all that are joined by pairs of a unit of the division and an enemy within battle distance. */
function setAround(state: SecondState, first: number, own: readonly number[]): readonly number[] {
  const members = new Set([first]);
  for (const member of members) {
    const near = own.includes(member)
      ? opponentsOf(state, member)
      : own.filter((unit) => opponentsOf(state, unit).includes(member));
    for (const other of near) members.add(other);
  }
  return [...members].toSorted((one, two) => one - two);
}

/** R99: three by two squares towards the attacker's side, the first enemy in the middle of the far rank. */
function areaOf(state: SecondState, unit: number, members: readonly number[]): Area {
  const here = state.unitCell[unit];
  const attacker = sideOf(unit);
  const [enemy] = opponentsOf(state, unit).toSorted(
    (one, two) => squaredDistance(here, state.unitCell[one]) - squaredDistance(here, state.unitCell[two]) || one - two,
  );
  const target = state.unitCell[enemy];
  const box: Box = { target, from: facingOf(here, target) };
  const squares = squaresOf(box);
  const inBox = ALL_UNITS.filter((one) => isReady(state, one) && squares.includes(state.unitCell[one]));
  const there = new Set([...members, ...inBox]);
  const late = ALL_UNITS.filter((one) => !there.has(one) && isReady(state, one) && leadsInto(state, one, squares));
  const last = secondOptionsOf(state).fourthReadings ? Infinity : lastTurnOf(state).lastTurn;
  return {
    box,
    attacker,
    battalions: [...there, ...late]
      .toSorted((one, two) => one - two)
      .map((one) => battalionOf(state, one, squares, target))
      // R107: whose way is longer than the battle does not come; by rules 2 he came in turn 12.
      .filter(({ unit: one }) => there.has(one) || turnsTo(state, one, squares, target) <= last),
  };
}

/** 21.7, G105: the last turn, and whether it is night that makes it the last: none begins at nightfall. */
export function lastTurnOf(state: SecondState): { readonly lastTurn: number; readonly endsAtNight: boolean } {
  const { battleTurns } = secondOptionsOf(state);
  const untilNight = (midnightOf(dayOf(state.minute)) + NIGHTFALL - state.minute) / BATTLE_TURN;
  return { lastTurn: Math.min(battleTurns, untilNight), endsAtNight: untilNight < battleTurns };
}
const NIGHTFALL = 21 * HOUR;

/** The side of the board from which the attacker comes. */
function facingOf(from: number, target: number): Facing {
  const [east, north] = [columnOf(from) - columnOf(target), rowOf(from) - rowOf(target)];
  if (Math.abs(north) >= Math.abs(east)) return north > 0 ? 'north' : 'south';
  return east > 0 ? 'east' : 'west';
}

/** R107: within two squares of the area, with orders that lead into it. */
function leadsInto(state: SecondState, unit: number, squares: readonly number[]): boolean {
  const here = state.unitCell[unit];
  if (!squares.some((square) => square >= 0 && distance(here, square) <= NEAR)) return false;
  const chain = state.chains[unit];
  if (chain === null) return false;
  return [...chain.route, ...chain.legs, ...goalsOf(state, unit)].some((cell) => squares.includes(cell));
}
const NEAR = 2;

function goalsOf(state: SecondState, unit: number): readonly number[] {
  const order = runningOrder(state, unit);
  return order !== undefined && 'to' in order && 'cell' in order.to ? [order.to.cell] : [];
}

/** Those outside come by the edge, in the turn that their way takes. */
function battalionOf(state: SecondState, unit: number, squares: readonly number[], target: number): Battalion {
  const square = state.unitCell[unit];
  return {
    unit,
    strength: state.unitStrength[unit],
    supplied: state.unitSupplied[unit] === 1,
    square,
    comes: squares.includes(square) ? 0 : Math.min(LATEST, turnsTo(state, unit, squares, target)),
  };
}

function turnsTo(state: SecondState, unit: number, squares: readonly number[], target: number): number {
  const here = state.unitCell[unit];
  const [nearest] = squares
    .filter((square) => square >= 0)
    .toSorted((one, two) => squaredDistance(here, one) - squaredDistance(here, two) || one - two);
  const minutes = minutesTo(here, nearest ?? target, travellerOf(state, unit));
  return Math.max(1, Math.ceil(minutes / BATTLE_TURN));
}
/** Whoever is in battle distance without a way into the area is there at last. */
const LATEST = 12;

/** R103: guns off the board that support one of the battalions and reach its ground. */
export function supportingGuns(state: SecondState, side: Side, { box, battalions }: Area): number {
  const inBattle = battalions.map(({ unit }) => unit);
  return UNITS_OF[side].filter((gun) => {
    const order = runningOrder(state, gun);
    return (
      isArtillery(gun) &&
      isReady(state, gun) &&
      !inBattle.includes(gun) &&
      order?.kind === 'support' &&
      inBattle.includes(order.unit) &&
      distance(state.unitCell[gun], box.target) <= GUN_RANGE[UNITS[gun].gun!]
    );
  }).length;
}

export function unitsOfSide({ battalions }: Pick<Area, 'battalions'>, side: Side): readonly number[] {
  return battalions.map(({ unit }) => unit).filter((unit) => sideOf(unit) === side);
}
