import type { Viewer } from '@club-route/engine';
import { BRIDGING_UNITS, FIRST, LAST, type Side } from './data/units.ts';
import { litCells } from './rules/view.ts';
import { GONE, NONE, shape, UNKNOWN, type Battle, type CombatList, type DescentState } from './state.ts';

/** What a viewer knows, put together from what it may know: a field that is forgotten here stays hidden. */
export function sight(state: DescentState, viewer: Viewer): DescentState {
  // When all is over the maps lie open.
  if (state.outcome !== 'none') return state;
  const seen = shape.create();
  copyPublic(state, seen);
  for (const column of ghostColumns(seen)) column.fill(UNKNOWN);
  for (const side of ['allied', 'german'] as const) {
    if (viewer === side) copyOwn(state, seen, side);
    else hide(state, seen, side, viewer);
  }
  hideImpulse(state, seen, viewer);
  return seen;
}

/** H-36. */
function copyPublic(from: DescentState, to: DescentState): void {
  to.options = from.options;
  to.turn = from.turn;
  to.side = from.side;
  to.impulse = from.impulse;
  to.impulseNumber = from.impulseNumber;
  to.weather = from.weather;
  to.questions = from.questions;
  to.bridgeOwner.set(from.bridgeOwner);
  to.bridgeBlown.set(from.bridgeBlown);
  to.bridgeAsked.set(from.bridgeAsked);
  to.siteOwner.set(from.siteOwner);
  to.airfieldRepaired.set(from.airfieldRepaired);
  to.unitLost.set(from.unitLost);
  // Fire and its results are told to everybody.
  to.unitRepulsed.set(from.unitRepulsed);
  to.unitRetreated.set(from.unitRetreated);
  to.landings.become(from.landings);
  to.announcements.become(from.announcements);
}

/** Columns of which each side knows its own units; the first two are seen by an enemy next to the unit. */
function unitColumns(state: DescentState): readonly (Int8Array | Int16Array)[] {
  return [
    state.unitCell,
    state.unitSteps,
    state.unitLandedOn,
    state.unitStart,
    state.unitMoved,
    state.unitLanded,
    state.unitStopped,
    state.unitFerrySide,
    state.unitFerried,
    state.unitSelfFerried,
  ];
}

/** What the other side of a unit keeps in mind of it. */
function ghostColumns(state: DescentState): readonly (Int8Array | Int16Array)[] {
  return [state.ghostCell, state.ghostMoment, state.ghostSteps];
}

type Columns = (state: DescentState) => readonly (Int8Array | Int16Array)[];

function copyRange(from: DescentState, to: DescentState, columns: Columns, side: Side): void {
  const targets = columns(to);
  for (const [index, column] of columns(from).entries())
    targets[index].set(column.subarray(FIRST[side], LAST[side]), FIRST[side]);
}

function copyOwn(from: DescentState, to: DescentState, side: Side): void {
  copyRange(from, to, unitColumns, side);
  if (side === 'german') {
    to.ferryUsed.set(from.ferryUsed);
    to.germanSightings.become(from.germanSightings);
    return;
  }
  to.transportPoints = from.transportPoints;
  to.deploymentPoints = from.deploymentPoints;
  to.landers = from.landers;
  to.closedSpans = from.closedSpans;
  to.markerCell.set(from.markerCell);
  to.unitSpan.set(from.unitSpan);
  to.alliedSightings.become(from.alliedSightings);
}

/** Of the other side: who stands next to the viewer’s units, whole and with its strength (7.10), and who was lost in combat. */
function hide(from: DescentState, to: DescentState, side: Side, viewer: Viewer): void {
  for (const column of unitColumns(to)) column.fill(UNKNOWN, FIRST[side], LAST[side]);
  const lit = isSide(viewer) ? litCells(from, viewer) : undefined;
  for (let unit = FIRST[side]; unit < LAST[side]; unit++) {
    const cell = from.unitCell[unit];
    if (from.unitLost[unit] === 1) to.unitCell[unit] = GONE;
    if (cell < 0 || lit?.[cell] !== 1) continue;
    to.unitCell[unit] = cell;
    to.unitSteps[unit] = from.unitSteps[unit];
  }
  if (lit !== undefined) copyRange(from, to, ghostColumns, side);
  if (side === 'german') {
    to.ferryUsed.fill(UNKNOWN);
    return;
  }
  to.transportPoints = to.deploymentPoints = UNKNOWN;
  hideMarkers(from, to, lit);
  hideBuilders(from, to);
}

/** H-31: Air Supply markers are seen like units. All are alike: the number of one would tell how many came before it. */
function hideMarkers(from: DescentState, to: DescentState, lit: Uint8Array | undefined): void {
  const seen = from.markerCell.filter((cell) => cell >= 0 && lit?.[cell] === 1).toSorted();
  to.markerCell.fill(UNKNOWN);
  to.markerCell.set(seen);
}

/** H-36: where spans are is public; by which unit is seen only where the unit is. */
function hideBuilders(from: DescentState, to: DescentState): void {
  to.unitSpan.fill(NONE);
  const unseen = BRIDGING_UNITS.filter((unit) => to.unitCell[unit] < 0);
  for (const unit of BRIDGING_UNITS) if (to.unitCell[unit] >= 0) to.unitSpan[unit] = from.unitSpan[unit];
  const hexsides = unseen
    .map((unit) => from.unitSpan[unit])
    .filter((hexside) => hexside !== NONE)
    .toSorted((one, two) => one - two);
  // Whoever is known to be lost has built nothing.
  const builders = unseen.filter((unit) => to.unitCell[unit] !== GONE);
  for (const [index, hexside] of hexsides.entries()) to.unitSpan[builders[index]] = hexside;
}

/** How far the phasing side is in its impulse nobody else is told, but for the combats (H-36). */
function hideImpulse(from: DescentState, to: DescentState, viewer: Viewer): void {
  if (viewer === from.side) {
    to.phase = from.phase;
    to.mover = from.mover;
    to.combats = from.combats;
    to.battle = from.battle;
    return;
  }
  const { combats, battle, phase } = from;
  const fought = combats?.fought ?? [];
  if (fought.length > 0) to.combats = { duty: [], free: isSide(viewer) ? listed(combats!) : [], fought };
  if (phase === 'setup' || phase === 'deployment') to.phase = phase;
  else to.phase = fought.length > 0 ? 'combat' : 'impulse';
  to.battle = battle && shownBattle(battle, viewer);
}

/** H-23: which of its hexes could be attacked when combat began a side has seen; not which of them must be. */
function listed({ duty, free }: CombatList): readonly number[] {
  return [...duty, ...free].toSorted((one, two) => one - two);
}

export function isSide(viewer: Viewer): viewer is Side {
  return viewer === 'allied' || viewer === 'german';
}

/** A side sees all who take part; hexes that the attacker was told are full it is not told. A spectator is told of fire only. */
function shownBattle(battle: Battle, viewer: Viewer): Battle {
  const pending = battle.pending && { ...battle.pending, told: [] };
  if (isSide(viewer)) return { ...battle, pending };
  return {
    ...battle,
    pending,
    attackers: [],
    defenders: [],
    landing: battle.landing && { ...battle.landing, landers: [] },
  };
}
