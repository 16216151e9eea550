/**
 * The 78 units. Factors, turns and hexes are printed (11.1, 18.0); names are found in the 1976 game, of which this one
 * is a re-issue: they match one to one by factors, turn and hex.
 */

export type Side = 'allied' | 'german';
export type Nation = 'us' | 'uk' | 'pol' | 'german';
export type UnitKind = 'para' | 'glider' | 'armor' | 'mech' | 'recon' | 'infantry' | 'engineer';

/** Where a unit comes from: `setup` on the map at the start, `edge` by the hexes of an entry, `air` around a zone. */
export type Arrival =
  | { readonly by: 'setup'; readonly hex: string }
  | { readonly by: 'edge'; readonly turn: number; readonly hexes: readonly string[] }
  | { readonly by: 'air'; readonly turn: number; readonly zone: AirZone };
export type AirZone = '1st' | '101st' | '82nd' | 'arnhem';

export interface UnitData {
  readonly id: string;
  readonly nation: Nation;
  readonly side: Side;
  readonly kind: UnitKind;
  readonly attack: number;
  readonly defense: number;
  readonly movement: number;
  readonly formation: string;
  readonly arrival: Arrival;
}

// 11.1: the ranges of edge hexes, written out.
const NORTH = ['3907', '3908', '3909', '3910', '3911', '3912', '3913', '3914', '3915', '3916'];
const WEST = rows('01', 7, 23);
const SOUTH_EAST = ['0126', '0225', '0326', '0425', '0526', '0625', '0726', '0825'];
const EAST = ['1726', '1825', '1926', '2025', '2126', '2225', '2326', '2425', '2526', '2625', '2726'];
/** "Adjacent to Eindhoven": deduced, the south-edge hexes that touch an Eindhoven hex. */
const EINDHOVEN_EDGE = ['0103', '0104', '0105'];

function rows(row: string, first: number, last: number): readonly string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String(first + index).padStart(2, '0') + row);
}

function westFrom(first: number, last: number): readonly string[] {
  return WEST.filter((hex) => Number(hex.slice(0, 2)) >= first && Number(hex.slice(0, 2)) <= last);
}

const setup = (hex: string): Arrival => ({ by: 'setup', hex });
const edge = (turn: number, hexes: readonly string[]): Arrival => ({ by: 'edge', turn, hexes });
const air = (turn: number, zone: AirZone): Arrival => ({ by: 'air', turn, zone });

function units(
  nation: Nation,
  kind: UnitKind,
  printed: string,
  arrival: Arrival,
  formation: string,
  ids: string,
): readonly UnitData[] {
  const [attack = 0, defense = 0, movement = 0] = printed.split('-').map(Number);
  const side: Side = nation === 'german' ? 'german' : 'allied';
  return ids.split(' ').map((id) => ({ id, nation, side, kind, attack, defense, movement, formation, arrival }));
}

export const UNITS: readonly UnitData[] = [
  // United States
  ...units(
    'us',
    'para',
    '2-2-7',
    air(1, '101st'),
    '101st Airborne',
    '1/501 2/501 3/501 1/502 2/502 3/502 1/506 2/506 3/506',
  ),
  ...units(
    'us',
    'para',
    '2-2-7',
    air(1, '82nd'),
    '82nd Airborne',
    '1/504 2/504 3/504 1/505 2/505 3/505 1/508 2/508 3/508',
  ),
  ...units('us', 'glider', '2-3-7', air(3, '101st'), '101st Airborne', '1/327 2/327'),
  ...units('us', 'glider', '2-3-7', air(7, '82nd'), '82nd Airborne', '1/325 2/325'),
  // United Kingdom
  ...units('uk', 'para', '2-2-7', air(1, '1st'), '1st Airborne', '1/1 2/1 3/1'),
  ...units('uk', 'glider', '2-2-7', air(1, '1st'), '1st Airborne', '1B/1 7K/1 2S/1'),
  ...units('uk', 'para', '2-2-7', air(2, '1st'), '1st Airborne', '10/4 11/4 156/4'),
  ...units('uk', 'armor', '4-3-10', edge(2, EINDHOVEN_EDGE), 'Guards Armoured', '2I/5'),
  ...units('uk', 'infantry', '3-3-7', edge(2, EINDHOVEN_EDGE), 'Guards Armoured', '3I/32'),
  ...units('uk', 'infantry', '3-3-7', edge(2, EINDHOVEN_EDGE), '50th Division', '2D/231'),
  ...units('uk', 'engineer', '3-3-10', edge(2, EINDHOVEN_EDGE), 'XXX Corps', 'E'),
  ...units('uk', 'armor', '4-3-10', edge(3, EINDHOVEN_EDGE), 'Guards Armoured', '1C/5 2G/5'),
  ...units('uk', 'infantry', '5-5-7', edge(3, EINDHOVEN_EDGE), 'Guards Armoured', '32'),
  ...units('uk', 'infantry', '5-5-7', edge(3, EINDHOVEN_EDGE), '43rd Division', '129'),
  ...units('uk', 'infantry', '5-5-7', edge(4, EINDHOVEN_EDGE), '43rd Division', '130 214'),
  ...units('uk', 'armor', '4-3-10', edge(8, EINDHOVEN_EDGE), 'XXX Corps', '3/29'),
  // Poland
  ...units('pol', 'para', '2-2-7', air(5, 'arnhem'), 'Polish Brigade', '1/Pol 2/Pol'),
  ...units('pol', 'para', '2-2-7', air(7, 'arnhem'), 'Polish Brigade', '3/Pol'),
  // Germany
  ...units('german', 'infantry', '2-2-7', setup('2025'), '406 Division', '2/406'),
  ...units('german', 'infantry', '2-2-7', setup('2325'), '406 Division', '1/406'),
  ...units('german', 'infantry', '2-2-7', setup('2621'), 'Nijmegen', 'BrDf'),
  ...units('german', 'infantry', '3-3-7', setup('3722'), 'Arnhem', 'Krft'),
  ...units('german', 'mech', '4-4-7', setup('3724'), '9 SS Panzer', '2/9SS'),
  ...units('german', 'recon', '2-2-12', setup('3322'), '9 SS Panzer', '9S'),
  ...units('german', 'mech', '2-2-12', setup('0702'), 'Eindhoven', 'Grsn'),
  ...units('german', 'infantry', '3-3-7', edge(1, NORTH), 'von Tettau', '1/vT 2/vT'),
  ...units('german', 'infantry', '3-3-7', edge(1, westFrom(7, 9)), '59 Division', '1/59 2/59'),
  ...units('german', 'mech', '5-5-10', edge(1, ['3824']), '9 SS Panzer', '1/9SS'),
  ...units('german', 'mech', '4-4-7', edge(1, ['3925']), '9 SS Panzer', '3/9SS'),
  ...units('german', 'recon', '2-2-12', edge(1, ['3326']), '10 SS Panzer', '10SS'),
  ...units('german', 'infantry', '3-3-7', edge(2, NORTH), 'von Tettau', '3/vT'),
  ...units('german', 'armor', '5-3-10', edge(2, ['0725']), '107 Panzer Brigade', '2107P'),
  ...units('german', 'mech', '4-4-10', edge(2, ['0726']), '107 Panzer Brigade', '2107M'),
  ...units('german', 'infantry', '2-2-7', edge(3, EAST), 'Corps Feldt', '1/1P 2/1P'),
  ...units('german', 'infantry', '2-3-7', edge(3, SOUTH_EAST), 'Parachute Army', '1/6P 2/6P 180'),
  ...units('german', 'mech', '3-4-7', edge(3, ['3326']), '10 SS Panzer', '2/10SS'),
  ...units('german', 'armor', '4-3-10', edge(3, SOUTH_EAST), 'Parachute Army', 'Hnke'),
  ...units('german', 'mech', '4-4-10', edge(4, ['3326']), '10 SS Panzer', '1/10SS'),
  ...units('german', 'infantry', '2-3-7', edge(5, westFrom(7, 23)), 'Huber', '1/Hbr 2/Hbr'),
  ...units('german', 'mech', '5-5-10', edge(5, westFrom(7, 23)), 'Huber', 'Hbr'),
  ...units('german', 'mech', '3-4-7', edge(5, ['3326']), '10 SS Panzer', '3/10SS'),
  ...units('german', 'infantry', '3-3-7', edge(7, westFrom(9, 23)), '6 Parachute', '1/6 2/6'),
  ...units('german', 'infantry', '1-2-7', edge(7, westFrom(9, 23)), '6 Parachute', '1/2'),
  ...units('german', 'infantry', '2-3-7', edge(8, westFrom(9, 23)), 'Jungwirth', 'Jngw'),
];

export const UNIT_COUNT = UNITS.length;
/** Allied units come first. */
export const FIRST_GERMAN = UNITS.findIndex((unit) => unit.side === 'german');
/** The units of a side are those from its first to before its end. */
export function firstOf(side: Side): number {
  return side === 'allied' ? 0 : FIRST_GERMAN;
}

export function endOf(side: Side): number {
  return side === 'allied' ? FIRST_GERMAN : UNIT_COUNT;
}

export const ENGINEER = UNITS.findIndex((unit) => unit.kind === 'engineer');

/** Deduced: brigades go by a number alone, everything else is a battalion or a group of that size. */
const BRIGADES: readonly string[] = ['32', '129', '130', '214'];

export function isBrigade(unit: number): boolean {
  return BRIGADES.includes(UNITS[unit]!.id);
}

export function unitNamed(id: string): number {
  return UNITS.findIndex((unit) => unit.id.toLowerCase() === id.toLowerCase());
}

/** Ruled (12): an allowance of 10 or more is mobile; 7 walks. */
export const MOBILE: Uint8Array = Uint8Array.from(UNITS, (unit) => (unit.movement >= 10 ? 1 : 0));
/** Allowance in half points, since a road hex costs half a point. */
export const HALF_POINTS: Uint8Array = Uint8Array.from(UNITS, (unit) => unit.movement * 2);
export const ARRIVAL_TURN: Uint8Array = Uint8Array.from(UNITS, ({ arrival }) =>
  arrival.by === 'setup' ? 0 : arrival.turn,
);
/** Units that land, and those whose presence in Arnhem counts for victory (17.0). */
export const AIRBORNE: Uint8Array = Uint8Array.from(UNITS, (unit) =>
  unit.kind === 'para' || unit.kind === 'glider' ? 1 : 0,
);
export const COUNTS_FOR_VICTORY: Uint8Array = Uint8Array.from(UNITS, (unit, index) =>
  unit.side === 'allied' && AIRBORNE[index] === 0 ? 1 : 0,
);

/** Ruled (11): what a depleted unit has of each factor, by the readings that may be chosen. */
const DEPLETED = {
  halfUp: (factor: number) => Math.ceil(factor / 2),
  halfDown: (factor: number) => Math.max(1, Math.floor(factor / 2)),
  oneLess: (factor: number) => Math.max(1, factor - 1),
} as const;
export type DepletedReading = keyof typeof DEPLETED;

/** Index: unit × 2 + depleted. */
export const ATTACK: Readonly<Record<DepletedReading, Uint8Array>> = factors((unit) => unit.attack);
export const DEFENSE: Readonly<Record<DepletedReading, Uint8Array>> = factors((unit) => unit.defense);

function factors(of: (unit: UnitData) => number): Readonly<Record<DepletedReading, Uint8Array>> {
  const by = (reading: DepletedReading): Uint8Array =>
    Uint8Array.from(UNITS.flatMap((unit) => [of(unit), DEPLETED[reading](of(unit))]));
  return { halfUp: by('halfUp'), halfDown: by('halfDown'), oneLess: by('oneLess') };
}

export function sideOf(unit: number): Side {
  return unit < FIRST_GERMAN ? 'allied' : 'german';
}
