import {
  BASE_STRENGTH,
  BASE_TYPE,
  formationOf,
  sideOf,
  SUPPLY_STATES,
  TRAVEL,
  TYPES,
  typeName,
  UNITS,
  UNKNOWN,
  unitName,
  UNSUPPLIED,
  type DriveState,
  type UnitSize,
  type UnitType,
} from '@club-route/drive-on-arnhem';
import { afterName } from '../../hex/pages/after-name.ts';
import type { Army, CounterFace, CounterMark, Echelon, SymbolKind } from '../../hex/counter/Counter.tsx';

/** Formations by a colour of their own, dark enough for white letters; where there was a badge, after it. */
const STRIPES: Readonly<Record<string, string>> = {
  '82': '#23407f',
  '101': '#1d1d1b',
  '1': '#6d1f36',
  POL: '#3f1f28',
  GDS: '#22335f',
  '50': '#7c201c',
  '30XXX': '#191714',
  '43': '#1f4f4a',
  '9SS': '#5f6670',
  '10SS': '#3d5f80',
  '59': '#27402f',
  '7FJ': '#204a45',
  '84': '#4a3a5e',
  '85': '#5a3d24',
  '180': '#50303a',
  '107': '#1f2726',
  FB: '#5c2f20',
  '189': '#4d4327',
  '406': '#6a5520',
  '6FJ': '#25465c',
  ind: '#3b4442',
};

const ARMIES: Readonly<Record<string, Army>> = { '82': 'us', '101': 'us', POL: 'polish' };

const SYMBOLS: Readonly<Record<UnitType, SymbolKind>> = {
  panzergrenadier: 'mech',
  mechanized: 'mech',
  engineer: 'engineer',
  armor: 'armor',
  recon: 'recon',
  artillery: 'artillery',
  headquarters: 'headquarters',
  infantry: 'infantry',
  airborne: 'para',
  glider: 'glider',
};

const ECHELONS: Readonly<Record<UnitSize, Echelon>> = {
  II: 'battalion',
  III: 'regiment',
  X: 'brigade',
  XX: 'division',
};

/** Under this efficiency a counter shows that its unit is worn out. */
const WORN_OUT = 70;

function armyOf(unit: number): Army {
  const { id, formation } = UNITS[unit];
  if (sideOf(unit) === 'allied') return ARMIES[formation] ?? 'british';
  return /SS/.test(`${id} ${formation}`) ? 'ss' : 'german';
}

/** The stripe tells the formation, so that a battalion needs not name it: "3/504" for 3/504/82. */
function shortName(unit: number): string {
  const parts = unitName(unit).split('/');
  return parts.length > 2 ? parts.slice(0, -1).join('/') : parts.join('/');
}

function typeOf(state: DriveState, unit: number): number {
  const type = state.unitType[unit];
  return type === UNKNOWN ? BASE_TYPE[unit] : type;
}

/** What the counter of a unit shows: strength and operation points, as far as they are known. */
export function faceOf(state: DriveState, unit: number, strength = state.unitStrength[unit]): CounterFace {
  const isOnMap = state.unitCell[unit] >= 0;
  const isKnown = strength !== UNKNOWN;
  const printed = String(BASE_STRENGTH[unit]);
  const here = isKnown ? `${strength}-${Math.max(0, state.unitPoints[unit])}` : '?';
  return {
    army: armyOf(unit),
    symbol: SYMBOLS[TYPES[typeOf(state, unit)]],
    echelon: ECHELONS[UNITS[unit].size],
    name: shortName(unit),
    factors: isOnMap ? here : printed,
    stripe: STRIPES[UNITS[unit].formation],
    depleted: isOnMap && isKnown && state.unitEfficiency[unit] < WORN_OUT,
    spent: undefined,
    marks: isOnMap ? marksOf(state, unit) : [],
  };
}

function marksOf(state: DriveState, unit: number): readonly CounterMark[] {
  const marks: CounterMark[] = [];
  const fort = state.unitFort[unit];
  if (state.unitMode[unit] === TRAVEL) marks.push({ sign: 'march' });
  if (fort > 0) marks.push({ sign: 'fort', text: String(fort) });
  if (state.unitSupply[unit] >= UNSUPPLIED) marks.push({ sign: 'want' });
  return marks;
}

/** "Airborne regiment, 82nd Airborne". */
export function aboutUnit(state: DriveState, unit: number): string {
  const type = typeName(typeOf(state, unit));
  return `${type[0].toUpperCase()}${type.slice(1)}, ${ECHELONS[UNITS[unit].size]}, ${formationOf(unit)}`;
}

/** "504/82, airborne, regiment, 82nd Airborne, strength 115, 16 operation points, travel mode, unsupplied". */
export function unitWords(state: DriveState, unit: number): string {
  const words = [unitName(unit), afterName(aboutUnit(state, unit))];
  if (state.unitCell[unit] >= 0) {
    if (state.unitStrength[unit] !== UNKNOWN)
      words.push(`strength ${state.unitStrength[unit]}`, `${state.unitPoints[unit]} operation points`);
    if (state.unitMode[unit] === TRAVEL) words.push('travel mode');
    if (state.unitFort[unit] > 0) words.push(`fortified ${state.unitFort[unit]}`);
    if (state.unitSupply[unit] >= UNSUPPLIED) words.push(SUPPLY_STATES[state.unitSupply[unit]]);
  }
  return words.join(', ');
}
