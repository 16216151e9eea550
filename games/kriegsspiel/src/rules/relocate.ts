import { isWater } from '../data/board.ts';
import { IN_REACH, STRUCTURES } from '../data/structures.ts';
import { DEMOLITION } from '../data/demolition.ts';
import { GERMAN_UNITS, sideOf } from '../data/units.ts';
import { note, record, roll, type Moment } from '../clock/moment.ts';
import { optionsOf, type CampaignState } from '../state.ts';
import { askLater, diceWait } from '../umpire/dice.ts';
import { isInContact, updateMeetings } from './contacts.ts';
import type { StructureState } from './ground.ts';
import { landingSquare } from './squares.ts';
import { holdSquare, setStructure, structureStateOf } from './truth.ts';
import {
  friendIn,
  mayAttack,
  runningOrder,
  setChain,
  setUnitState,
  stanceOf,
  stateOf,
  newChain,
  unitsIn,
} from './units.ts';
import { isMarch } from '../orders/types.ts';
import { isRecon } from '../data/units.ts';

/**
 * A unit comes into a square, in whatever way: by a step, a retreat, a landing or an entry. At once bridges are tested,
 * enemies are met and seen, and whoever meets somebody stops (G28).
 */
export function relocate(moment: Moment, unit: number, cell: number): void {
  const { state } = moment;
  state.unitCameFrom[unit] = state.unitCell[unit];
  state.unitCell[unit] = cell;
  standThere(moment, unit);
  const { contacts, sighted, sightedBy } = updateMeetings(state, unit);
  if (contacts.length > 0) {
    note(moment, unit, 'contact');
    if (optionsOf(state).firstContactFights || mayAttack(state, unit)) moment.obliged.add(unit);
    for (const enemy of contacts) {
      note(moment, enemy, 'contact');
      stopForContact(moment, enemy);
    }
  }
  if (sighted.length > 0) note(moment, unit, 'enemy in sight');
  for (const recce of sightedBy) note(moment, recce, 'enemy in sight');
}

/** A unit stands in another square: its side holds it, and bridges in reach are tested. */
function standThere(moment: Moment, unit: number): void {
  holdSquare(moment.state, moment.state.unitCell[unit], sideOf(unit));
  if (sideOf(unit) === 'allied') testStructures(moment, unit);
}

/** 16.1: the first Allied unit in reach of a structure sets off its one test, whatever comes of it (G81). */
function testStructures(moment: Moment, unit: number): void {
  const { state } = moment;
  for (const structure of IN_REACH[state.unitCell[unit]]) {
    // R50: by option the Germans let it stand; its test is still to come.
    if (state.structureTested[structure] === 1 || state.spared.includes(structure)) continue;
    state.structureTested[structure] = 1;
    const { upTo, becomes, needsGerman } = DEMOLITION[STRUCTURES[structure].kind];
    const die = roll(moment, 'demolition');
    const stays = die > upTo || (needsGerman && !germanAt(state, structure));
    if (diceWait(state))
      askLater(state, {
        what: 'demolition',
        unit,
        structure,
        dice: [die],
        proposed: stays ? 'intact' : becomes,
      });
    else if (!stays) blow(moment, unit, structure, becomes);
  }
}

/** A bridge goes, and those beside it report it. */
export function blow(moment: Moment, unit: number, structure: number, becomes: StructureState): void {
  const { state } = moment;
  setStructure(state, structure, becomes);
  note(moment, unit, 'bridge');
  // G34: the Germans learn of it only from a unit of theirs beside it.
  for (const german of GERMAN_UNITS)
    if (state.unitCell[german] >= 0 && STRUCTURES[structure].reach.includes(state.unitCell[german]))
      note(moment, german, 'bridge');
  record(moment, { kind: 'structure', minute: state.minute, structure, state: becomes, discloses: true });
}

/** G83: a German unit on a square of the structure or orthogonally next to one. */
function germanAt(state: CampaignState, structure: number): boolean {
  const { reach } = STRUCTURES[structure];
  return GERMAN_UNITS.some((unit) => reach.includes(state.unitCell[unit]));
}

/** 8: a unit in contact goes no further. Those who have orders to attack keep them; others hold, or withdraw later (G48). */
export function stopForContact(moment: Moment, unit: number): void {
  const { state } = moment;
  if (stateOf(state, unit) === 'crossing') return;
  dropStep(state, unit);
  const stance = stanceOf(state, unit);
  const order = runningOrder(state, unit);
  const chain = state.chains[unit];
  if (mayAttack(state, unit) || (order?.kind === 'recce' && isRecon(unit) && chain?.raid === 'closing')) {
    if (chain !== null) setChain(state, unit, { ...chain, begun: false, legs: [], route: [] });
  } else if (stance.act === 'withdraw') {
    setChain(state, unit, newChain([{ kind: 'withdraw', to: stance.to, via: [] }], chain?.ref ?? null, state.minute));
    state.standing = state.standing.with(unit, null);
  } else if (order !== undefined && isMarch(order)) setChain(state, unit, null);
  if (standClear(moment, unit)) endWherePutBack(state, unit);
}

/**
 * R85, G49: who met an enemy in a friend's square stops in the last free square before it, and that ends the order. Nobody comes
 * and goes every few minutes for as long as the friend stands there.
 */
function endWherePutBack(state: CampaignState, unit: number): void {
  const chain = state.chains[unit];
  const order = runningOrder(state, unit);
  if (state.edition === 'second' || optionsOf(state).putBackGoesOn) return;
  if (chain === null || order === undefined || !isMarch(order) || isInContact(state, unit)) return;
  setChain(state, unit, newChain(chain.orders.slice(1), chain.ref, state.minute));
}

/** The step under way is lost. */
export function dropStep(state: CampaignState, unit: number): void {
  state.unitStepTo[unit] = -1;
  state.unitStepAt[unit] = 0;
  state.unitWaitsSince[unit] = 0;
  if (stateOf(state, unit) === 'moving') setUnitState(state, unit, 'halted');
}

/** R85, G49: whoever halts in a friend's square goes back to where he came from, or to the nearest free square. True if so. */
export function standClear(moment: Moment, unit: number): boolean {
  const { state } = moment;
  const cell = state.unitCell[unit];
  if (cell < 0 || !friendIn(state, cell, unit)) return false;
  const from = state.unitCameFrom[unit];
  const isFree = from >= 0 && unitsIn(state, from).length === 0;
  const back = isFree ? from : landingSquare(state, unit, isWater(cell) ? from : cell);
  if (back === undefined) return false;
  state.unitCell[unit] = back;
  // G82, G92: any way of coming into a square counts; by rules 4 this one did not.
  if (!optionsOf(state).fourthReadings) standThere(moment, unit);
  updateMeetings(state, unit);
  return true;
}

/** 16: what a repair has done so far is lost (R29). */
export function stopRepair(state: CampaignState, unit: number): void {
  if (stateOf(state, unit) !== 'repairing') return;
  for (const structure of STRUCTURES.keys()) {
    if (structureStateOf(state, structure) !== 'repairing') continue;
    state.structureState[structure] = state.structureBefore[structure];
    state.structureReadyAt[structure] = 0;
  }
  setUnitState(state, unit, 'halted');
}
