import type { Viewer } from '@club-route/engine';
import { GUN_REINFORCEMENTS } from './data/tables.ts';
import { FIRST, LAST, numberOf, sideOf, type Side } from './data/units.ts';
import { placeUnit } from './rules/stacks.ts';
import { isSeen } from './rules/zones.ts';
import { GONE, isAdvanced, NONE, optionsOf, shape, UNKNOWN, type DriveState } from './state.ts';

/** Who sees what (H34). Put together from what a viewer may know: what is forgotten here stays hidden. */

type Columns = (state: DriveState) => readonly (Int8Array | Int16Array)[];

/** What is seen of a unit in sight: name, type, size, mode (S7.29), and whether it is linked with 30 Corps. */
const IDENTITY: Columns = (state) => [
  state.unitCell,
  state.unitType,
  state.unitStack,
  state.unitMode,
  state.unitLinked,
];

/** What is known besides of a unit in sight in the intermediate game. */
const NUMBERS: Columns = (state) => [
  state.unitRank,
  state.unitStrength,
  state.unitGuns,
  state.unitRange,
  state.unitEfficiency,
  state.unitPoints,
  state.unitSupply,
  state.unitFort,
  state.unitMoved,
  state.unitLate,
  state.unitStrain,
  state.unitInterdicted,
  state.unitOutOfCommand,
  state.unitFired,
  state.unitCarried,
];

/** What only its owner knows. */
const PLOTS: Columns = (state) => [
  state.unitPassed,
  state.unitAttack,
  state.unitAttackOrder,
  state.unitBarrage,
  state.unitProtect,
  state.unitAdvance,
  state.unitPlot,
  state.unitDisband,
];

/** What only the other side knows: where it saw the unit last. */
const MEMORIES: Columns = (state) => [state.ghostCell, state.ghostTurn];

const EVERYTHING: Columns = (state) => [...IDENTITY(state), ...NUMBERS(state), ...PLOTS(state), ...MEMORIES(state)];

export function sight(state: DriveState, viewer: Viewer): DriveState {
  // When all is over the maps lie open.
  if (state.phase === 'over') return state;
  const seen = shape.create();
  copyPublic(state, seen);
  copySecrets(state, seen, viewer);
  for (const column of EVERYTHING(seen)) column.fill(UNKNOWN);
  for (const side of ['allied', 'german'] as const) {
    if (viewer === side) copyOwn(state, seen, side);
    else copyOther(state, seen, side, viewer);
  }
  seen.cellTop.fill(NONE);
  seen.unitNext.fill(NONE);
  for (const [unit, cell] of seen.unitCell.entries()) if (cell >= 0) placeUnit(seen, unit, cell);
  return seen;
}

function copyPublic(from: DriveState, to: DriveState): void {
  to.options = from.options;
  to.turn = from.turn;
  to.phase = from.phase;
  to.weather = from.weather;
  to.germanAir = from.germanAir;
  to.score = from.score;
  to.cellOwner.set(from.cellOwner);
  to.bridgeState.set(from.bridgeState);
  to.sourceCell.set(from.sourceCell);
  to.sourceOverrun.set(from.sourceOverrun);
  to.unitLost.set(from.unitLost);
  to.battles.become(from.battles);
  to.strikes.become(from.strikes);
}

/** What belongs to no unit and is known to one side. */
function copySecrets(from: DriveState, to: DriveState, viewer: Viewer): void {
  const allied = viewer === 'allied';
  const german = viewer === 'german';
  // Outside the air strike phase there is nothing to keep secret.
  const airKnown = allied || from.phase !== 'alliedAir';
  to.alliedAir = airKnown ? from.alliedAir : UNKNOWN;
  to.interdiction = airKnown ? from.interdiction : UNKNOWN;
  to.interdictionTested = german ? from.interdictionTested : UNKNOWN;
  to.ferryUsed = german ? from.ferryUsed : UNKNOWN;
  to.walk.fill(UNKNOWN);
  if (allied) {
    to.walk.set(from.walk);
    to.mistakes.become(from.mistakes);
    to.alliedSightings.become(from.alliedSightings);
  }
  if (german) to.germanSightings.become(from.germanSightings);
  for (const [index, { unit }] of GUN_REINFORCEMENTS.entries())
    to.gunsDelivered[index] = viewer === sideOf(numberOf(unit)) ? from.gunsDelivered[index] : UNKNOWN;
}

function copyOwn(from: DriveState, to: DriveState, side: Side): void {
  copyRange(from, to, IDENTITY, side);
  copyRange(from, to, NUMBERS, side);
  copyRange(from, to, PLOTS, side);
}

function copyRange(from: DriveState, to: DriveState, columns: Columns, side: Side): void {
  const targets = columns(to);
  for (const [index, column] of columns(from).entries())
    targets[index].set(column.subarray(FIRST[side], LAST[side]), FIRST[side]);
}

/** Another side's units as a seat or a spectator sees them. */
function copyOther(from: DriveState, to: DriveState, side: Side, viewer: Viewer): void {
  const plays = viewer === 'allied' || viewer === 'german';
  const intermediate = !isAdvanced(from);
  if (!optionsOf(from).hidden) {
    copyRange(from, to, IDENTITY, side);
    if (intermediate) copyRange(from, to, NUMBERS, side);
  } else {
    for (let unit = FIRST[side]; unit < LAST[side]; unit++) {
      if (plays && isSeen(from, unit)) {
        copyUnit(from, to, IDENTITY, unit);
        if (intermediate) copyUnit(from, to, NUMBERS, unit);
      } else if (from.unitLost[unit] === 1) {
        to.unitCell[unit] = GONE;
      }
    }
  }
  if (plays) copyRange(from, to, MEMORIES, side);
}

function copyUnit(from: DriveState, to: DriveState, columns: Columns, unit: number): void {
  const targets = columns(to);
  for (const [index, column] of columns(from).entries()) targets[index][unit] = column[unit];
}
