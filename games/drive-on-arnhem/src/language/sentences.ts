import type { Viewer } from '@club-route/engine';
import { GUN_REINFORCEMENTS, SUPPLY_STATES } from '../data/tables.ts';
import { sideOf, type Side } from '../data/units.ts';
import type { DriveReport, Plot, Stage, Way } from '../report.ts';
import {
  bridgeName,
  cellName,
  counted,
  dateOf,
  formationName,
  PEOPLE_FIRST,
  PHASE_NAMES,
  SIDE_NAMES,
  unitName,
  unitNames,
} from './names.ts';

/** A report as a sentence of the log; the result first. */
export function sentence(report: DriveReport, viewer: Viewer): string | undefined {
  switch (report.kind) {
    case 'turn':
      return `${dateOf(report.turn)}: the weather is ${report.weather}.`;
    case 'phase':
      return `${PHASE_NAMES[report.phase]}.`;
    case 'deployed':
      return `The Allies land. Their supply sources are ${cellList(report.sources)}.`;
    case 'struck':
      return struck(report, viewer);
    case 'interdicted':
      return report.units.length === 0
        ? 'Interdiction slows no German unit.'
        : `Interdiction slows ${unitNames(report.units)}.`;
    case 'supply':
      return `Supply changes for ${unitNames(report.changed)}.`;
    case 'walked':
      return walked(report);
    case 'arrived':
      return `${unitName(report.unit)} arrives at ${cellName(report.cell)}${report.late ? ', late in the day' : ''}.`;
    case 'sourceMoved':
      return `The supply source of the ${formationName(report.formation)} moves to ${cellName(report.cell)}.`;
    case 'guns':
      return `${unitName(report.unit)} receives ${counted(GUN_REINFORCEMENTS[report.row]!.points, 'artillery point')}.`;
    case 'built':
      return `${unitName(report.unit)} is built up from ${unitNames(report.from)}.`;
    case 'broken':
      return `${unitName(report.unit)} breaks down into ${unitNames(report.into)}.`;
    case 'disbanded':
      return `${unitName(report.unit)} disbands at ${cellName(report.cell)}.`;
    case 'allotted':
      return `Both sides receive operation points (${report.allotment} of 2).`;
    case 'rebuilt':
      return report.unit === undefined
        ? `The Allies rebuild the ${bridgeName(report.bridge)}.`
        : `${unitName(report.unit)} rebuilds the ${bridgeName(report.bridge)}.`;
    case 'moved':
      return `${unitName(report.way[0])} moves from ${cellName(report.way[1])} to ${cellName(report.way.at(-1)!)}.`;
    case 'sighted':
      return `${unitName(report.unit)} is sighted at ${cellName(report.cell)}.`;
    case 'owned':
      return `${PEOPLE_FIRST[report.side]} take ${cellList(report.cells)}.`;
    case 'overrun':
      return `The Germans overrun the supply source of the ${formationName(report.formation)}.`;
    case 'failed':
      return `${unitName(report.unit)} fails to move and loses ${counted(report.lost, 'operation point')}.`;
    case 'bridge':
      return report.blown
        ? `The Germans blow the ${bridgeName(report.bridge)}.`
        : `The Allies take the ${bridgeName(report.bridge)} intact.`;
    case 'mode':
      return `${unitName(report.unit)} changes to ${report.travel ? 'travel' : 'normal'} mode.`;
    case 'fortified':
      return `${unitName(report.unit)} digs in: fortification level ${report.level}.`;
    case 'plotted':
      return plotted(report.unit, report.plot);
    case 'battle':
      return battle(report);
    case 'fire':
      return fire(report.stage, report.fire, report.losses);
    case 'eliminated':
      return `${unitName(report.unit)} is destroyed.`;
    case 'retreated':
      return `${wayText(report.way, 'retreats')}.`;
    case 'advanced':
      return `${wayText(report.way, 'advances')}.`;
    case 'isolated':
      return `${unitName(report.unit)} is now ${SUPPLY_STATES[3]}: its ammunition is nearly gone.`;
    case 'ended':
      return `The game ends with ${counted(report.score, 'point')}: ${levelText(report.level)}.`;
  }
}

/** A number of a hex has a comma of its own. */
function cellList(cells: readonly number[]): string {
  return cells.map(cellName).join('; ');
}

export function levelText(level: string): string {
  return level === 'draw' ? 'a draw' : `${level.replace('allied', 'an Allied').replace('german', 'a German')} victory`;
}

function struck(report: Extract<DriveReport, { kind: 'struck' }>, viewer: Viewer): string {
  const where = `${SIDE_NAMES[report.side]} aircraft strike ${cellName(report.cell)}`;
  if (report.result !== undefined) {
    const { unit, lost, efficiency } = report.result;
    return `${unitName(unit)} is hit: it loses ${counted(lost, 'combat point')} and ${efficiency} % efficiency. ${where}.`;
  }
  return report.seen || (viewer !== report.side && viewer !== 'spectator') ? `${where} but miss.` : `${where}.`;
}

function walked({ formation, units, stopped }: Extract<DriveReport, { kind: 'walked' }>): string {
  const reached = units.length === 0 ? 'no new unit' : unitNames(units);
  const end = stopped === undefined ? '' : ` It stops short of ${cellName(stopped)}: a German unit is near.`;
  return `The supply of the ${formationName(formation)} reaches ${reached}.${end}`;
}

function plotted(unit: number, plot: Plot): string {
  const name = unitName(unit);
  switch (plot.kind) {
    case 'attack':
      return `${name} will attack ${cellName(plot.cell)}.`;
    case 'withdrawn':
      return `${name} cancels its attack on ${cellName(plot.cell)}.`;
    case 'barrage':
      return plot.cell < 0 ? `${name} has no barrage target.` : `${name} will shell ${cellName(plot.cell)}.`;
    case 'protect':
      return `${name} will fire against ${plot.targets === 1 ? 'the first attack' : 'the first two attacks'} in range.`;
    case 'advance':
      return `${name} will advance ${counted(plot.hexes, 'hex', 'hexes')} after combat.`;
    case 'build':
      return plot.plot === 'none'
        ? `${name} will neither build up nor break down.`
        : `${name} will ${plot.plot === 'buildup' ? 'build up' : 'break down'} next turn.`;
    case 'disband':
      return plot.on ? `${name} will disband next turn.` : `${name} will not disband.`;
  }
}

function battle(report: Extract<DriveReport, { kind: 'battle' }>): string {
  const { side, cell, attackers, defenders, strength, odds } = report;
  const ratio = `${Math.floor(odds / 10)}.${odds % 10} to 1`;
  return `${PEOPLE_FIRST[side]} attack ${cellName(cell)} with ${unitNames(attackers)} against ${unitNames(defenders)}: about ${strength} points, odds ${ratio}.`;
}

const STAGE_NAMES: Readonly<Record<Stage, string>> = {
  protective: 'Protective fire',
  barrage: 'Artillery barrage',
  defensive: 'Defensive fire',
  offensive: 'Offensive fire',
};

function fire(stage: Stage, points: number, losses: readonly number[]): string | undefined {
  if (points === 0) return undefined;
  const effect = losses.length === 0 ? 'no losses' : `losses ${lossText(losses)}`;
  return `${STAGE_NAMES[stage]} of ${counted(points, 'point')}: ${effect}.`;
}

/** Units with what each lost: "3/327/101 1, 2/327/101 2". */
export function lossText(losses: readonly number[]): string {
  const lost: string[] = [];
  for (let index = 0; index < losses.length; index += 2) lost.push(`${unitName(losses[index])} ${losses[index + 1]}`);
  return lost.join(', ');
}

function wayText([unit, from, ...cells]: Way, verb: string): string {
  const side: Side = sideOf(unit);
  return `${SIDE_NAMES[side]} ${unitName(unit)} ${verb} from ${cellName(from)} to ${cells.map(cellName).join(', then ')}`;
}
