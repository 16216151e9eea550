import { HEADQUARTERS, type Command, type Headquarters } from '../../data/headquarters.ts';
import { organisationOf, type OfEdition } from '../../data/organisation.ts';
import { isReserve, UNITS } from '../../data/units.ts';
import { REPORTED_STATES } from '../../knowledge/dispatch.ts';
import type { Addressee } from '../../orders/types.ts';
import type { CampaignState } from '../../state.ts';
import { KnownNames } from './known-names.ts';
import { STOPS } from './places.ts';
import { Unreadable, type Words } from './words.ts';

/** G10: units by their ids; then headquarters, with the word HQ; then formations, which are all their units. */

const UNIT_BY_KEY: ReadonlyMap<string, number> = new Map(UNITS.map(({ id }, unit) => [keyOf(id), unit]));
export const NAMES_OF_UNITS = new KnownNames(UNITS.map(({ id }) => id));

function keyOf(id: string): string {
  return id.toUpperCase().replaceAll(' ', '');
}

export function readUnit(words: Words, stops: readonly string[] = STOPS): number {
  const name = words.takeUntil(stops);
  const unit = UNIT_BY_KEY.get(keyOf(name));
  if (unit === undefined) throw unknownUnit(name);
  return unit;
}

function unknownUnit(name: string): Unreadable {
  const near = NAMES_OF_UNITS.nearest(keyOf(name));
  return new Unreadable(
    'G10',
    `There is no unit ${name}${near.length > 0 ? `; the nearest: ${near.join(', ')}` : ''}.`,
  );
}

export function readUnits(words: Words, stops: readonly string[]): readonly number[] {
  const units = [readUnit(words, stops)];
  while (words.takeIf(',')) units.push(readUnit(words, stops));
  return [...new Set(units)];
}

function headquartersCalled(state: OfEdition, name: string): Headquarters | undefined {
  const key = keyOf(name.endsWith(' HQ') ? name.slice(0, -' HQ'.length) : name);
  return organisationOf(state).headquarters.find(({ id }) => keyOf(id) === key);
}

export function readHeadquarters(words: Words, state: OfEdition): string {
  const name = words.takeUntil([]);
  const found = headquartersCalled(state, name);
  if (found !== undefined) return found.id;
  throw new Unreadable(
    'G11',
    `There is no headquarters ${name}; there are ${HEADQUARTERS.map(({ id }) => id).join(', ')}.`,
  );
}

export function readAddressee(words: Words, state: CampaignState, command: Command): Addressee {
  const names: string[] = [];
  do names.push(words.takeUntil([]));
  while (words.takeIf(',') && !words.isDone);
  if (names.length === 1 && names[0] === 'AIR') return { office: 'air' };
  if (names.length === 1 && names[0] === 'UMPIRE') return { office: 'umpire' };
  const headquarters: string[] = [];
  const units: number[] = [];
  for (const name of names) {
    const unit = UNIT_BY_KEY.get(keyOf(name));
    const hq = headquartersCalled(state, name);
    const several = unit === undefined && hq === undefined ? unitsWithoutCommas(name) : undefined;
    if (unit !== undefined) units.push(unit);
    else if (several !== undefined) units.push(...several);
    else if (hq === undefined) throw unknownUnit(name);
    else if (name.endsWith(' HQ') || hq.command !== command || hq.formations.length === 0) headquarters.push(hq.id);
    else units.push(...unitsOf(hq, state));
  }
  if (units.length > 0 && headquarters.length > 0)
    throw new Unreadable('5.1', 'A block goes either to units or to headquarters. Write two blocks.');
  return units.length > 0 ? { units: [...new Set(units)] } : { headquarters: [...new Set(headquarters)] };
}

/** Units one after the other, as people write them who forget the commas or write AND; nothing if one of them is none. */
function unitsWithoutCommas(name: string): readonly number[] | undefined {
  const words = name.split(' ').filter((word) => word !== 'AND' && word !== '&');
  const units: number[] = [];
  for (let at = 0; at < words.length;) {
    // The longer name first: 9SS RECON is one unit.
    const long = UNIT_BY_KEY.get(words.slice(at, at + 2).join(''));
    const unit = long ?? UNIT_BY_KEY.get(words[at]);
    if (unit === undefined) return undefined;
    units.push(unit);
    at += long === undefined ? 1 : 2;
  }
  return units.length > 0 ? units : undefined;
}

function isKnown(state: CampaignState, unit: number): boolean {
  // What the umpire adds is known once it reports.
  return REPORTED_STATES[state.knownState[unit]] !== 'lost' && (!isReserve(unit) || state.knownCell[unit] >= 0);
}

/** All units of a formation that are not known to be lost. */
function unitsOf({ formations }: Headquarters, state: CampaignState): readonly number[] {
  return UNITS.flatMap(({ formation }, unit) => (formations.includes(formation) && isKnown(state, unit) ? [unit] : []));
}
