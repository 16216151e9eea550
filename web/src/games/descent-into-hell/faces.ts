import {
  ALLIED_POOL,
  ALLIED_POOL_NAMES,
  ANTITANK,
  attackFactor,
  capital,
  dateOf,
  defenceFactor,
  formationName,
  GERMAN_POOL,
  isSupplied,
  LAST_TURN,
  MOVEMENT,
  NONE,
  POOL_TURN,
  SIDE_NAMES,
  sideOf,
  STEPS,
  typeName,
  UNIT_TYPE,
  unitName,
  type DescentState,
  type UnitType,
} from '@club-route/descent-into-hell';
import type { Army, CounterFace, CounterMark, SymbolKind } from '../../hex/counter/Counter.tsx';

/** Force pools by a colour of their own, dark enough for white letters; where there was a badge, after it. */
const STRIPES: Readonly<Record<string, string>> = {
  'Guards Armor XX': '#22335f',
  '43 Inf XX': '#1f4f4a',
  '50 Inf XX': '#7c201c',
  '30 XXX': '#191714',
  '8 Armd X': '#4d4327',
  'Princess Irene X': '#8a4a12',
  '52 Inf XX': '#23407f',
  '1 Abn XX': '#6d1f36',
  'Polish X': '#3f1f28',
  '82 Abn XX': '#23407f',
  '101 Abn XX': '#1d1d1b',
};
const GERMAN_STRIPES = ['#3b4442', '#27402f', '#4a3a5e', '#5a3d24', '#204a45', '#50303a'];

const ARMIES: Readonly<Record<string, Army>> = {
  '82 Abn XX': 'us',
  '101 Abn XX': 'us',
  'Polish X': 'polish',
  'Princess Irene X': 'dutch',
};

const SYMBOLS: Readonly<Record<UnitType, SymbolKind>> = {
  Armor: 'armor',
  Pz: 'armor',
  Recon: 'recon',
  'Mech Inf': 'mech',
  PzG: 'mech',
  'Mot Inf': 'motorised',
  'Mot Eng': 'engineer',
  'Mot Brdg': 'bridging',
  Inf: 'infantry',
  Eng: 'engineer',
  'Aslt Eng': 'engineer',
  'Para Inf': 'para',
  'Para Eng': 'engineer',
  'Gldr Inf': 'glider',
  'Gldr Eng': 'engineer',
  'Airlanding Inf': 'infantry',
  'Afld Rpr': 'airfield-engineer',
};

function poolOf(unit: number): string {
  return ALLIED_POOL_NAMES[ALLIED_POOL[unit]] ?? '';
}

function armyOf(unit: number): Army {
  if (sideOf(unit) === 'allied') return ARMIES[poolOf(unit)] ?? 'british';
  return /SS/.test(unitName(unit)) ? 'ss' : 'german';
}

/** Germans by the day on which they may come: those on the map at the start, then the pools. */
function stripeOf(unit: number): string {
  if (sideOf(unit) === 'allied') return STRIPES[poolOf(unit)];
  const pool = GERMAN_POOL[unit];
  return GERMAN_STRIPES[pool < 0 ? 0 : POOL_TURN[pool] % GERMAN_STRIPES.length];
}

/** Letters that can still be read on a counter. */
const ROOM = 12;

/** "Eind garr" for Eindhoven garrison; numbers stay whole, and what stands in brackets or has no room is left out. */
function shortName(unit: number): string {
  const name = unitName(unit).replace(/ \(.*\)/, '');
  if (name.length <= ROOM) return name;
  const words = name
    .replace(' of ', ' ')
    .split(' ')
    .map((word) => (word.length > 5 && /^[A-Za-z]+$/.test(word) ? word.slice(0, 4) : word));
  while (words.join(' ').length > ROOM) words.pop();
  return words.join(' ');
}

/** 7.10: what the counter of a unit shows; of one that nobody sees, what is printed. */
export function faceOf(state: DescentState, unit: number, known = state.unitSteps[unit]): CounterFace {
  const steps = known > 0 ? known : STEPS[unit];
  return {
    army: armyOf(unit),
    symbol: SYMBOLS[UNIT_TYPE[unit]],
    echelon: 'battalion',
    name: shortName(unit),
    factors: `${attackFactor(unit, steps)}-${defenceFactor(unit, steps)}-${MOVEMENT[unit]}`,
    stripe: stripeOf(unit),
    depleted: steps < STEPS[unit],
    spent: state.unitRepulsed[unit] === 1 ? 'fought' : state.unitMoved[unit] === 1 ? 'moved' : undefined,
    marks: marksOf(state, unit),
  };
}

const supplied = new WeakMap<DescentState, Map<number, boolean>>();

/** 7.14: whether an own unit has a line as far as its side sees; worked out once for each position. */
export function hasLine(state: DescentState, unit: number): boolean {
  const known = supplied.get(state) ?? new Map<number, boolean>();
  supplied.set(state, known);
  if (!known.has(unit)) known.set(unit, isSupplied(state, unit, 'seen'));
  return known.get(unit)!;
}

/** Of enemies nobody knows how they are supplied: their moves are not known either. */
function marksOf(state: DescentState, unit: number): readonly CounterMark[] {
  const isOwn = state.unitCell[unit] >= 0 && state.unitMoved[unit] >= 0;
  if (!isOwn) return [];
  const marks: CounterMark[] = [];
  if (state.unitSpan[unit] !== NONE) marks.push({ sign: 'fort', text: '=' });
  if (!hasLine(state, unit)) marks.push({ sign: 'want' });
  return marks;
}

const ANTITANK_WORDS = ['no antitank fire', 'partial antitank fire', 'full antitank fire'];

/** "Parachute infantry, 82nd Airborne Division, partial antitank fire". */
export function aboutUnit(_state: DescentState, unit: number): string {
  const pool = GERMAN_POOL[unit];
  const day = pool < 0 ? 'on the map from the start' : `due ${dateOf(Math.min(POOL_TURN[pool], LAST_TURN))}`;
  const where = sideOf(unit) === 'allied' ? formationName(poolOf(unit)) : day;
  return `${capital(typeName(unit))}, ${where}, ${ANTITANK_WORDS[ANTITANK[unit]]}`;
}

/** "2 Irish Gds, Allied armour, 6-3-6, reduced, moved, out of supply as far as you can see". */
export function unitWords(state: DescentState, unit: number): string {
  const { factors, depleted, spent, marks = [] } = faceOf(state, unit);
  return [
    unitName(unit),
    `${SIDE_NAMES[sideOf(unit)]} ${typeName(unit)}`,
    factors,
    ...(depleted ? ['reduced'] : []),
    ...(spent === undefined ? [] : [spent === 'moved' ? 'moved' : 'repulsed']),
    ...marks.map(({ sign }) => (sign === 'want' ? 'out of supply as far as you can see' : 'bridges the water')),
  ].join(', ');
}
