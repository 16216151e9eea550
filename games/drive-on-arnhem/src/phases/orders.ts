import { hexDistance, type Refusal } from '@club-route/engine';
import type { ActionOf, BuildPlot } from '../actions.ts';
import { BUILD_PLOTS } from '../actions.ts';
import { board, CELLS, labelOf, RING, stepBetween } from '../data/board.ts';
import { COST, MOST_FORTIFIED } from '../data/tables.ts';
import { IS_PARENT, PARENT_OF, REACH_OF_RANGE, sideOf, UNITS, type Side } from '../data/units.ts';
import { counted } from '../language/names.ts';
import type { Plot, Reports } from '../report.ts';
import { hasEngineer } from '../rules/carriers.ts';
import { hasTraveller, leastOfCommandDie } from '../rules/weigh.ts';
import { seesEnemyIn, seesEnemyNextTo } from '../rules/zones.ts';
import { isAdvanced, NO_PLOT, NONE, NORMAL, optionsOf, TRAVEL, type DriveState } from '../state.ts';

/** 8.5 Orders other than moving. Plots only set a column; what comes of them, later phases see. */

function nameOf(unit: number): string {
  return UNITS[unit].id;
}

/** S7.15 */
function refusePlotted(state: DriveState, unit: number): Refusal | undefined {
  if (state.unitAttack[unit] === NONE) return undefined;
  return { rule: 'S7.15', text: `${nameOf(unit)} has plotted an attack and can do nothing else this phase.` };
}

function refusePoints(state: DriveState, unit: number, cost: number, what: string, rule: string): Refusal | undefined {
  const points = state.unitPoints[unit];
  if (points >= cost) return undefined;
  return { rule, text: `${nameOf(unit)} has ${counted(points, 'operation point')} left; ${what} costs ${cost}.` };
}

/** 8.9 */
export function refuseMode(state: DriveState, unit: number): Refusal | undefined {
  const plotted = refusePlotted(state, unit);
  if (plotted !== undefined) return plotted;
  if (state.unitMode[unit] === NORMAL && isAdvanced(state) && hasTraveller(state, state.unitCell[unit], unit))
    return { rule: 'H14', text: 'Another unit in travel mode is in the hex. Two may not stack.' };
  return refusePoints(state, unit, COST.mode, 'a change of mode', 'H38');
}

export function changeMode(state: DriveState, unit: number, reports: Reports): void {
  const travel = state.unitMode[unit] === NORMAL;
  state.unitMode[unit] = travel ? TRAVEL : NORMAL;
  state.unitPoints[unit] -= COST.mode;
  if (travel) state.unitFort[unit] = 0;
  reports?.push({ kind: 'mode', side: sideOf(unit), unit, travel, open: !optionsOf(state).hidden });
}

/** 8.11, H38 */
export function fortificationCost(state: DriveState, unit: number): number {
  const cell = state.unitCell[unit];
  const work = hasEngineer(state, cell) ? COST.fortifyWithEngineer : COST.fortify;
  return work + (seesEnemyNextTo(state, sideOf(unit), cell) ? COST.fortifyNextToEnemy : 0);
}

export function refuseFortify(state: DriveState, unit: number): Refusal | undefined {
  const plotted = refusePlotted(state, unit);
  if (plotted !== undefined) return plotted;
  if (RING[state.unitCell[unit]] === 1) return { rule: 'H13', text: 'Units off the map cannot fortify.' };
  if (state.unitMode[unit] !== NORMAL)
    return { rule: '8.11', text: `${nameOf(unit)} is in travel mode. Change to normal mode before you fortify.` };
  if (state.unitFort[unit] >= MOST_FORTIFIED)
    return { rule: '8.11', text: `${nameOf(unit)} is already at the highest fortification level, five.` };
  return refusePoints(state, unit, fortificationCost(state, unit), 'a level of fortification', '8.11');
}

export function fortify(state: DriveState, unit: number, reports: Reports): void {
  state.unitPoints[unit] -= fortificationCost(state, unit);
  state.unitFort[unit]++;
  reports?.push({ kind: 'fortified', side: sideOf(unit), unit, level: state.unitFort[unit] });
}

/** 8.15, H39 */
export function refuseAttack(state: DriveState, { unit, cell }: ActionOf<'attack'>): Refusal | undefined {
  const from = state.unitCell[unit];
  if (state.unitAttack[unit] !== NONE)
    return {
      rule: '8.15',
      text: `${nameOf(unit)} has already plotted an attack on ${labelOf(state.unitAttack[unit])}.`,
    };
  if (cell >= CELLS || stepBetween(from, cell) < 0)
    return { rule: '8.15', text: `${nameOf(unit)} can attack only a hex next to it.` };
  if (RING[from] === 1 || RING[cell] === 1) return { rule: '8.8', text: 'Units cannot attack across the map edge.' };
  if (!seesEnemyIn(state, sideOf(unit), cell)) return { rule: '8.15', text: `You see no enemy in ${labelOf(cell)}.` };
  const least = COST.offensiveFire + (state.unitOutOfCommand[unit] === 1 ? leastOfCommandDie(state) : 0);
  return refusePoints(state, unit, least, 'an attack', '8.15');
}

/** 9.0: the number that puts a new plot behind all others of the phase. */
function nextAttackOrder(state: DriveState): number {
  let last = 0;
  for (let unit = 0; unit < state.unitAttack.length; unit++)
    if (state.unitAttack[unit] >= 0 && state.unitAttackOrder[unit] > last) last = state.unitAttackOrder[unit];
  return last + 1;
}

export function plotAttack(state: DriveState, { unit, cell }: ActionOf<'attack'>, reports: Reports): void {
  state.unitAttackOrder[unit] = nextAttackOrder(state);
  state.unitAttack[unit] = cell;
  told(reports, unit, { kind: 'attack', cell });
}

/** H39: only by option; 8.15 says that plots stand. */
export function refuseWithdraw(state: DriveState, unit: number): Refusal | undefined {
  if (!optionsOf(state).withdrawPlots) return { rule: '8.15', text: 'You cannot cancel a plotted attack.' };
  return state.unitAttack[unit] === NONE
    ? { rule: '8.15', text: `${nameOf(unit)} has not plotted an attack.` }
    : undefined;
}

export function withdraw(state: DriveState, unit: number, reports: Reports): void {
  told(reports, unit, { kind: 'withdrawn', cell: state.unitAttack[unit] });
  state.unitAttack[unit] = NONE;
  state.unitAttackOrder[unit] = 0;
}

function refuseIntermediate(state: DriveState, rule: string): Refusal | undefined {
  return isAdvanced(state)
    ? undefined
    : { rule, text: 'You plot this only in the advanced game. Here it is automatic.' };
}

function refuseWithoutGuns(state: DriveState, unit: number): Refusal | undefined {
  return state.unitGuns[unit] > 0 ? undefined : { rule: '8.13', text: `${nameOf(unit)} has no artillery.` };
}

/** 8.13, H29 */
export function refuseBarrage(state: DriveState, { unit, cell }: ActionOf<'barrage'>): Refusal | undefined {
  const wrong = refuseIntermediate(state, '8.13') ?? refuseWithoutGuns(state, unit) ?? refusePlotted(state, unit);
  if (wrong !== undefined) return wrong;
  if (cell === undefined)
    return state.unitBarrage[unit] === NONE
      ? { rule: '8.13', text: `${nameOf(unit)} has no barrage plotted.` }
      : undefined;
  if (state.unitMode[unit] !== NORMAL || RING[state.unitCell[unit]] === 1)
    return { rule: '8.9', text: `${nameOf(unit)} cannot fire a barrage in travel mode or off the map.` };
  if (cell >= CELLS || hexDistance(board, state.unitCell[unit], cell) > REACH_OF_RANGE[state.unitRange[unit]])
    return { rule: '8.13', text: `That hex is out of range of ${nameOf(unit)}.` };
  if (!seesEnemyIn(state, sideOf(unit), cell)) return { rule: '8.13', text: `You see no enemy in ${labelOf(cell)}.` };
  return state.unitBarrage[unit] === cell
    ? { rule: '8.13', text: `${nameOf(unit)} has already plotted this barrage.` }
    : undefined;
}

export function plotBarrage(state: DriveState, { unit, cell }: ActionOf<'barrage'>, reports: Reports): void {
  state.unitBarrage[unit] = cell ?? NONE;
  told(reports, unit, { kind: 'barrage', cell: cell ?? NONE });
}

/** 8.13: protective fire on the first attack in range, or half on each of the first two. */
export function refuseProtect(state: DriveState, { unit, targets }: ActionOf<'protect'>): Refusal | undefined {
  const wrong = refuseIntermediate(state, '8.13') ?? refuseWithoutGuns(state, unit);
  if (wrong !== undefined) return wrong;
  if (targets !== 1 && targets !== 2) return { rule: '8.13', text: 'Protective fire has one or two targets.' };
  return state.unitProtect[unit] === targets
    ? { rule: '8.13', text: `${nameOf(unit)} has already plotted this.` }
    : undefined;
}

export function plotProtect(state: DriveState, { unit, targets }: ActionOf<'protect'>, reports: Reports): void {
  state.unitProtect[unit] = targets;
  told(reports, unit, { kind: 'protect', targets });
}

/** 8.16 */
export function refuseAdvance(state: DriveState, { unit, hexes }: ActionOf<'advance'>): Refusal | undefined {
  const wrong = refuseIntermediate(state, '8.16');
  if (wrong !== undefined) return wrong;
  if (hexes > 2) return { rule: '8.16', text: 'A unit advances 0, 1 or 2 hexes after combat.' };
  return state.unitAdvance[unit] === hexes
    ? { rule: '8.16', text: `${nameOf(unit)} has already plotted this.` }
    : undefined;
}

export function plotAdvance(state: DriveState, { unit, hexes }: ActionOf<'advance'>, reports: Reports): void {
  state.unitAdvance[unit] = hexes;
  told(reports, unit, { kind: 'advance', hexes });
}

/** 7.1: parents break down; parents and their components build up. */
export function mayPlot(unit: number, plot: BuildPlot): boolean {
  if (plot === 'none') return true;
  return IS_PARENT[unit] === 1 || (plot === 'buildup' && PARENT_OF[unit] !== NONE);
}

export function refusePlot(state: DriveState, { unit, plot }: ActionOf<'plot'>): Refusal | undefined {
  if (state.unitPlot[unit] === plotCode(plot))
    return { rule: '7.0', text: `${nameOf(unit)} has already plotted this.` };
  if (mayPlot(unit, plot)) return undefined;
  const why = plot === 'breakdown' ? 'cannot break down: it has no components' : 'cannot build up into another unit';
  return { rule: '7.1', text: `${nameOf(unit)} ${why}.` };
}

export function plotCode(plot: BuildPlot): number {
  return NO_PLOT + BUILD_PLOTS.indexOf(plot);
}

export function plotBuild(state: DriveState, { unit, plot }: ActionOf<'plot'>, reports: Reports): void {
  state.unitPlot[unit] = plotCode(plot);
  told(reports, unit, { kind: 'build', plot });
}

/** 8.5 */
export function refuseDisband(state: DriveState, { unit, on }: ActionOf<'disband'>): Refusal | undefined {
  return (state.unitDisband[unit] === 1) === on
    ? { rule: '8.5', text: `${nameOf(unit)} ${on ? 'is already plotted to disband' : 'is not plotted to disband'}.` }
    : undefined;
}

export function plotDisband(state: DriveState, { unit, on }: ActionOf<'disband'>, reports: Reports): void {
  state.unitDisband[unit] = on ? 1 : 0;
  told(reports, unit, { kind: 'disband', on });
}

function told(reports: Reports, unit: number, plot: Plot): void {
  const side: Side = sideOf(unit);
  reports?.push({ kind: 'plotted', side, unit, plot });
}
