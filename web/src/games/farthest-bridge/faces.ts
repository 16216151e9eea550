import {
  factorsOf,
  isBrigade,
  KIND_NAMES,
  NATION_NAMES,
  UNITS,
  unitName,
  type DepletedReading,
  type UnitData,
} from '@club-route/farthest-bridge';
import type { Army, CounterFace } from '../../hex/counter/Counter.tsx';

/** Formations by a colour of their own, dark enough for white letters; where there was a badge, after it. */
const STRIPES: Readonly<Record<string, string>> = {
  '101st Airborne': '#1d1d1b',
  '82nd Airborne': '#23407f',
  '1st Airborne': '#6d1f36',
  'Guards Armoured': '#22335f',
  '50th Division': '#7c201c',
  '43rd Division': '#1f4f4a',
  'XXX Corps': '#191714',
  'Polish Brigade': '#3f1f28',
  '9 SS Panzer': '#5f6670',
  '10 SS Panzer': '#3d5f80',
  '107 Panzer Brigade': '#1f2726',
  '406 Division': '#4d4327',
  '59 Division': '#27402f',
  'von Tettau': '#5a3d24',
  'Parachute Army': '#204a45',
  'Corps Feldt': '#50303a',
  Huber: '#5c2f20',
  '6 Parachute': '#25465c',
};
const NO_STRIPE = '#2d3533';

function armyOf({ nation, formation }: UnitData): Army {
  switch (nation) {
    case 'us':
      return 'us';
    case 'uk':
      return 'british';
    case 'pol':
      return 'polish';
    case 'german':
      return formation.includes('SS') ? 'ss' : 'german';
  }
}

/** What the counter of a unit shows. */
export function faceOf(
  unit: number,
  depleted: boolean,
  reading: DepletedReading,
  spent: CounterFace['spent'],
): CounterFace {
  const data = UNITS[unit];
  return {
    army: armyOf(data),
    symbol: data.kind,
    echelon: isBrigade(unit) ? 'brigade' : 'battalion',
    name: unitName(unit),
    factors: factorsOf(unit, depleted, reading),
    stripe: STRIPES[data.formation] ?? NO_STRIPE,
    depleted,
    spent,
  };
}

/** "3/504, US paratroops of the 82nd Airborne, 2-2-7, depleted". */
export function unitWords(unit: number, depleted: boolean, reading: DepletedReading): string {
  const { nation, kind, formation } = UNITS[unit];
  const words = `${unitName(unit)}, ${NATION_NAMES[nation]} ${KIND_NAMES[kind]}, ${formation}, ${factorsOf(unit, depleted, reading)}`;
  return depleted ? `${words}, depleted` : words;
}
