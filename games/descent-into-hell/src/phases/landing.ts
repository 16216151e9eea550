import type { Dice } from '@club-route/engine';
import { CITY, POLDER, TERRAIN, WOODS } from '../data/board.ts';
import { flakResult, type FlakResult, type FlakSource } from '../data/tables.ts';
import { GLIDER } from '../data/units.ts';
import type { Reports } from '../report.ts';
import { loseMarkers, takeSite } from '../rules/control.ts';
import { loseStep } from '../rules/fire.ts';
import { flakOn } from '../rules/flak.ts';
import { lookAround, noteEnemies } from '../rules/knowledge.ts';
import { isOccupied } from '../rules/stacks.ts';
import { isNextTo } from '../rules/view.ts';
import { GONE, LANDED, LANDED_ON_ENEMIES, WAITING, type DescentState, type Lander } from '../state.ts';
import { tellChange } from './arrive.ts';
import { askAbout } from './questions.ts';

/** H-08: all have been placed. They stand on the map, see and are seen; the Germans hear in which hexes, and are asked. */
export function land(state: DescentState, reports: Reports): void {
  const cells = [...new Set(state.landers.map(({ cell }) => cell))].toSorted((one, two) => one - two);
  if (cells.length === 0) return;
  for (const lander of state.landers) {
    if (lander.unit === undefined) {
      state.markerCell[lander.marker] = lander.cell;
      continue;
    }
    state.unitCell[lander.unit] = lander.cell;
    state.unitLanded[lander.unit] = isOccupied(state, 'german', lander.cell) ? LANDED_ON_ENEMIES : LANDED;
    state.unitLandedOn[lander.unit] = state.turn;
    // H-17: next to Germans it stops, also across water.
    if (isNextTo(state, 'german', lander.cell)) state.unitStopped[lander.unit] = 1;
  }
  state.landings.push({ turn: state.turn, impulseNumber: state.impulseNumber, cells });
  reports?.push({ kind: 'landings', cells, discloses: true });
  for (const cell of cells) if (lookAround(state, 'allied', cell)) noteEnemies(state, 'german', cell);
  askAbout(
    state,
    cells.filter((cell) => landsUnit(state, cell)),
    reports,
  );
}

function landsUnit(state: DescentState, cell: number): boolean {
  return state.landers.some((lander) => lander.cell === cell && lander.unit !== undefined);
}

/** Once no question is open: antiaircraft fire on one after the other, losses of gliders, then control (H-38, H-39). */
export function resolveFlak(state: DescentState, dice: Dice, reports: Reports): void {
  const { landers } = state;
  state.landers = [];
  // The sources are those before any fire: no lander silences them for the next.
  const sources = landers.map(({ cell }) => flakOn(state, cell));
  for (const [index, lander] of landers.entries()) sufferFlak(state, lander, sources[index], dice, reports);
  for (const { cell } of landers) {
    if (isOccupied(state, 'allied', cell)) {
      tellChange(takeSite(state, 'allied', cell), 'allied', reports);
    } else if (isOccupied(state, 'german', cell)) {
      for (const change of loseMarkers(state, cell)) tellChange(change, 'german', reports);
    }
  }
}

function sufferFlak(
  state: DescentState,
  lander: Lander,
  source: FlakSource | undefined,
  dice: Dice,
  reports: Reports,
): void {
  if (source !== undefined) {
    const result = flakResult(source, dice.d6('antiaircraft fire', ['allied']));
    const piece = lander.unit === undefined ? { marker: lander.marker } : { unit: lander.unit };
    const aborts = result === 'loss and abort';
    reports?.push({ kind: 'flak', seat: 'allied', piece, loses: result !== 'none', aborts });
    if (!survivesFlak(state, lander, result)) return;
  }
  const { unit, cell } = lander;
  const terrain = TERRAIN[cell];
  const rough = terrain === CITY || terrain === POLDER || terrain === WOODS;
  if (unit === undefined || GLIDER[unit] === 0 || !rough) return;
  if (!loseStep(state, unit)) state.unitCell[unit] = GONE;
  reports?.push({ kind: 'glider loss', seat: 'allied', unit });
}

/** Whether the piece is on the ground afterwards. 7.22: with an abort it returns to its pool, with its loss. */
function survivesFlak(state: DescentState, { unit, marker }: Lander, result: FlakResult): boolean {
  if (result === 'none') return true;
  if (unit === undefined) {
    state.markerCell[marker] = GONE;
    return false;
  }
  const left = loseStep(state, unit);
  if (left && result === 'loss') return true;
  state.unitCell[unit] = left ? WAITING : GONE;
  return false;
}
