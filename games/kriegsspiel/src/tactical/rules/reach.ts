import type { Tactic } from '../data/cards.ts';
import { rulesOf, terrainNumber } from '../data/terrain.ts';
import { depthOf, HEXES, NEXT_TO } from '../board.ts';
import { ROAD } from '../ground.ts';
import { isGun, kindOfCompany, sideOfCompany, tacticInEffect, type BattleState } from '../state.ts';
import { occupiedHexes } from './sight-lines.ts';

/** 21.1–21.3: where a company can go. */

const BRIDGE = terrainNumber('bridge');
const MARSH = terrainNumber('marsh');

/** Tactics under which nobody moves. */
const STANDING: readonly (Tactic | undefined)[] = [
  'hand to hand',
  'exchange of fire',
  'entrench',
  'concentration',
  'aircraft',
];
const RAID_MOVE = 3;
const FIRE_MISSION_MOVE = 3;

export interface Allowance {
  readonly most: number;
  /** So far it may go and still battle. */
  readonly battle: number;
  readonly byRoad: number;
}

/** What the card in effect makes of a company's move. */
export function allowanceOf(state: BattleState, company: number): Allowance {
  const { move, moveAndBattle, moveByRoad, arm } = kindOfCompany(state, company);
  const tactic = tacticInEffect(state);
  if (STANDING.includes(tactic)) return { most: 0, battle: 0, byRoad: 0 };
  if (tactic === 'raid') return { most: RAID_MOVE, battle: RAID_MOVE, byRoad: 0 };
  if (tactic === 'fire mission' && isGun(state, company)) return { most: FIRE_MISSION_MOVE, battle: 0, byRoad: 0 };
  const more = tactic === 'infantry forward' && arm === 'infantry' ? 1 : 0;
  return { most: move + more, battle: moveAndBattle + more, byRoad: moveByRoad ?? 0 };
}

/** Hex -> steps to it, or `BEYOND`. One array for all searches; the next search fills it anew. */
export const BEYOND = 99;
const steps = new Uint8Array(HEXES);
const depth = new Uint8Array(HEXES);
const queue = new Int16Array(HEXES);
/** Hex -> 1 where the way that was found to it ends. */
const halted = new Uint8Array(HEXES);

/** Where the company can go now, by the number of steps; its own hex has 0. */
export function reachOf(state: BattleState, company: number): Uint8Array {
  const { most, byRoad } = allowanceOf(state, company);
  return search(state, company, most, byRoad);
}

/** The hexes through which a company of the mover may leave the board for a medal: roads on the far edge (20.6). */
export function isExit(state: BattleState, hex: number): boolean {
  return depthOf(hex) === 0 && (state.hexWays[hex] & ROAD) > 0;
}

/** The exit by which the attacker's company can leave now, or -1. One step is needed to go off. */
export function exitWithin(state: BattleState, company: number): number {
  if (sideOfCompany(company) !== state.battleAttacker) return -1;
  const allowance = allowanceOf(state, company);
  const start = state.companyHex[company];
  // One step leads to the next row at most.
  if (depthOf(start) >= Math.max(allowance.most, allowance.byRoad)) return -1;
  const reach = search(state, company, allowance.most, allowance.byRoad);
  let best = -1;
  for (let hex = 0; hex < HEXES; hex++) {
    if (!isExit(state, hex) || !hasStepLeft(state, start, hex, allowance)) continue;
    // Nobody goes on through ground that stops him, nor out of hedges further than the next hex.
    if (hex !== start && endsThere(state, start, hex)) continue;
    if (best < 0 || reach[hex] < reach[best]) best = hex;
  }
  return best;
}

/** Whether a company that has gone to a hex can go one further, after a search: the longer move only if all of it was by road. */
function hasStepLeft(state: BattleState, start: number, hex: number, { most, byRoad }: Allowance): boolean {
  if (state.battleFirstReadings) return steps[hex] < Math.max(most, byRoad);
  return steps[hex] < most || (isLonger(state, start, most, byRoad) && depth[hex] < byRoad);
}

/** Whether its way ends in a hex that it has gone to, after a search. By rules 1 every exit was reached along its road. */
function endsThere(state: BattleState, start: number, hex: number): boolean {
  if (state.battleFirstReadings) return stops(state, hex, true);
  return halted[hex] === 1 || rulesOf(state.hexTerrain[start]).oneStep === true;
}

function search(state: BattleState, company: number, most: number, byRoad: number): Uint8Array {
  const start = state.companyHex[company];
  occupied = occupiedHexes(state);
  steps.fill(BEYOND);
  steps[start] = 0;
  spread(state, company, most, false);
  if (isLonger(state, start, most, byRoad)) spread(state, company, byRoad, true);
  return steps;
}

/** The whole way lies on the road, or none of the longer move is to be had. */
function isLonger({ hexWays }: BattleState, start: number, most: number, byRoad: number): boolean {
  return byRoad > most && (hexWays[start] & ROAD) > 0;
}

let occupied: Uint8Array;

function spread(state: BattleState, company: number, limit: number, onlyRoad: boolean): void {
  const start = state.companyHex[company];
  const { foot } = kindOfCompany(state, company);
  const leavesOneStep = rulesOf(state.hexTerrain[start]).oneStep === true;
  depth.fill(BEYOND);
  depth[start] = 0;
  queue[0] = start;
  for (let at = 0, end = 1; at < end; at++) {
    const hex = queue[at];
    // Whoever enters such ground goes no further, and out of hedges only to the next hex.
    if (depth[hex] >= limit || (hex !== start && (leavesOneStep || halted[hex] === 1))) continue;
    for (const next of NEXT_TO[hex]) {
      if (occupied[next] === 1) continue;
      const isRoad = isRoadBetween(state, hex, next);
      if (depth[next] !== BEYOND) {
        // R41: who comes as soon by the road does not wade; by rules 1 it was by chance.
        if (isRoad && depth[next] > depth[hex] && !state.battleFirstReadings && !stops(state, next, true))
          halted[next] = 0;
        continue;
      }
      if ((onlyRoad && !isRoad) || !mayEnter(state, next, foot, isRoad)) continue;
      if (hex !== start && rulesOf(state.hexTerrain[next]).oneStep === true) continue;
      depth[next] = depth[hex] + 1;
      halted[next] = stops(state, next, isRoad) ? 1 : 0;
      if (depth[next] < steps[next]) steps[next] = depth[next];
      queue[end++] = next;
    }
  }
}

/** Whether a unit that enters a hex goes no further. A road through marsh is a bank, on which nobody wades (R41). */
function stops(state: BattleState, hex: number, byRoad: boolean): boolean {
  return rulesOf(state.hexTerrain[hex]).stops && !(byRoad && state.hexTerrain[hex] === MARSH);
}

/** Whether a road leads from one hex into the next. */
export function isRoadBetween({ hexWays }: BattleState, one: number, two: number): boolean {
  return (hexWays[one] & hexWays[two] & ROAD) > 0;
}

/** Whether such a unit may be in a hex that it enters along a road, or across country. */
export function mayEnter(state: BattleState, hex: number, foot: boolean, byRoad: boolean): boolean {
  const { open } = rulesOf(state.hexTerrain[hex]);
  if (state.hexTerrain[hex] === BRIDGE || open === 'all') return true;
  return open === 'foot' && (foot || byRoad);
}
