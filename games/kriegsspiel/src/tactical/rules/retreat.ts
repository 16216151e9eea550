import { NEXT_TO, TOWARDS_BASELINE } from '../board.ts';
import type { Battle } from '../battle.ts';
import { rulesOf } from '../data/terrain.ts';
import {
  baselineOf,
  companiesOf,
  kindOfCompany,
  sideOfCompany,
  USED,
  type BattleState,
  type Pending,
} from '../state.ts';
import { lose } from './losses.ts';
import { isRoadBetween, mayEnter } from './reach.ts';
import { occupiedHexes } from './sight-lines.ts';

/** 21.2, G107: retreats towards one's own baseline. */

type Retreat = Extract<Pending, { kind: 'retreat' }>;

/** 21.5: how far scouts may go when they retreat. */
const SCOUTS_GO = 3;

/** How many flags a company may ignore: by its sandbags, its ground, and a headquarters beside it. */
export function ignoredFlags(state: BattleState, company: number): number {
  return (
    state.companyDug[company] +
    rulesOf(state.hexTerrain[state.companyHex[company]]).ignores +
    (headquartersBeside(state, company) >= 0 ? 1 : 0)
  );
}

/** A headquarters next to a company that has steadied nobody in this turn, or -1. */
function headquartersBeside(state: BattleState, company: number): number {
  const near = NEXT_TO[state.companyHex[company]];
  for (const other of companiesOf(state, sideOfCompany(company))) {
    if ((state.companyUsed[other] & USED) > 0 || !near.includes(state.companyHex[other])) continue;
    if (kindOfCompany(state, other).trait === 'headquarters') return other;
  }
  return -1;
}

/** Every way that a company may retreat, each as its hexes; shorter ones first. The empty way stays where it is. */
export function retreatWays(state: BattleState, { company, flags, ignores }: Retreat): readonly (readonly number[])[] {
  const most = kindOfCompany(state, company).trait === 'scouts' ? Math.max(flags, SCOUTS_GO) : flags;
  const all = waysBack(state, company, most);
  const furthest = Math.max(...all.map((way) => way.length));
  const least = Math.min(Math.max(0, flags - ignores), furthest);
  return all.filter((way) => way.length >= least);
}

function waysBack(state: BattleState, company: number, most: number): readonly (readonly number[])[] {
  const towards = TOWARDS_BASELINE[baselineOf(state, sideOfCompany(company))];
  const occupied = occupiedHexes(state);
  const { foot } = kindOfCompany(state, company);
  const isOpen = (from: number, hex: number): boolean =>
    occupied[hex] === 0 && mayEnter(state, hex, foot, isRoadBetween(state, from, hex));
  const all: (readonly number[])[] = [[]];
  for (let at = 0; at < all.length; at++) {
    const way = all[at];
    if (way.length === most) continue;
    const hex = way.at(-1) ?? state.companyHex[company];
    for (const next of towards[hex]) if (isOpen(hex, next)) all.push([...way, next]);
  }
  return all;
}

/** Whether only one way is left to take, so that nobody need be asked. */
export function isForced(ways: readonly (readonly number[])[]): boolean {
  return ways.length === 1;
}

/** Carries out a retreat: each hex that is neither made nor ignored costs a figure. */
export function fallBack({ state, tell }: Battle, retreat: Retreat, way: readonly number[]): void {
  const { company, flags, ignores } = retreat;
  const lost = Math.min(Math.max(0, flags - ignores - way.length), state.companyFigures[company]);
  useHeadquarters(state, retreat, way.length);
  if (way.length > 0) {
    state.companyHex[company] = way.at(-1)!;
    state.companyDug[company] = 0;
  }
  tell({ kind: 'fell back', company, way, lost });
  if (lost > 0) lose(state, company, lost, tell);
}

/** A headquarters is used up for the turn when nothing else accounts for the flags that were ignored. */
function useHeadquarters(state: BattleState, { company, flags, ignores }: Retreat, made: number): void {
  const ignored = Math.min(ignores, Math.max(0, flags - made));
  const own = state.companyDug[company] + rulesOf(state.hexTerrain[state.companyHex[company]]).ignores;
  const headquarters = headquartersBeside(state, company);
  if (ignored > own && headquarters >= 0) state.companyUsed[headquarters] |= USED;
}
