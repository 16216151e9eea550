import type { Viewer } from '@club-route/engine';
import { BRIDGES } from '../data/board.ts';
import { SUPPLY_STATES } from '../data/tables.ts';
import { UNIT_COUNT, sideOf, UNITS, type Side } from '../data/units.ts';
import { supplyCuts, supplyOf, type UnitSupply } from '../forecast/supply.ts';
import { scoreOf } from '../rules/victory.ts';
import { BLOWN, optionsOf, TRAVEL, UNKNOWN, UNTESTED, type DriveState } from '../state.ts';
import { cellName, counted, dateOf, PHASE_NAMES, SIDE_NAMES, typeName, unitName } from './names.ts';

/** The position in lines of text. */
export function describe(state: DriveState, viewer: Viewer): readonly string[] {
  const supplies = supplyOf(state);
  const score = state.phase === 'over' ? state.score : scoreOf(state);
  return [
    `${dateOf(state.turn)}. ${PHASE_NAMES[state.phase]}. The weather is ${state.weather}.`,
    state.phase === 'over'
      ? `The Allies have ${counted(score, 'point')}.`
      : `If the game ended now, the Allies would have ${counted(score, 'point')}.`,
    ...bridgeLines(state),
    ...(['allied', 'german'] as const).flatMap((side) => unitLines(state, side, supplies)),
    ...supplyLines(supplies),
    ...(optionsOf(state).hidden && viewer !== 'spectator' ? ghostLines(state, viewer) : []),
  ];
}

function bridgeLines(state: DriveState): readonly string[] {
  const named = (wanted: number): string =>
    BRIDGES.filter((_, bridge) => state.bridgeState[bridge] === wanted)
      .map(({ name }) => name)
      .join('; ');
  const lines: string[] = [];
  if (named(BLOWN) !== '') lines.push(`Bridges blown: ${named(BLOWN)}.`);
  if (named(UNTESTED) !== '') lines.push(`Bridges not tested: ${named(UNTESTED)}.`);
  return lines;
}

function unitLines(state: DriveState, side: Side, supplies: readonly UnitSupply[]): readonly string[] {
  const lines: string[] = [];
  for (const supply of supplies) if (sideOf(supply.unit) === side) lines.push(unitLine(state, supply));
  return [lines.length === 0 ? `${SIDE_NAMES[side]} units: none in sight.` : `${SIDE_NAMES[side]} units:`, ...lines];
}

/** 8.4: as much of a unit as is known. */
function unitLine(state: DriveState, supply: UnitSupply): string {
  const { unit } = supply;
  const mode = state.unitMode[unit] === TRAVEL ? 'travel mode' : 'normal mode';
  const facts = [`${typeName(state.unitType[unit])} ${UNITS[unit].size}`, `stacking ${state.unitStack[unit]}`, mode];
  if (state.unitStrength[unit] !== UNKNOWN) {
    facts.push(`strength ${state.unitStrength[unit]}`, `efficiency ${state.unitEfficiency[unit]}`);
    if (state.unitGuns[unit] > 0) facts.push(`artillery ${state.unitGuns[unit]}`);
    facts.push(`${state.unitPoints[unit]} OP`, SUPPLY_STATES[state.unitSupply[unit]]);
    if (state.unitFort[unit] > 0) facts.push(`fort ${state.unitFort[unit]}`);
    if (state.unitOutOfCommand[unit] === 1) facts.push('out of command');
  }
  facts.push(supplyWords(supply));
  if (state.unitAttack[unit] >= 0) facts.push(`will attack ${cellName(state.unitAttack[unit])}`);
  return `${cellName(state.unitCell[unit])}: ${unitName(unit)}, ${facts.join(', ')}`;
}

/** How it would be supplied if the supply phase came now. */
function supplyWords({ by, source }: UnitSupply): string {
  switch (by) {
    case 'ground':
      return `ground supply from ${cellName(source)}`;
    case 'air':
      return `airborne supply from ${cellName(source)}`;
    case 'off the map':
      return 'supplied off the map';
    case 'none':
      return 'no supply route';
  }
}

/** So many of the hexes on which supply hangs are named. */
const CUTS_NAMED = 5;

function supplyLines(supplies: readonly UnitSupply[]): readonly string[] {
  return (['allied', 'german'] as const).flatMap((side) => {
    const cuts = supplyCuts(supplies.filter(({ unit }) => sideOf(unit) === side)).slice(0, CUTS_NAMED);
    if (cuts.length === 0) return [];
    const named = cuts.map(({ cell, units }) => `${cellName(cell)} (${counted(units.length, 'unit')})`);
    return [`${SIDE_NAMES[side]} supply depends on ${named.join(', ')}.`];
  });
}

function ghostLines(state: DriveState, viewer: Viewer): readonly string[] {
  const lines: string[] = [];
  for (let unit = 0; unit < UNIT_COUNT; unit++) {
    if (sideOf(unit) === viewer || state.unitCell[unit] !== UNKNOWN || state.ghostCell[unit] < 0) continue;
    lines.push(
      `Last seen on ${dateOf(state.ghostTurn[unit])} at ${cellName(state.ghostCell[unit])}: ${unitName(unit)}`,
    );
  }
  return lines;
}
