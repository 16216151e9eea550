import type { Dice, Refusal } from '@club-route/engine';
import type { ActionOf } from '../actions.ts';
import { labelOf } from '../data/board.ts';
import { COMMAND_FIRE, COMMAND_HEX, COST } from '../data/tables.ts';
import { ONLY, sideOf, UNITS } from '../data/units.ts';
import { counted } from '../language/names.ts';
import type { Reports } from '../report.ts';
import { testBridge } from '../rules/bridges.ts';
import { relocate, tire } from '../rules/relocate.ts';
import {
  beginWalk,
  endsPoints,
  isFirstHexFree,
  leastOfCommandDie,
  walker,
  walkOn,
  weigh,
  weighed,
  type StepProblem,
} from '../rules/weigh.ts';
import { isInEnemyZone } from '../rules/zones.ts';
import { CARRIED, NONE, NORMAL, optionsOf, type DriveState } from '../state.ts';

/** 8.7 Moving a unit: hex by hex along the way, until it ends or something stops it. */

export function refuseMove(state: DriveState, { unit, way }: ActionOf<'move'>): Refusal | undefined {
  if (way.length === 0) return { rule: '8.7', text: 'Say where to go: a move needs at least one hex.' };
  if (state.unitAttack[unit] !== NONE)
    return { rule: 'S7.15', text: `${UNITS[unit].id} has plotted an attack, so it cannot move this phase.` };
  beginWalk(state, unit);
  for (const to of way) {
    if (!weigh(state, unit, to)) return stepRefusal(unit, to);
    walkOn(state, unit, to);
  }
  return undefined;
}

function stepRefusal(unit: number, to: number): Refusal {
  const name = UNITS[unit].id;
  const hex = labelOf(to) ?? 'that hex';
  const { rule, text } = PROBLEMS[weighed.problem];
  if (weighed.problem !== 'points') return { rule, text: text(hex, name) };
  const dice = weighed.hexDie ? ' plus the dice for being out of command' : '';
  return {
    rule,
    text: `${name} has ${counted(walker.points, 'operation point')} left; ${hex} costs ${weighed.cost}${dice}.`,
  };
}

type Problem = { readonly rule: string; readonly text: (hex: string, name: string) => string };

const PROBLEMS: Readonly<Record<StepProblem, Problem>> = {
  apart: {
    rule: '8.7',
    text: (hex, name) => `${hex} is not adjacent to ${name}. Units move from hex to adjacent hex.`,
  },
  border: { rule: '8.8', text: (hex) => `${hex} is off the map, where Allied units may not go.` },
  enemy: { rule: '8.15', text: (hex) => `Enemy units hold ${hex}. Plot an attack on it instead.` },
  stacking: {
    rule: '8.8',
    text: (hex, name) => `${name} does not fit in ${hex}. A hex holds at most four stacking points.`,
  },
  columns: { rule: 'H14', text: (hex) => `Another unit in travel mode is in ${hex}. Two may not stack.` },
  'no road': {
    rule: '8.9',
    text: (hex, name) => `${name} is in travel mode and no road leads to ${hex}. Change its mode first.`,
  },
  blown: { rule: '8.12', text: (hex) => `The bridge to ${hex} is blown.` },
  'ferry used': { rule: '8.8', text: () => 'The ferry has already crossed. It takes one unit per turn.' },
  'bridge in travel mode': {
    rule: '8.8',
    text: (hex, name) => `${name} can cross the bridge to ${hex} only in travel mode. Change its mode first.`,
  },
  water: { rule: '8.8', text: (hex, name) => `${name} cannot cross the water to ${hex}. Only foot units can.` },
  'no boats': {
    rule: '8.8',
    text: (hex, name) =>
      `${name} needs an engineer to cross the river to ${hex}. The engineer must be in either hex and not have carried a unit this phase.`,
  },
  points: { rule: '8.7', text: (hex, name) => `${name} has too few operation points for ${hex}.` },
};

export function move(state: DriveState, { unit, way }: ActionOf<'move'>, dice: Dice, reports: Reports): void {
  const start = state.unitCell[unit];
  const before = reports?.length ?? 0;
  let steps = 0;
  for (const to of way) {
    beginWalk(state, unit);
    // What the dice or a sighting left may no longer suffice: then the order ends here.
    if (!weigh(state, unit, to)) break;
    const goesOn = step(state, unit, to, dice, reports);
    if (state.unitCell[unit] === to) steps++;
    if (!goesOn) break;
  }
  if (steps === 0 || reports === undefined) return;
  const walked = [unit, start, ...way.slice(0, steps)];
  // Told before what was met on the way.
  reports.splice(before, 0, { kind: 'moved', side: sideOf(unit), way: walked, open: !optionsOf(state).hidden });
}

/** H11: one step in its order; returns whether the unit may go on. */
function step(state: DriveState, unit: number, to: number, dice: Dice, reports: Reports): boolean {
  const { cost, hexDie, waterDie, bridge, ferry, carrier, leavesZone, entersZone } = weighed;
  const takesAll = endsPoints(state, unit);
  const side = sideOf(unit);
  const points = state.unitPoints[unit];
  let { free } = weighed;
  let price = cost;
  if (!free) {
    const least = leastOfCommandDie(state);
    if (hexDie) price += dice.between(least, COMMAND_HEX, 'lost command', ONLY[side]);
    if (waterDie) price += dice.between(least, COMMAND_FIRE, 'lost command at the water', ONLY[side]);
    if (price > points && !isFirstHexFree(state, side, to)) return fail(state, unit, dice, reports);
    free = price > points;
  }
  if (bridge !== NONE && side === 'allied' && testBridge(state, bridge, dice, reports)) return false;
  state.unitPoints[unit] = free || takesAll ? 0 : points - price;
  if (ferry) state.ferryUsed = 1;
  if (carrier !== NONE) state.unitCarried[carrier] |= CARRIED;
  const normal = state.unitMode[unit] === NORMAL;
  if (normal) tire(state, unit);
  const sighted = relocate(state, unit, to, reports);
  if (!entersZone && isInEnemyZone(state, side, to, false)) {
    // S7.12, H11: a zone not seen before.
    const left = state.unitPoints[unit] - COST.enterZone;
    state.unitPoints[unit] = left < 0 || (normal && leavesZone) ? 0 : left;
    return false;
  }
  return sighted === 0;
}

/** 8.7, S7.10: the dice of lost command prove too dear. */
function fail(state: DriveState, unit: number, dice: Dice, reports: Reports): false {
  const side = sideOf(unit);
  const lost = Math.min(state.unitPoints[unit], dice.between(1, 3, 'failed move', ONLY[side]));
  state.unitPoints[unit] -= lost;
  reports?.push({ kind: 'failed', side, unit, lost });
  return false;
}
