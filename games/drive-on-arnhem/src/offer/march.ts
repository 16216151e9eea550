import { PLAIN_AIM, type Aim, type Attempt, type Warning } from '@club-route/engine';
import type { DriveAction } from '../actions.ts';
import { labelOf, stepBetween } from '../data/board.ts';
import { BRIDGE_BLOWS } from '../data/tables.ts';
import type { MarchForecast } from '../forecast/march.ts';
import { bridgeName, cellName, counted, terrainName, unitName } from '../language/names.ts';
import { optionsOf, type DriveState } from '../state.ts';
import type { DriveCell } from './types.ts';

/** Hexes that a unit can march to, with what each costs and what may happen on the way. */

export function marchCell(forecast: MarchForecast, press: DriveCell['press']): DriveCell {
  return { look: lookOf(forecast), text: costText(forecast), press, careful: true };
}

function lookOf({ left, bridges, atWorst, cost }: MarchForecast): DriveCell['look'] {
  if (left === 0) return 'stop';
  return bridges.length > 0 || atWorst > cost ? 'faint' : 'offered';
}

function costText({ cost, atWorst }: MarchForecast): string {
  return cost === atWorst ? String(cost) : `${cost}–${atWorst}`;
}

export function aimAtMarch(state: DriveState, unit: number, forecast: MarchForecast): Aim<DriveAction> {
  const { way, left } = forecast;
  const cell = way.at(-1)!;
  const points = counted(state.unitPoints[unit], 'operation point');
  return {
    ...PLAIN_AIM,
    title: cellName(cell),
    terrain: terrainName(cell),
    lines: [
      `${costText(forecast)} of ${points}; ${left} left.`,
      ...(forecast.free
        ? ['It does not have enough points, but its first hex of the day takes whatever it has (8.7).']
        : []),
      ...(forecast.ferry ? ['By ferry, which crosses once a day.'] : []),
    ],
    warnings: warningsOn(state, forecast),
    label: `Go to ${labelOf(cell)}`,
    action: { kind: 'move', unit, way },
  };
}

function warningsOn(state: DriveState, { zone, takesAll, fords, bridges }: MarchForecast): readonly Warning[] {
  const warnings: Warning[] = [];
  if (takesAll)
    warnings.push({ sign: 'zone', text: 'Moving from one enemy zone of control to another takes all its points.' });
  else if (zone) warnings.push({ sign: 'zone', text: 'It ends in an enemy zone of control.' });
  for (const { cell, carrier } of fords) {
    const boats = carrier < 0 ? 'It crosses' : `The boats of ${unitName(carrier)} carry it`;
    warnings.push({ sign: 'water', text: `${boats} to ${labelOf(cell)}.` });
  }
  for (const bridge of bridges) {
    const chance = BRIDGE_BLOWS[optionsOf(state).level - 1];
    const text = `The Germans blow the ${bridgeName(bridge)} with a chance of ${chance} %. The unit then stops in front of it.`;
    warnings.push({ sign: 'demolition', text });
  }
  return warnings;
}

export function sayMarch(state: DriveState, forecast: MarchForecast | undefined): readonly string[] {
  if (forecast === undefined) return ['out of reach'];
  const cost = costText(forecast);
  return [`${cost} ${cost === '1' ? 'point' : 'points'}`, ...warningsOn(state, forecast).map(({ text }) => text)];
}

/** Out of reach from the end of a way: a neighbour is tried, so that the rules say why; of others the points are the reason. */
export function vainMarch(state: DriveState, unit: number, way: readonly number[], cell: number): Attempt<DriveAction> {
  if (stepBetween(way.at(-1) ?? state.unitCell[unit], cell) >= 0)
    return { action: { kind: 'move', unit, way: [...way, cell] }, careful: true };
  const points = counted(state.unitPoints[unit], 'operation point');
  const text = `${unitName(unit)} cannot reach ${cellName(cell)} with ${points}.`;
  return { refusal: { rule: '8.7', text }, careful: true };
}
