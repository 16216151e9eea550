import type { Viewer } from '@club-route/engine';
import { SITES } from '../data/board.ts';
import { sideOf } from '../data/units.ts';
import type { Piece } from '../phases/drop.ts';
import type { DescentReport } from '../report.ts';
import {
  areaName,
  bridgeName,
  cellName,
  dateOf,
  hexsideName,
  listed,
  oddsName,
  OUTCOME_NAMES,
  PEOPLE_FIRST,
  poolName,
  SIDE_NAMES,
  unitName,
  unitNames,
} from './names.ts';

type Told<K extends DescentReport['kind']> = Extract<DescentReport, { kind: K }>;

/** A report as a sentence of the log; the result first. */
export function sentence(report: DescentReport, viewer: Viewer): string | undefined {
  switch (report.kind) {
    case 'turn':
      return `${dateOf(report.turn)}: ${SIDE_NAMES[report.side]} player turn.`;
    case 'impulse':
      return `${PEOPLE_FIRST[report.side]} begin ${report.impulse === 'road' ? 'a road' : 'an off-road'} impulse.`;
    case 'set up':
      return 'The Allies have set up their ground forces.';
    case 'activated':
      return `${unitNames(report.units)} can enter from the south.`;
    case 'placed':
      return `Placed in ${areaName(report.area)}: ${poolName(report.pool)}.`;
    case 'moved':
      return `${unitNames(report.units)} ${report.units.length === 1 ? 'moves' : 'move'} to ${cellName(report.way.at(-1)!)}.`;
    case 'sighted':
      return sighted(report);
    case 'seen':
      return seen(report);
    case 'turned back':
      return `Enemies hold ${cellName(report.cell)}: ${unitNames(report.units)} cannot enter.`;
    case 'weather':
      return `The weather is ${report.weather}${report.die === undefined ? '' : ` (die ${report.die})`}.`;
    case 'dropped':
      return report.cell === undefined
        ? `${pieceName(report.piece)} turns back.`
        : `${pieceName(report.piece)} comes down at ${cellName(report.cell)}.`;
    case 'landings':
      return `Allied landings at ${listed(report.cells.map(cellName))}.`;
    case 'flak':
      return flak(report);
    case 'glider loss':
      return `${unitName(report.unit)} loses a step on landing.`;
    case 'question':
      return `Allied units reach ${bridgeName(report.bridge)} at ${cellName(report.cell)}.`;
    case 'declined':
      return `The Germans leave ${bridgeName(report.bridge)} standing.`;
    case 'demolition':
      return report.blown
        ? `The Germans blow ${bridgeName(report.bridge)} (die ${report.die}).`
        : `The charges fail, and ${bridgeName(report.bridge)} stands (die ${report.die}).`;
    case 'bridge taken':
      return `${PEOPLE_FIRST[report.side]} take ${bridgeName(report.bridge)}.`;
    case 'site taken':
      return `${PEOPLE_FIRST[report.side]} take ${cellName(SITES[report.site])}.`;
    case 'span built':
      return `The Allies bridge the water at ${hexsideName(report.hexside)}.`;
    case 'span ended':
      return `The Allied bridge at ${hexsideName(report.hexside)} is removed.`;
    case 'airfield repaired':
      return `The Allies repair the airfield at ${cellName(report.cell)}.`;
    case 'marker lost':
      return viewer === 'allied'
        ? `Air supplies at ${cellName(report.cell)} are lost.`
        : `The Germans capture the Allied air supplies at ${cellName(report.cell)}.`;
    case 'combat':
      return `Combat at ${cellName(report.cell)}.`;
    case 'fire':
      return fire(report);
    case 'stands':
      return `${unitName(report.unit)} stays in the city.`;
    case 'eliminated':
      return `${unitName(report.unit)} is eliminated.`;
    case 'full':
      return `${cellName(report.cell)} is full of enemy units. Choose another hex.`;
    case 'retreated':
      return `${unitName(report.unit)} retreats to ${cellName(report.way.at(-1)!)}.`;
    case 'advanced':
      return `${unitNames(report.units)} ${report.units.length === 1 ? 'advances' : 'advance'} into ${cellName(report.cell)}.`;
    case 'exit':
      return report.wins
        ? `${unitName(report.unit)} leaves the map to the north with a supply line behind it.`
        : `${unitName(report.unit)} leaves the map to the north without a supply line.`;
    case 'ended':
      return `The game ends with ${OUTCOME_NAMES[report.outcome]}.`;
  }
}

function pieceName({ unit }: Piece): string {
  return unit === undefined ? 'An air supply drop' : unitName(unit);
}

function sighted({ units, way }: Told<'sighted'>): string {
  const from = way.length > 1 ? ` from ${cellName(way[0])}` : '';
  const verb = units.length === 1 ? 'comes' : 'come';
  return way.length === 0
    ? `${unitNames(units)} ${verb} into sight.`
    : `${unitNames(units)} ${verb}${from} to ${cellName(way.at(-1)!)}.`;
}

function seen({ came, weaker, supplies }: Told<'seen'>): string | undefined {
  const parts: string[] = [];
  if (came.length > 0) parts.push(`${unitNames(came)} in sight.`);
  if (weaker.length > 0) parts.push(`${unitNames(weaker)} weakened.`);
  if (supplies.length > 0) parts.push(`Allied air supplies seen at ${listed(supplies.map(cellName))}.`);
  return parts.length === 0 ? undefined : parts.join(' ');
}

function flak({ piece, loses, aborts }: Told<'flak'>): string {
  if (!loses) return `Antiaircraft fire misses ${pieceName(piece)}.`;
  return aborts
    ? `${pieceName(piece)} is hit by antiaircraft fire and turns back.`
    : `${pieceName(piece)} is hit by antiaircraft fire.`;
}

const EFFECTS = {
  none: 'no effect',
  retreat: 'retreat',
  loss: 'a step lost',
  eliminated: 'eliminated',
} as const;

function fire({ firer, target, column, supplied, die, result }: Told<'fire'>): string {
  const supply = supplied ? '' : ', out of supply: +2';
  return `${effectOn(target, result)}: ${SIDE_NAMES[sideOf(firer)]} ${unitName(firer)} fires at ${oddsName(column)} (die ${die}${supply}).`;
}

function effectOn(target: number, result: keyof typeof EFFECTS): string {
  return `${unitName(target)}, ${EFFECTS[result]}`;
}
