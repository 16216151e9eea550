import { endOf, firstOf, MOBILE } from '../data/units.ts';
import type { FarthestBridgeReport } from '../report.ts';
import { markSafeBridges } from '../rules/occupancy.ts';
import { allotMarkers } from '../rules/support-fire.ts';
import { optionsOf, PHASES, phasingSide, type FarthestBridgeState, type Phase } from '../state.ts';
import { lapseSpan } from './engineer.ts';

/** The sequence of play (3.0): the Allies move, fight and move mobile units, then the Germans. */

export function beginTurn(state: FarthestBridgeState, turn: number, reports: FarthestBridgeReport[] | undefined): void {
  state.turn = turn;
  reports?.push({ kind: 'turn', turn });
  allotMarkers(state);
  markSafeBridges(state);
  beginPhase(state, 'alliedMove', reports);
}

export function endPhase(state: FarthestBridgeState, reports: FarthestBridgeReport[] | undefined): void {
  if (state.phase !== 'germanMobile') {
    beginPhase(state, PHASES[PHASES.indexOf(state.phase) + 1]!, reports);
  } else if (state.turn < optionsOf(state).turns) {
    beginTurn(state, state.turn + 1, reports);
  } else {
    // 17.0: one Arnhem hex held at some instant is a draw, none a German victory.
    state.ending = state.heldOne ? 'draw' : 'german';
  }
}

function beginPhase(state: FarthestBridgeState, phase: Phase, reports: FarthestBridgeReport[] | undefined): void {
  state.phase = phase;
  state.step = 'free';
  state.arrivalsOver = false;
  // Option of ruling 19: a new try for each unit in each phase.
  if (optionsOf(state).demolitionTries === 'unit') state.bridgeTried.fill(0);
  reports?.push({ kind: 'phase', phase, turn: state.turn });
  switch (phase) {
    case 'alliedMove':
    case 'germanMove':
      state.unitMoved.fill(0);
      state.bridgeTried.fill(0);
      state.repairTried.fill(0);
      state.repaired.fill(0);
      lapseSpan(state, reports);
      return;
    case 'alliedCombat':
    case 'germanCombat':
      state.unitFought.fill(0);
      state.unitStruck.fill(0);
      return;
    case 'alliedMobile':
    case 'germanMobile':
      if (optionsOf(state).mobileMovesTwice) restMobileUnits(state);
      return;
    case 'deploy':
    case 'over':
      return;
  }
}

/** Option of ruling 2: mobile units may move again in the mobile movement phase. */
function restMobileUnits(state: FarthestBridgeState): void {
  const side = phasingSide(state);
  for (let unit = firstOf(side); unit < endOf(side); unit++) if (MOBILE[unit] === 1) state.unitMoved[unit] = 0;
}
