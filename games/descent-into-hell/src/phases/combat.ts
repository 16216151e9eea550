import type { Refusal } from '@club-route/engine';
import { labelOf } from '../data/board.ts';
import { OTHER } from '../data/units.ts';
import type { Reports } from '../report.ts';
import { attackersOf, combatsOf, hasAttackers } from '../rules/contact.ts';
import { isOccupied, unitsAt } from '../rules/stacks.ts';
import { optionsOf, type DescentState } from '../state.ts';
import { settle } from './battle.ts';
import { beginLandingFight, openLandingFights } from './landing-fight.ts';

/** 1.6: movement is over. H-23: the list of hexes is made now; the attacker chooses the order (7.17). */
export function beginCombat(state: DescentState): void {
  state.combats = { ...combatsOf(state, state.side), fought: [] };
}

/** Whether a hex of the list can still be attacked. */
function isOpen(state: DescentState, cell: number): boolean {
  return (
    !state.combats!.fought.includes(cell) &&
    isOccupied(state, OTHER[state.side], cell) &&
    hasAttackers(state, state.side, cell)
  );
}

/** Hexes that may be attacked now, duties first. */
export function openCombats(state: DescentState): readonly number[] {
  const { duty, free } = state.combats!;
  return [...duty, ...free].filter((cell) => isOpen(state, cell));
}

export function refuseAttack(state: DescentState, cell: number): Refusal | undefined {
  const fights = openLandingFights(state);
  if (fights.includes(cell)) return undefined;
  if (fights.length > 0) return { rule: 'Combat', text: 'First fight where your units have landed on the enemy.' };
  if (openCombats(state).includes(cell)) return undefined;
  if (state.combats!.fought.includes(cell))
    return { rule: 'Combat', text: `You have already attacked ${labelOf(cell)} this impulse. Choose another hex.` };
  return {
    rule: 'Combat',
    text: 'Choose an enemy hex next to your units, not across water without a crossing.',
  };
}

/** The next hex that must be attacked: where units have landed on the enemy, then the others by number. */
export function nextDuty(state: DescentState): number | undefined {
  return openLandingFights(state)[0] ?? state.combats!.duty.find((cell) => isOpen(state, cell));
}

/** A duty lapses when nobody can attack the hex any more. */
export function refuseEndOfCombat(state: DescentState): Refusal | undefined {
  const [fight] = openLandingFights(state);
  if (fight !== undefined)
    return {
      rule: 'Allied Airborne Operations',
      text: `Your units in ${labelOf(fight)} must fight the Germans there.`,
    };
  const owed = state.combats!.duty.find((cell) => isOpen(state, cell));
  if (owed === undefined) return undefined;
  const came = optionsOf(state).duty === 'moved' ? 'moved' : 'stand';
  return { rule: 'Combat', text: `You ${came} next to ${labelOf(owed)} and must attack it.` };
}

/** Whether anything is left to fight for. */
export function isCombatLeft(state: DescentState): boolean {
  const { duty, free } = state.combats!;
  const open = (cell: number): boolean => isOpen(state, cell);
  return openLandingFights(state).length > 0 || duty.some(open) || free.some(open);
}

/** All friends next to the hex attack. Units that have retreated there take no part. */
export function attack(state: DescentState, cell: number, reports: Reports): void {
  if (openLandingFights(state).includes(cell)) return beginLandingFight(state, cell, reports);
  const { combats, side } = state;
  state.combats = { ...combats!, fought: [...combats!.fought, cell] };
  state.battle = {
    cell,
    stage: 'defenders',
    attackers: attackersOf(state, side, cell),
    defenders: unitsAt(state, OTHER[side], cell).filter((unit) => state.unitRetreated[unit] === 0),
    fired: [],
    spared: [],
    pending: null,
    landing: null,
  };
  reports?.push({ kind: 'combat', cell });
  settle(state, reports);
}
