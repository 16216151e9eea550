import {
  dayOf,
  REPORTED_STATES,
  UNITS,
  type CampaignState,
  type DatedSighting,
  type SeenKind,
  type UnitClass,
} from '@club-route/kriegsspiel';
import type { Army, CounterFace, CounterMark, Echelon, SymbolKind } from '../../hex/counter/Counter.tsx';
import { shortTime } from './times.ts';

const SYMBOLS: Readonly<Record<UnitClass, SymbolKind>> = {
  infantry: 'infantry',
  para: 'para',
  glider: 'glider',
  polish: 'para',
  mech: 'mech',
  armor: 'armor',
  recon: 'recon',
  engineer: 'engineer',
  artillery: 'artillery',
  'sp artillery': 'assault-gun',
  'glider artillery': 'artillery',
};

const ARMIES: Readonly<Record<string, Army>> = {
  '82 Abn': 'us',
  '101 Abn': 'us',
  '1 Polish': 'polish',
  '9 SS': 'ss',
  '10 SS': 'ss',
};

/** Formations by a colour of their own, dark enough for white letters; where there was a badge, after it. */
const STRIPES: Readonly<Record<string, string>> = {
  'Gds Armd': '#22335f',
  '43 Div': '#1f4f4a',
  '50 Div': '#7c201c',
  'Corps tps': '#191714',
  '11 Armd': '#4d4327',
  '1 Abn': '#6d1f36',
  '1 Polish': '#3f1f28',
  '82 Abn': '#23407f',
  '101 Abn': '#1d1d1b',
  '9 SS': '#27402f',
  '10 SS': '#4a3a5e',
  'v.Tettau': '#5a3d24',
  '406 Div': '#204a45',
  Garrisons: '#3b4442',
  '59 Div': '#50303a',
  'KG Walther': '#3a3d20',
  '107 Pz Bde': '#52260f',
};

function armyOf(unit: number): Army {
  const { formation, side } = UNITS[unit];
  return ARMIES[formation] ?? (side === 'allied' ? 'british' : 'german');
}

/** G34: a report as old as this stands in brackets. */
const OLD = 60;

const KINDS: Readonly<Record<UnitClass, string>> = {
  infantry: 'Infantry',
  para: 'Paratroops',
  glider: 'Glider infantry',
  polish: 'Polish paratroops',
  mech: 'Mechanised infantry',
  armor: 'Armour',
  recon: 'Reconnaissance',
  engineer: 'Engineers',
  artillery: 'Artillery',
  'sp artillery': 'Self-propelled artillery',
  'glider artillery': 'Glider artillery',
};

/** "Infantry, 43 Div". */
export function aboutUnit(unit: number): string {
  const { kind, formation, identity } = UNITS[unit];
  return `${KINDS[kind]}, ${formation}${identity === '' ? '' : ` (${identity})`}`;
}

function face(
  unit: number,
  name: string,
  factors: string,
  depleted: boolean,
  marks: readonly CounterMark[],
): CounterFace {
  return {
    army: armyOf(unit),
    symbol: SYMBOLS[UNITS[unit].kind],
    echelon: 'battalion',
    name,
    factors,
    stripe: STRIPES[UNITS[unit].formation] ?? '#3b4442',
    depleted,
    spent: undefined,
    marks,
  };
}

/** A unit as last reported: its strength, or once that is old the time of the report. */
export function knownFace(state: CampaignState, unit: number): CounterFace {
  const minute = state.knownMinute[unit];
  // Of one that is still to come nothing has been reported that could be old.
  const isOld = state.knownCell[unit] >= 0 && state.minute - minute > OLD;
  const strength = state.knownStrength[unit];
  const { id } = UNITS[unit];
  return face(
    unit,
    isOld ? `[${id}]` : id,
    isOld ? timeOnCounter(minute, state.minute) : `${strength}%`,
    strength < WORN,
    marksOf(REPORTED_STATES[state.knownState[unit]], state.knownSupplied[unit] === 1),
  );
}

/** "14:30"; of another day "17 Sep", because more has no room on a counter. */
function timeOnCounter(minute: number, now: number): string {
  return dayOf(minute) === dayOf(now) ? shortTime(minute, now) : `${dayOf(minute)} Sep`;
}

/** Per cent of strength under which a counter looks worn. */
const WORN = 70;

/** A unit as it is. */
export function trueFace(state: CampaignState, unit: number, isMoving: boolean, isFighting: boolean): CounterFace {
  const strength = state.unitStrength[unit];
  const doing = isFighting ? 'engaged' : isMoving ? 'moving' : 'halted';
  const isSupplied = state.unitSupplied[unit] === 1;
  return face(unit, UNITS[unit].id, `${strength}%`, strength < WORN, marksOf(doing, isSupplied));
}

function marksOf(state: string, isSupplied: boolean): readonly CounterMark[] {
  const marks: CounterMark[] = [];
  if (state === 'moving' || state === 'crossing' || state === 'ferrying') marks.push({ sign: 'march' });
  if (state === 'engaged' || state === 'contact' || state === 'firing') marks.push({ sign: 'attack', text: '!' });
  if (!isSupplied) marks.push({ sign: 'want' });
  return marks;
}

/** "1/506, para, 101 Abn: halted at 0715, 96 %, as of 14:30". */
export function knownWords(state: CampaignState, unit: number): string {
  const doing = REPORTED_STATES[state.knownState[unit]];
  const when = shortTime(state.knownMinute[unit], state.minute);
  return `${UNITS[unit].id}, ${aboutUnit(unit)}: ${doing}, ${state.knownStrength[unit]} %, as of ${when}`;
}

export function trueWords(state: CampaignState, unit: number): string {
  return `${UNITS[unit].id}, ${aboutUnit(unit)}, ${state.unitStrength[unit]} %`;
}

const SEEN_AS: Readonly<Record<SeenKind, SymbolKind>> = {
  infantry: 'infantry',
  armour: 'armor',
  recce: 'recon',
  artillery: 'artillery',
  engineers: 'engineer',
};

const SIZED: Readonly<Record<string, Echelon>> = { small: 'company', medium: 'battalion', large: 'regiment' };

/** R9: an enemy as it was seen; who it is only if it was seen from near. */
export function seenFace({ kind, size, unit }: DatedSighting, army: Army): CounterFace {
  if (unit !== undefined) return face(unit, UNITS[unit].id, '', false, []);
  return {
    army,
    symbol: SEEN_AS[kind],
    echelon: SIZED[size ?? 'medium'],
    name: kind,
    factors: '',
    stripe: '#3b4442',
    depleted: false,
    spent: undefined,
  };
}
