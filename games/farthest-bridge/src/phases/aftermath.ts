import { Departure, stepBetween, type Dice, type Refusal } from '@club-route/engine';
import type { ActionOf } from '../actions.ts';
import { board, terrainOf } from '../data/board.ts';
import { FIRST_GERMAN, sideOf, UNITS } from '../data/units.ts';
import type { FarthestBridgeReport } from '../report.ts';
import { checkZoneHeld } from '../rules/drop-zones.ts';
import { liftUnit, placeUnit } from '../rules/occupancy.ts';
import { isRetreat, mayStep, retreatPaths } from '../rules/retreat.ts';
import { NONE, optionsOf, type Battle, type FarthestBridgeState } from '../state.ts';
import { loseUnit, otherSide } from './battle.ts';
import { askGermans, bridgesToAsk } from './demolition.ts';
import { enterHex, follow, noteCrossing, setOut } from './walk.ts';

/** What follows the roll: retreats and stiff resistance, then advances (7.7–7.9). */

/** Goes on with the battle as far as nobody has to decide anything. */
export function continueBattle(state: FarthestBridgeState, reports: FarthestBridgeReport[] | undefined): void {
  for (;;) {
    const battle = state.battle!;
    const [next] = battle.retreats;
    if (next === undefined) break;
    const paths = retreatPaths(state, next.unit, next.distance);
    const resists = canResist(state, next.unit);
    if (paths.length > 0 || (resists && optionsOf(state).stiffResistance === 'roll')) {
      state.step = 'retreat';
      return;
    }
    if (resists) stand(state, 0, reports);
    else giveGround(state, next.unit, [], reports);
  }
  const battle = withAdvancers(state, state.battle!);
  state.battle = battle;
  if (advances(state).length > 0) state.step = 'advance';
  else closeBattle(state);
}

export function closeBattle(state: FarthestBridgeState): void {
  state.battle = null;
  state.step = 'free';
}

/** 7.8, ruling 5: a unit at full strength told to retreat may stay and be depleted instead; or by another reading. */
export function canResist(state: FarthestBridgeState, unit: number): boolean {
  const { retreats, target } = state.battle!;
  if (retreats.some((one) => one.unit === unit && one.resisted)) return false;
  const isWhole = state.unitDepleted[unit] === 0;
  switch (optionsOf(state).stiffResistance) {
    case 'flip':
    case 'hex':
    case 'roll':
      return isWhole;
    case 'defender':
      return isWhole && unit === target;
    case 'city':
      return terrainOf(state.unitCell[unit]!) === 'city';
    case 'none':
      return false;
  }
}

export function refuseResist(state: FarthestBridgeState): Refusal | undefined {
  const { unit } = state.battle!.retreats[0]!;
  return canResist(state, unit)
    ? undefined
    : {
        rule: '7.8',
        text: `${UNITS[unit]!.id} must retreat: it is already depleted, or your options do not let it resist.`,
      };
}

export function resist(state: FarthestBridgeState, dice: Dice, reports: FarthestBridgeReport[] | undefined): void {
  stand(state, optionsOf(state).stiffResistance === 'roll' ? dice.d6('resistance') : 0, reports);
}

/** Option of ruling 5: the unit stays on this die or less. */
const STAYS_ON = 3;

/** The first unit in line resists; what is left of its retreat it must still go. */
function stand(state: FarthestBridgeState, die: number, reports: FarthestBridgeReport[] | undefined): void {
  const battle = state.battle!;
  const { unit, distance } = battle.retreats[0]!;
  const others = battle.retreats.slice(1);
  const { left, depleted } = resistanceOf(state, distance, die);
  if (depleted) state.unitDepleted[unit] = 1;
  const rest: Battle['retreats'] = left > 0 ? [{ unit, distance: left, resisted: true }, ...others] : others;
  state.battle = { ...battle, retreats: rest };
  state.step = 'free';
  reports?.push({ kind: 'resisted', unit, cell: state.unitCell[unit]!, die, depleted, left });
}

/** What resisting leaves of a retreat, and whether it costs a step, by the reading of ruling 5. */
function resistanceOf(
  state: FarthestBridgeState,
  distance: number,
  die: number,
): { readonly left: number; readonly depleted: boolean } {
  switch (optionsOf(state).stiffResistance) {
    case 'flip':
    case 'defender':
    case 'none':
      return { left: 0, depleted: true };
    case 'hex':
      return { left: distance - 1, depleted: true };
    case 'roll':
      return die <= STAYS_ON ? { left: 0, depleted: true } : { left: distance, depleted: false };
    case 'city':
      return { left: Math.max(0, distance - 2), depleted: false };
  }
}

export function refuseRetreat(state: FarthestBridgeState, path: readonly number[]): Refusal | undefined {
  const { unit, distance } = state.battle!.retreats[0]!;
  return isRetreat(state, unit, distance, path)
    ? undefined
    : {
        rule: '7.7',
        text: `${UNITS[unit]!.id} must end its retreat exactly ${distance} ${distance === 1 ? 'hex' : 'hexes'} away. It may not pass through enemies, enemy zones of control or unbridged rivers.`,
      };
}

/** The bridges that a retreat passes are asked for when it has ended (ruling 34). */
export function retreat(
  state: FarthestBridgeState,
  path: readonly number[],
  reports: FarthestBridgeReport[] | undefined,
): void {
  const { unit } = state.battle!.retreats[0]!;
  giveGround(state, unit, path, reports);
  state.step = 'free';
  if (unit >= FIRST_GERMAN) return;
  const bridges = [...new Set(path.flatMap((cell) => bridgesToAsk(state, cell, unit)))];
  state.walk = 'retreat';
  state.mover = NONE;
  askGermans(state, bridges, reports);
}

/** The first unit in line leaves its hex: along a path, or, with none, for good. */
function giveGround(
  state: FarthestBridgeState,
  unit: number,
  path: readonly number[],
  reports: FarthestBridgeReport[] | undefined,
): void {
  const battle = state.battle!;
  const from = state.unitCell[unit]!;
  const rest = path.at(-1);
  if (rest === undefined) {
    loseUnit(state, unit, reports);
  } else {
    liftUnit(state, unit);
    placeUnit(state, unit, rest);
    reports?.push({ kind: 'retreated', unit, path });
    for (const [index, cell] of path.entries()) {
      noteCrossing(state, path[index - 1] ?? from, cell);
      enterHex(state, unit, cell, reports);
    }
    checkZoneHeld(state, unit, reports);
  }
  const after = { ...battle, retreats: battle.retreats.slice(1), fallenBack: [...battle.fallenBack, unit] };
  state.battle =
    unit === battle.target
      ? { ...after, vacated: [from, ...path.slice(0, -1)] }
      : { ...after, abandoned: [...battle.abandoned, from] };
}

/** 7.9: attackers that still stand where they fought, if the defender is gone; or the defender, if all attackers are. */
function withAdvancers(state: FarthestBridgeState, battle: Battle): Battle {
  if (battle.advancing !== undefined) return battle;
  if (battle.kind === 'bombard') return { ...battle, advancing: [] };
  const standing = battle.attackers.filter((unit) => state.unitCell[unit]! >= 0 && !battle.fallenBack.includes(unit));
  if (battle.vacated.length > 0) return { ...battle, advancing: standing };
  const repulsed = battle.result === 'A1' || battle.result === 'A2' || battle.result === 'Ae';
  return { ...battle, advancing: repulsed && standing.length === 0 ? [battle.target] : [] };
}

/** Every advance that may be made now: who, and the way to each hex in which it may stop. */
export function advances(
  state: FarthestBridgeState,
): readonly { readonly unit: number; readonly path: readonly number[] }[] {
  const battle = state.battle!;
  const found: { unit: number; path: readonly number[] }[] = [];
  for (const unit of battle.advancing ?? []) {
    if (unit === battle.target) {
      for (const cell of battle.abandoned)
        if (mayAdvance(state, unit, state.unitCell[unit]!, cell)) found.push({ unit, path: [cell] });
      continue;
    }
    let here = state.unitCell[unit]!;
    for (const [index, cell] of battle.vacated.entries()) {
      if (!mayWalkOnto(state, unit, here, cell)) break;
      if (state.cellUnit[cell]! < 0) found.push({ unit, path: battle.vacated.slice(0, index + 1) });
      here = cell;
    }
  }
  return found;
}

function mayAdvance(state: FarthestBridgeState, unit: number, from: number, to: number): boolean {
  return state.cellUnit[to]! < 0 && mayWalkOnto(state, unit, from, to);
}

/** Past friends, never onto an enemy, nor where the unit may not go; enemy zones do not count. */
function mayWalkOnto(state: FarthestBridgeState, unit: number, from: number, to: number): boolean {
  const there = state.cellUnit[to]!;
  if (there >= 0 && sideOf(there) !== sideOf(unit)) return false;
  const step = stepBetween(board, from, to);
  return step >= 0 && mayStep(state, unit, step);
}

export function refuseAdvance(state: FarthestBridgeState, action: ActionOf<'advance'>): Refusal | undefined {
  return advances(state).some(({ unit, path }) => unit === action.unit && path.at(-1) === action.to)
    ? undefined
    : { rule: '7.9', text: 'That unit cannot advance to that hex. Choose one of the highlighted hexes, or halt.' };
}

const departure = new Departure();

export function advance(
  state: FarthestBridgeState,
  action: ActionOf<'advance'>,
  reports: FarthestBridgeReport[] | undefined,
): void {
  const battle = state.battle!;
  const { unit, to } = action;
  const { path } = advances(state).find((one) => one.unit === unit && one.path.at(-1) === to)!;
  // A unit that advanced neither attacks nor is attacked again in this phase.
  state.unitFought[unit] = 1;
  state.unitStruck[unit] = 1;
  state.battle = { ...battle, advancing: battle.advancing!.filter((one) => one !== unit) };
  setOut(state, 'advance', departure.leave(unit, state.unitCell[unit]!, 0, false));
  state.step = 'free';
  follow(state, path, reports);
}

/** Who decides about advances now. */
export function advancingSide(state: FarthestBridgeState): 'allied' | 'german' {
  const battle = state.battle!;
  return battle.advancing!.includes(battle.target) ? otherSide(battle.side) : battle.side;
}
