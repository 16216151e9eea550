import { hexDistance } from '@club-route/engine';
import { FREE } from '@club-route/engine/search';
import type { DescentAction } from '../actions.ts';
import { AREA_CELLS, AREA_CHOICES } from '../data/areas.ts';
import { board, BRIDGE_CELLS, BRIDGES, CELLS, CITY, NORTH_OF_RHINE, RIVER, TERRAIN, WATER } from '../data/board.ts';
import { attackFactor, ENGINEER, FIRST, LAST, MOTORIZED, POOL_AREA, POOL_COUNT } from '../data/units.ts';
import { refusePlacement } from '../phases/deployment.ts';
import { litCells } from '../rules/view.ts';
import { GERMAN_OWNER, type DescentState } from '../state.ts';
import { Contacts } from './contacts.ts';
import { distanceToAny, FAR, fillField, ON_FOOT, ON_WHEELS } from './ground.ts';
import { BAD_ODDS, Marching } from './marching.ts';
import { phaseName, postureOf, type Plan } from './plan.ts';
import { worthOf, type Style } from './style.ts';

/**
 * The Germans bring up everything as near to a foothold beyond the Rhine as they can, which alone can win the game for the
 * Allies. They hold the river bridges with engineers, and close in on whoever they know of: on the foothold first.
 */

export function startTurn(state: DescentState, style: Style): DescentAction {
  for (let pool = 0; pool < POOL_COUNT; pool++)
    if (refusePlacement(state, pool, POOL_AREA[pool]) === undefined)
      return { kind: 'place', pool, area: areaFor(state, POOL_AREA[pool]) };
  return { kind: 'impulse', impulse: style.first };
}

/**
 * 7.6: of the area meant for a pool and those next to it the one nearest to a foothold beyond the Rhine; the own if there
 * is none. Whoever enters far from a fort on the hills comes too late, and by driblets.
 */
function areaFor(state: DescentState, own: number): number {
  const foothold = knownAllies(state).filter((cell) => NORTH_OF_RHINE[cell] === 1);
  if (foothold.length === 0) return own;
  const far = (area: number): number => Math.min(...AREA_CELLS[area].map((cell) => distanceToAny(cell, foothold)));
  // Its own comes first among equals.
  return AREA_CHOICES[own].reduce((best, area) => (far(area) < far(best) ? area : best));
}

/** Days for which a landing is news. */
const NEWS = 2;

/** Where Allied units are seen, were seen last, or have landed lately. */
export function knownAllies(state: DescentState): readonly number[] {
  const cells = new Set<number>();
  const lit = litCells(state, 'german');
  for (let unit = FIRST.allied; unit < LAST.allied; unit++) {
    const cell = state.unitCell[unit];
    const seen = cell >= 0 && lit[cell] === 1 ? cell : state.ghostCell[unit];
    if (seen >= 0) cells.add(seen);
  }
  for (const { turn, cells: landed } of state.landings)
    if (turn > state.turn - NEWS) for (const cell of landed) if (lit[cell] === 0) cells.add(cell);
  return [...cells];
}

/** A foothold beyond the Rhine draws Germans from so many quarters farther away. */
const FOOTHOLD_DRAWS = 24;
/** Units with fewer attack factors keep out of the enemy's sight, and hold the city or the bridge where they are. */
const ATTACKS_WITH = 3;
/** How far off weak units keep from the enemy, in quarters. */
const OUT_OF_SIGHT = 6;

export class GermanStaff {
  readonly #style: Style;
  readonly #marching = new Marching();
  readonly #contacts = new Contacts();
  /** On foot and on wheels: quarters from every cell to the nearest enemy, a foothold brought nearer. */
  readonly #fields = [new Int16Array(CELLS), new Int16Array(CELLS)] as const;
  readonly #others = new Int16Array(CELLS);
  readonly #posts = new Uint8Array(CELLS);
  #sightings = 0;

  constructor(style: Style) {
    this.#style = style;
  }

  forget(): void {
    this.#marching.forget();
  }

  nextOrder(state: DescentState, plan: Plan): DescentAction | undefined {
    const isFresh = this.#marching.isNew(state);
    if (isFresh) this.#look(state);
    else if (state.germanSightings.length !== this.#sightings) this.#lookAtEnemies(state, knownAllies(state));
    const rate = this.#rating(state, plan);
    if (isFresh) this.#marching.begin(state, 'german', rate);
    return this.#marching.next(state, 'german', rate);
  }

  /** Whom the side sees and knows of: again whenever a move has found somebody. */
  #lookAtEnemies(state: DescentState, known: readonly number[]): void {
    this.#sightings = state.germanSightings.length;
    this.#contacts.look(state, 'german', known);
  }

  #look(state: DescentState): void {
    const known = knownAllies(state);
    this.#lookAtEnemies(state, known);
    const foothold = known.filter((cell) => NORTH_OF_RHINE[cell] === 1);
    const rest = known.filter((cell) => NORTH_OF_RHINE[cell] === 0);
    for (const kind of [ON_FOOT, ON_WHEELS]) {
      const field = this.#fields[kind];
      fillField(state, 'german', kind, foothold, field);
      fillField(state, 'german', kind, rest, this.#others);
      for (let cell = 0; cell < CELLS; cell++) {
        const far = this.#others[cell] === FAR ? FAR : this.#others[cell] + FOOTHOLD_DRAWS;
        if (far < field[cell]) field[cell] = far;
      }
    }
    this.#markPosts(state);
  }

  /** River bridges in German hands: engineers stay there, for a bridge that they can blow (H-20). */
  #markPosts(state: DescentState): void {
    this.#posts.fill(0);
    for (const [bridge, { side, cells }] of BRIDGES.entries())
      if (WATER[side] === RIVER && state.bridgeOwner[bridge] === GERMAN_OWNER && state.bridgeBlown[bridge] === 0)
        for (const cell of cells) this.#posts[cell] = 1;
  }

  #rating(state: DescentState, plan: Plan): (unit: number, cell: number) => number {
    const isPlanned = plan.phase === phaseName(state);
    const usualWorth = worthOf(this.#style, state);
    return (unit, cell) => {
      const from = state.unitCell[unit];
      const goal = isPlanned ? plan.goals[unit] : FREE;
      if (goal !== FREE) return hexDistance(board, cell, goal);
      const posture = postureOf(plan, unit);
      if (posture === 'hold') return cell === from ? 0 : 1;
      const attack = attackFactor(unit, state.unitSteps[unit]);
      if (posture === 'usual') {
        if (ENGINEER[unit] === 1) return this.#posts[cell] === 1 ? 0 : 1;
        if (attack < ATTACKS_WITH && from >= 0 && isGarrison(from)) return cell === from ? 0 : 1;
      }
      const field = this.#fields[MOTORIZED[unit] === 1 ? ON_WHEELS : ON_FOOT][cell];
      const enough = NORTH_OF_RHINE[cell] === 1 ? this.#style.stormsWith : ATTACKS_WITH;
      const waits = posture === 'wait' || (posture === 'usual' && attack < enough);
      const rated = waits ? Math.abs(field - OUT_OF_SIGHT) : field;
      if (cell === from) return rated;
      const worth = usualWorth >> (posture === 'strike' || posture === 'press' ? 1 : 0);
      return this.#contacts.dutyAt(state, cell) < worth ? rated + BAD_ODDS : rated;
    };
  }
}

const isBridgehead = new Uint8Array(CELLS);
for (const cell of BRIDGE_CELLS) isBridgehead[cell] = 1;

function isGarrison(cell: number): boolean {
  return TERRAIN[cell] === CITY || isBridgehead[cell] === 1;
}
