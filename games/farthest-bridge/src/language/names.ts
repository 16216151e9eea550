import { sideLabel } from '@club-route/engine';
import { CellNames, crossingNamed } from '@club-route/theatre';
import { board, BRIDGES } from '../data/board.ts';
import { theatre } from '../data/theatre.ts';
import { MARKER_KINDS, MARKER_NATION, MARKER_VALUE, type MarkerKind } from '../data/support.ts';
import { ATTACK, DEFENSE, UNITS, type DepletedReading, type UnitKind } from '../data/units.ts';
import type { CombatResult } from '../data/combat-table.ts';
import type { FarthestBridgeState, Phase } from '../state.ts';

/** Names of things, as they stand in sentences and in typed orders. */

export function unitName(unit: number): string {
  return UNITS[unit]!.id;
}

export function unitNames(units: readonly number[]): string {
  const names = units.map(unitName);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

const cellNames = new CellNames(theatre);

export function placeOf(cell: number): string | undefined {
  return cellNames.placeOf(cell);
}

/** The hexes of a place by its name. */
export function cellsOfPlace(name: string): readonly number[] {
  return cellNames.cellsOf(name);
}

/** "2621 (Nijmegen)", or the number alone. */
export function cellName(cell: number): string {
  return cellNames.nameOf(cell);
}

export function bridgeName(bridge: number): string {
  return `${BRIDGES[bridge]!.name} bridge`;
}

/** A bridge by its name, with or without "bridge", or by its two hexes. */
export function bridgeNamed(text: string): number {
  return crossingNamed(board, BRIDGES, text);
}

export function sideName(side: number): string {
  return sideLabel(board, side);
}

export function markerName(kind: MarkerKind): string {
  const index = MARKER_KINDS.indexOf(kind);
  const nation = { us: 'US', uk: 'UK', german: 'German' }[MARKER_NATION[index]!];
  return `${nation} +${MARKER_VALUE[index]}`;
}

export function markerNames(markers: readonly MarkerKind[]): string {
  return markers.map(markerName).join(' and ');
}

export const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  deploy: 'Deployment',
  alliedMove: 'Allied movement',
  alliedCombat: 'Allied combat',
  alliedMobile: 'Allied mobile movement',
  germanMove: 'German movement',
  germanCombat: 'German combat',
  germanMobile: 'German mobile movement',
  over: 'The game is over',
};

/** Turn 1 is 17 September. */
export function dateOf(turn: number): string {
  return `${16 + turn} September`;
}

/** Half points as points: 7 is "3½". */
export function points(half: number): string {
  return half % 2 === 0 ? String(half / 2) : `${half === 1 ? '' : (half - 1) / 2}½`;
}

/** "2-2-7": attack, defense, movement, as they are now. */
export function factorsOf(unit: number, depleted: boolean, reading: DepletedReading): string {
  const index = unit * 2 + (depleted ? 1 : 0);
  return `${ATTACK[reading][index]}-${DEFENSE[reading][index]}-${UNITS[unit]!.movement}`;
}

export const NATION_NAMES = { us: 'US', uk: 'UK', pol: 'Polish', german: 'German' } as const;

export const KIND_NAMES: Readonly<Record<UnitKind, string>> = {
  para: 'paratroops',
  glider: 'glider infantry',
  armor: 'armour',
  mech: 'mechanised infantry',
  recon: 'reconnaissance',
  infantry: 'infantry',
  engineer: 'engineers',
};

/** What a result of the combat table means, whoever fights. */
export const RESULT_WORDS: Readonly<Record<CombatResult, string>> = {
  A1: 'the attackers retreat one hex',
  A2: 'the attackers retreat two hexes',
  Ae: 'the attackers are destroyed',
  Br: 'both sides retreat one hex',
  D1: 'the defender retreats one hex',
  D2: 'the defender retreats two hexes',
  D3: 'the defender retreats three hexes',
  D4: 'the defender retreats four hexes',
  De: 'the defender is destroyed',
};

/** "17 September, Allied movement." */
export function header(state: FarthestBridgeState): string {
  return `${dateOf(state.turn)}, ${PHASE_NAMES[state.phase].toLowerCase().replace('allied', 'Allied').replace('german', 'German')}.`;
}

/** More units than these are not named one by one. */
const MOST_NAMES = 4;

/** Units by their names; of many, only how many they are. */
export function namesOrNumber(units: readonly number[]): string {
  return units.length > MOST_NAMES ? `${units.length} units` : unitNames(units);
}
