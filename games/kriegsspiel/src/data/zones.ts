import { theatre } from './theatre.ts';
import { ALL_UNITS, UNITS, unitCalled } from './units.ts';

/** Drop and landing zones, and the plan that is flown where nobody files another (R82, R83). */

export interface Zone {
  readonly id: string;
  /** The names by which orders call it. */
  readonly names: readonly string[];
  readonly cell: number;
}

export const ZONES: readonly Zone[] = [
  zone('dz-a', 'DZ A'),
  zone('dz-a-1', 'DZ A-1'),
  zone('dz-b', 'DZ B', 'DZ C', 'LZ W'),
  zone('dz-n', 'DZ N'),
  zone('dz-o', 'DZ O'),
  zone('dz-t', 'DZ T'),
  zone('dz-x', 'DZ X'),
  zone('dz-y', 'DZ Y'),
  zone('dz-v', 'DZ V'),
  zone('dz-k', 'DZ K'),
  zone('lz-z', 'LZ Z'),
  zone('lz-s', 'LZ S'),
  zone('lz-l', 'LZ L'),
  zone('dz-driel', 'DZ DRIEL'),
];

export function zoneCalled(id: string): number {
  const found = ZONES.findIndex((one) => one.id === id);
  if (found < 0) throw new RangeError(`There is no zone "${id}".`);
  return found;
}

function zone(id: string, ...names: readonly string[]): Zone {
  return { id, names, cell: theatre.places.get(id)![0] };
}

/** The airborne divisions that have supply zones. */
export const DIVISIONS = ['1 Abn', '82 Abn', '101 Abn'] as const;
export type Division = (typeof DIVISIONS)[number];

/** What the airborne commander files before H-hour. */
export interface DropPlan {
  /** Unit -> its zone; -1 for units that do not fly. */
  readonly landing: readonly number[];
  /** 15: the zones at which each division is supplied. */
  readonly supply: Readonly<Record<Division, readonly number[]>>;
  /** R24, R82: units of the first day that fly with the first lift of the next. */
  readonly waiting: readonly number[];
}

export const FLYING_UNITS: readonly number[] = ALL_UNITS.filter((unit) => UNITS[unit].airborne);

/** R83, with the artillery and the gliders of later days where their division lands. */
const LANDING: Readonly<Record<string, readonly string[]>> = {
  'dz-b': ['1/502', '2/502', '3/502', '1/506', '2/506', '3/506', '1/327', '2/327', '1/101', '2/101'],
  'dz-a': ['1/501', '2/501', '3/501'],
  'dz-o': ['1/504', '2/504', '3/504', '3/Pol'],
  'dz-n': ['1/505', '2/505', '3/505'],
  'dz-t': ['1/508', '2/508', '3/508', '1/325', '2/325', '1/82', '2/82'],
  'dz-x': ['1/1', '2/1', '3/1'],
  'lz-s': ['2S/1', '7K/1', '1B/1'],
  'lz-z': ['1/1Lt'],
  'dz-y': ['10/4', '11/4', '156/4', '2/1Lt'],
  'dz-driel': ['1/Pol', '2/Pol'],
};

/** The default plan; V as history had it where the option says so. */
export function defaultPlan(supplyOfFirstAirborne: 'X' | 'V'): DropPlan {
  const landing = ALL_UNITS.map(() => -1);
  for (const [id, units] of Object.entries(LANDING))
    for (const unit of units) landing[unitCalled(unit)] = zoneCalled(id);
  return {
    landing,
    supply: {
      '1 Abn': [zoneCalled(supplyOfFirstAirborne === 'V' ? 'dz-v' : 'dz-x')],
      '82 Abn': [zoneCalled('dz-n')],
      '101 Abn': [zoneCalled('dz-b')],
    },
    waiting: ['3/501', '3/504', '3/508'].map(unitCalled),
  };
}

/** G116: the zones of the plan, of any division: to land on or to be supplied at. */
export function zonesOfPlan({ landing, supply }: DropPlan): readonly number[] {
  const used = new Set([...landing, ...Object.values(supply).flat()]);
  return [...ZONES.keys()].filter((index) => used.has(index));
}
