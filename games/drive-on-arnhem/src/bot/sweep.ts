import { hexDistance } from '@club-route/engine';
import { board, CELLS, STEP_BRIDGE, stepBetween, TOWNS } from '../data/board.ts';
import { LAST_TURN } from '../data/tables.ts';
import { BLOWN, NONE, type DriveState } from '../state.ts';
import { fieldTo, LEAST_PER_HEX } from './ground.ts';
import type { Picture } from './picture.ts';
import type { Worth } from './worth.ts';

/** Operation points of way from which a unit still turns to open the road, and to walk into a town. */
const NEAR = 30;
const NEAR_TOWN: readonly number[] = [0, 0, 0, 12, 16, 24, 30, 36, 44, 40, 30];
/** Hexes that one unit opens on its way. */
const MOST_AT_ONCE = 8;
/** Strength of the enemy next to the road that stops one who walks it alone; and next to a town. */
const STOPS = 90;
const STOPS_AT_TOWN = 30;
/** On the last evening nothing stops anybody: there is no tomorrow. */
const STOPS_NOBODY = Number.POSITIVE_INFINITY;

/** From this day on all ground around an objective is walked over, and from this day on the road whoever stands by it. */
const GROUND_DAY = 6;
const VITAL_DAY = 9;

/** Points of way for which a unit is spared that is larger than a battalion, for each battalion more. */
const LARGE = 10;

/** Ground of the enemy where nobody stands: from its first hex to its last. */
interface Stretch {
  readonly first: number;
  readonly last: number;
  readonly near: number;
  /** Whether all that lies beyond is lost without it. */
  readonly isVital: boolean;
}

/**
 * Ground that only has to be walked over: 5.1, a hex belongs to who entered it last, so that nobody need stay. Whoever
 * is nearest opens the empty stretches of the road (11.3) and takes the empty towns (10.1).
 *
 * @param fighters who may be sent; those sent are taken out
 * @param posts unit → where it is to go; `isUrgent` 1 for who goes whatever he leaves behind
 */
export function sendSweepers(
  state: DriveState,
  picture: Picture,
  worth: Worth,
  fighters: number[],
  posts: Int16Array,
  isUrgent: Uint8Array,
): void {
  for (const stretch of [
    ...emptyStretches(state, picture, worth),
    ...emptyGround(state, picture, worth),
    ...emptyTowns(state, picture),
  ]) {
    const { first, last, near, isVital } = stretch;
    let best: number = NONE;
    let least = near;
    for (const unit of fighters) {
      const from = state.unitCell[unit];
      // A battalion will do.
      const loss = LARGE * (state.unitStack[unit] - 1);
      const hexes = Math.min(hexDistance(board, from, first), hexDistance(board, from, last));
      if (LEAST_PER_HEX * hexes + loss >= least || state.unitPoints[unit] === 0) continue;
      if (worth.isKey(from) && !(isVital && worth.isLifeline(from))) continue;
      const far = loss + Math.min(fieldTo(state, first, unit)[from], fieldTo(state, last, unit)[from]);
      if (far >= least) continue;
      least = far;
      best = unit;
    }
    if (best === NONE) continue;
    const from = state.unitCell[best];
    const isNearLast = fieldTo(state, last, best)[from] < fieldTo(state, first, best)[from];
    posts[best] = isNearLast ? first : last;
    if (isVital) isUrgent[best] = 1;
    fighters.splice(fighters.indexOf(best), 1);
  }
}

function emptyTowns(state: DriveState, picture: Picture): readonly Stretch[] {
  const lastDay = state.phase === 'alliedSecond' ? STOPS_NOBODY : STOPS;
  const stops = state.turn === LAST_TURN ? lastDay : STOPS_AT_TOWN;
  return TOWNS.flatMap((cell) =>
    isEmpty(state, picture, cell, stops)
      ? [{ first: cell, last: cell, near: NEAR_TOWN[state.turn], isVital: false }]
      : [],
  );
}

function isEmpty(state: DriveState, picture: Picture, cell: number, stops: number): boolean {
  return state.cellOwner[cell] === 0 && picture.enemy[cell] === 0 && picture.enemyBeside[cell] <= stops;
}

/** 10.1: around an objective that is as good as held. */
function emptyGround(state: DriveState, picture: Picture, worth: Worth): readonly Stretch[] {
  if (state.turn < GROUND_DAY) return [];
  const stops = state.turn >= VITAL_DAY ? STOPS_NOBODY : STOPS;
  const stretches: Stretch[] = [];
  for (let cell = 0; cell < CELLS; cell++)
    if (worth.isAtStake(cell) && worth.route.place[cell] === 0 && isEmpty(state, picture, cell, stops))
      stretches.push({ first: cell, last: cell, near: NEAR, isVital: state.turn >= VITAL_DAY });
  return stretches;
}

function emptyStretches(state: DriveState, picture: Picture, { route }: Worth): readonly Stretch[] {
  const isVital = state.turn >= VITAL_DAY;
  const stops = isVital ? STOPS_NOBODY : STOPS;
  const stretches: Stretch[] = [];
  let cells: number[] = [];
  const close = (): void => {
    if (cells.length > 0) stretches.push({ first: cells[0], last: cells.at(-1)!, near: NEAR, isVital });
    cells = [];
  };
  let before = route.head;
  for (const cell of route.ahead) {
    const isOpen = isEmpty(state, picture, cell, stops) && !isCut(state, before, cell);
    if (!isOpen || cells.length === MOST_AT_ONCE) close();
    if (isOpen) cells.push(cell);
    before = cell;
  }
  close();
  return stretches;
}

function isCut(state: DriveState, from: number, to: number): boolean {
  const step = stepBetween(from, to);
  return step >= 0 && STEP_BRIDGE[step] !== NONE && state.bridgeState[STEP_BRIDGE[step]] === BLOWN;
}
