import type { Dice, Seat } from '@club-route/engine';
import { FIRST, LAST, OTHER, type Side } from './data/units.ts';
import { imagineAllies } from './imagine/allies.ts';
import { imagineGermans } from './imagine/germans.ts';
import { imagineImpulse } from './imagine/impulse.ts';
import { HidingPlaces } from './imagine/places.ts';
import { remember } from './rules/knowledge.ts';
import { LANDED_ON_ENEMIES, NONE, shape, UNKNOWN, type DescentState } from './state.ts';

/**
 * A whole position that agrees with all a side knows: enemies in sight as they are seen, the others where the order of
 * battle, their arrival, the last sighting and their reach allow, and never in a hex that the side sees.
 */
export function imagine(sight: DescentState, seat: Seat, dice: Dice): DescentState {
  const state = shape.copy(sight);
  if (state.outcome !== 'none') return state;
  const side = seat as Side;
  const places = new HidingPlaces(state, side, dice);
  if (side === 'allied') imagineGermans(state, places, dice);
  else imagineAllies(state, places, dice);
  imagineCondition(state, OTHER[side]);
  imagineImpulse(state, side, dice);
  imagineMemories(state, side);
  return state;
}

/** What is not seen of an enemy unit even next to it: it has done nothing yet that showed. */
function imagineCondition(state: DescentState, enemy: Side): void {
  for (let unit = FIRST[enemy]; unit < LAST[enemy]; unit++) {
    if (state.unitStart[unit] !== UNKNOWN) continue;
    state.unitStart[unit] = state.unitCell[unit];
    state.unitLandedOn[unit] = state.unitMoved[unit] = state.unitStopped[unit] = 0;
    state.unitFerried[unit] = state.unitSelfFerried[unit] = 0;
    state.unitFerrySide[unit] = NONE;
    // Only who landed there shares a hex with the enemy.
    const shares = state.unitCell[unit] >= 0 && state.unitCell.indexOf(state.unitCell[unit], LAST.allied) >= 0;
    state.unitLanded[unit] = enemy === 'allied' && shares ? LANDED_ON_ENEMIES : 0;
  }
  markComers(state, enemy);
}

/** Who came into sight by a move in this impulse has moved. */
function markComers(state: DescentState, enemy: Side): void {
  if (state.side !== enemy) return;
  const sightings = enemy === 'german' ? state.alliedSightings : state.germanSightings;
  for (const { turn, impulse, units, way, cell } of sightings) {
    if (turn !== state.turn || impulse !== state.impulse || way.length === 0) continue;
    for (const { unit } of units) if (state.unitCell[unit] === cell) state.unitMoved[unit] = 1;
  }
}

/** The enemy keeps in mind what he sees of us now; what he saw before cannot be known. */
function imagineMemories(state: DescentState, side: Side): void {
  state.ghostCell.fill(NONE, FIRST[side], LAST[side]);
  state.ghostMoment.fill(0, FIRST[side], LAST[side]);
  state.ghostSteps.fill(0, FIRST[side], LAST[side]);
  remember(state);
}
