import { contactOf, distance } from '../data/board.ts';
import { RECCE_SIGHT } from '../data/combat.ts';
import { isRecon, OTHER, sideOf, UNITS_OF } from '../data/units.ts';
import { pairKey, type CampaignState } from '../state.ts';
import { enemiesOf } from './units.ts';

/** 6, 8: who is in contact with whom, and what recce units see. True enemies count, seen or not (G46). */

export function enemiesInContact(state: CampaignState, unit: number): readonly number[] {
  return enemiesNear(state, unit, state.unitCell[unit]);
}

/** Enemies that would be in contact with the unit if it stood in a square. */
export function enemiesNear(state: CampaignState, unit: number, cell: number): readonly number[] {
  return UNITS_OF[OTHER[sideOf(unit)]].filter((enemy) => isContact(state, unit, cell, enemy, state.unitCell[enemy]));
}

/** 8: side by side, two apart, or over a corner. In the second edition it is battle distance: 1, and 2 for recce (18, R34). */
function isContact(state: CampaignState, unit: number, cell: number, enemy: number, there: number): boolean {
  if (cell < 0 || there < 0) return false;
  if (state.edition === 'first') return contactOf(cell, there) !== undefined;
  return distance(cell, there) <= (isRecon(unit) || isRecon(enemy) ? RECCE_BATTLE_DISTANCE : BATTLE_DISTANCE);
}
const BATTLE_DISTANCE = 1;
const RECCE_BATTLE_DISTANCE = 2;

export function isInContact(state: CampaignState, unit: number): boolean {
  return enemiesInContact(state, unit).length > 0;
}

/** 6: whether a unit sees an enemy: in contact, or a recce unit within four squares. */
function sees(state: CampaignState, unit: number, enemy: number): boolean {
  const [here, there] = [state.unitCell[unit], state.unitCell[enemy]];
  if (here < 0 || there < 0) return false;
  return contactOf(here, there) !== undefined || (isRecon(unit) && distance(here, there) <= RECCE_SIGHT);
}

export function enemiesSeen(state: CampaignState, unit: number): readonly number[] {
  return enemiesOf(state, unit).filter((enemy) => sees(state, unit, enemy));
}

/** Pairs of an Allied and a German unit, so that each pair has one number. */
function pairOf(unit: number, enemy: number): number {
  return sideOf(unit) === 'allied' ? pairKey(unit, enemy) : pairKey(enemy, unit);
}

export interface Meetings {
  /** G50: enemies newly in contact with the unit. */
  readonly contacts: readonly number[];
  /** R86: enemies newly in the sight of the unit, if it is recce; and recce enemies that newly see it. */
  readonly sighted: readonly number[];
  readonly sightedBy: readonly number[];
}

/** Brings contacts and sightings of one unit up to date after it has moved, landed, entered or left the map. */
export function updateMeetings(state: CampaignState, unit: number): Meetings {
  const enemies = UNITS_OF[OTHER[sideOf(unit)]];
  const contacts: number[] = [];
  const sighted: number[] = [];
  const sightedBy: number[] = [];
  const pairs = new Set(state.contacts);
  const inSight = new Set(state.inSight);
  const renew = (set: Set<number>, key: number, now: boolean): boolean => {
    const isNew = now && !set.has(key);
    if (now) set.add(key);
    else set.delete(key);
    return isNew;
  };
  const here = state.unitCell[unit];
  for (const enemy of enemies) {
    const there = state.unitCell[enemy];
    const both = here >= 0 && there >= 0;
    if (renew(pairs, pairOf(unit, enemy), isContact(state, unit, here, enemy, there))) contacts.push(enemy);
    const near = both && distance(here, there) <= RECCE_SIGHT;
    if (isRecon(unit) && renew(inSight, pairKey(unit, enemy), near)) sighted.push(enemy);
    if (isRecon(enemy) && renew(inSight, pairKey(enemy, unit), near)) sightedBy.push(enemy);
  }
  state.contacts = [...pairs].toSorted((one, two) => one - two);
  state.inSight = [...inSight].toSorted((one, two) => one - two);
  return { contacts, sighted, sightedBy };
}
