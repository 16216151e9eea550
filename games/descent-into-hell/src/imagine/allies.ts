import type { Dice } from '@club-route/engine';
import { board, SOUTH } from '../data/board.ts';
import { ACTIVATIONS, DEPLOYMENT_POINTS, SET_UP, TRANSPORT_POINTS } from '../data/tables.ts';
import { AIRBORNE, AIRLANDING, BRIDGING_UNITS, FIRST, LAST, REPAIR, STEPS } from '../data/units.ts';
import { activatable, ofPool } from '../phases/deployment.ts';
import { litCells } from '../rules/view.ts';
import { IMPULSES_A_DAY, NONE, UNKNOWN, WAITING, type DescentState } from '../state.ts';
import type { HidingPlaces } from './places.ts';

const SOUTH_CELLS: readonly number[] = [...SOUTH.keys()].filter((cell) => SOUTH[cell] === 1);

/** What the Germans imagine: ground forces as they can have been deployed, airborne units around the hexes of landings. */
export function imagineAllies(state: DescentState, places: HidingPlaces, dice: Dice): void {
  const unseen: number[] = [];
  for (let unit = FIRST.allied; unit < LAST.allied; unit++) {
    if (state.unitSteps[unit] === UNKNOWN) state.unitSteps[unit] = STEPS[unit];
    if (state.unitCell[unit] !== UNKNOWN) continue;
    unseen.push(unit);
    state.unitCell[unit] = WAITING;
  }
  imagineMarkers(state, dice);
  imaginePoints(state, dice);
  placeBuilders(state, unseen, places, dice);
  const deployed = imaginedDeployment(state, dice);
  for (const unit of unseen) {
    if (state.unitCell[unit] !== WAITING) continue;
    if (state.ghostCell[unit] >= 0) {
      places.hide(unit, { cell: state.ghostCell[unit], moment: state.ghostMoment[unit] });
    } else if (AIRBORNE[unit] === 1) {
      hideLander(state, unit, places, dice);
    } else if (deployed.has(unit)) {
      places.hide(unit, { cell: dice.pick(SOUTH_CELLS, 'where it entered'), moment: deployed.get(unit)! });
    }
  }
  bringSomebody(state, unseen, places, dice);
}

/** Any Air Supply marker may be the one in sight. */
function imagineMarkers(state: DescentState, dice: Dice): void {
  const seen = state.markerCell.filter((cell) => cell >= 0);
  const markers = [...state.markerCell.keys()];
  state.markerCell.fill(WAITING);
  for (const cell of seen) {
    const [marker] = markers.splice(dice.between(0, markers.length - 1, 'which marker is in sight'), 1);
    state.markerCell[marker] = cell;
  }
}

/** Two of three airborne units have landed, if anybody has: around a hex of which the Germans were told. */
function hideLander(state: DescentState, unit: number, places: HidingPlaces, dice: Dice): void {
  const { landings } = state;
  if (landings.length === 0 || AIRLANDING[unit] === 1 || REPAIR[unit] === 1) return;
  if (dice.chance(1, 3, 'whether it waits')) return;
  const { turn, impulseNumber, cells } = landings.at(dice.between(0, landings.length - 1, 'which landing'));
  const moment = (turn - 1) * IMPULSES_A_DAY + impulseNumber - 1;
  places.hide(unit, { cell: dice.pick(cells, 'where it landed'), moment });
}

/** Unit -> since when it can have been on the map. */
type Deployment = ReadonlyMap<number, number>;

/** 1.1, 1.8: the ground forces of the first day, and as many others as deployment points allow. */
function imaginedDeployment(state: DescentState, dice: Dice): Deployment {
  const deployed = new Map<number, number>();
  if (state.phase === 'setup') return deployed;
  for (const { pool, units: most } of SET_UP) {
    const candidates = ofPool(pool).filter((unit) => state.unitCell[unit] === WAITING);
    for (let count = 0; count < (most ?? Infinity) && candidates.length > 0; count++) {
      const [unit] = candidates.splice(dice.between(0, candidates.length - 1, 'who was set up'), 1);
      deployed.set(unit, 0);
    }
  }
  let points = DEPLOYMENT_POINTS * (state.turn - 1);
  for (const activation of ACTIVATIONS) {
    if (activation.points > points || dice.chance(1, 3, 'whether it waits')) continue;
    points -= activation.points;
    const turn = dice.between(2, state.turn, 'when it was activated');
    const units = activatable(state, activation).filter((unit) => !deployed.has(unit));
    for (const unit of units.slice(0, activation.most)) deployed.set(unit, (turn - 1) * IMPULSES_A_DAY);
  }
  return deployed;
}

function imaginePoints(state: DescentState, dice: Dice): void {
  if (state.phase === 'setup') {
    state.transportPoints = state.deploymentPoints = 0;
    return;
  }
  const { turn } = state;
  const last = state.landings.last();
  const landed = last?.turn === turn;
  const most = TRANSPORT_POINTS[turn - 1];
  state.transportPoints = landed ? dice.between(0, most - 1, 'transport points left') : most;
  state.deploymentPoints = dice.between(0, Math.min(DEPLOYMENT_POINTS, DEPLOYMENT_POINTS * (turn - 1)), 'points left');
}

/**
 * Any bridging unit out of sight may have built a span (H-36). It has its unit at one end; were that in sight, so would be
 * the unit.
 */
function placeBuilders(state: DescentState, unseen: readonly number[], places: HidingPlaces, dice: Dice): void {
  const builders = BRIDGING_UNITS.filter((unit) => unseen.includes(unit));
  const hexsides = builders.map((unit) => state.unitSpan[unit]).filter((hexside) => hexside !== NONE);
  for (const unit of builders) state.unitSpan[unit] = NONE;
  for (const hexside of hexsides) {
    const [unit] = builders.splice(dice.between(0, builders.length - 1, 'who built a span'), 1);
    state.unitSpan[unit] = hexside;
    const ends = cellsBeside(hexside);
    places.put(unit, ends.find((cell) => places.isOpen(cell)) ?? unseenEnd(state, ends));
  }
}

/** Near a combat nobody else is imagined, but a span that is there has its unit, at the end that the Germans do not see. */
function unseenEnd(state: DescentState, ends: readonly number[]): number {
  const lit = litCells(state, 'german');
  return ends.find((cell) => lit[cell] === 0) ?? ends[0];
}

function cellsBeside(hexside: number): readonly number[] {
  const step = board.side.indexOf(hexside);
  return [Math.floor(step / board.degree), board.neighbour[step]];
}

/** Somebody has come to the bridge about which the Germans are asked. */
function bringSomebody(state: DescentState, unseen: readonly number[], places: HidingPlaces, dice: Dice): void {
  for (const { cell } of state.questions) {
    if (!places.isOpen(cell) || state.unitCell.subarray(0, LAST.allied).includes(cell)) continue;
    const near = unseen.filter((unit) => state.unitCell[unit] >= 0 && state.unitSpan[unit] === NONE);
    if (near.length > 0) places.put(dice.pick(near, 'who has come'), cell);
  }
}
