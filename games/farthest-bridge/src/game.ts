import type { Dice, Game, Refusal, Result, Seat } from '@club-route/engine';
import { actionSchema, type FarthestBridgeAction, type FarthestBridgeDraft } from './actions.ts';
import { choices, nothingToDo } from './choices.ts';
import { cellOf, HISTORIC_ZONES } from './data/board.ts';
import { sideOf, UNITS } from './data/units.ts';
import { earlierRules } from './earlier.ts';
import { optionsSchema, type FarthestBridgeOptions } from './options.ts';
import {
  advance,
  advancingSide,
  closeBattle,
  continueBattle,
  refuseAdvance,
  refuseResist,
  refuseRetreat,
  resist,
  retreat,
} from './phases/aftermath.ts';
import {
  closeArrivals,
  holdBack,
  refuseAfterArrivals,
  refuseBeforeArrivals,
  refuseHoldingBack,
} from './phases/arrivals.ts';
import {
  declareAttack,
  declareBombardment,
  mustAttack,
  refuseAttack,
  refuseBombardment,
  refuseSupport,
  roll,
  support,
} from './phases/battle.ts';
import { demolish, refuseDemolition } from './phases/demolition.ts';
import { deploy, placeFixed, refusePlan, reveal } from './phases/deployment.ts';
import { refuseRepair, refuseSpan, repair, span } from './phases/engineer.ts';
import { land, place, refuseLanding, refusePlacing } from './phases/landing.ts';
import { enter, goOn, move, refuseEnter, refuseGo, refuseMove, refuseUnit } from './phases/march.ts';
import { beginTurn, endPhase } from './phases/turn.ts';
import { resume, settle } from './phases/walk.ts';
import type { FarthestBridgeReport } from './report.ts';
import { rebuildOccupancy } from './rules/occupancy.ts';
import { imagine, publicFields, secretDeeds, sight, tell } from './sight.ts';
import {
  isCombatPhase,
  isMovementPhase,
  NONE,
  optionsOf,
  phasingSide,
  shape,
  WAITING,
  type FarthestBridgeState,
  type Step,
} from './state.ts';

export const ALLIED: Seat = 'allied';
export const GERMAN: Seat = 'german';

const SEATS: readonly Seat[] = [ALLIED, GERMAN];
const ONLY_ALLIED: readonly Seat[] = [ALLIED];
const ONLY_GERMAN: readonly Seat[] = [GERMAN];
const NOBODY: readonly Seat[] = [];

export type FarthestBridge = Game<
  FarthestBridgeState,
  FarthestBridgeAction,
  FarthestBridgeOptions,
  FarthestBridgeDraft,
  FarthestBridgeReport
>;

/**
 * Arnhem: The Farthest Bridge. A turn is a day: support fire is allotted; the Allies move, fight, and move mobile units;
 * then the Germans. Anybody may be asked something in between: a bridge to blow, support for a defender, a retreat.
 */
export const farthestBridge: FarthestBridge = {
  id: 'farthest-bridge',
  title: 'Arnhem: The Farthest Bridge',
  version: '2',
  earlier: earlierRules,
  seats: SEATS,
  options: optionsSchema,
  shape,
  action: actionSchema,
  setup,
  active,
  actions: (state, seat, draft) => (active(state).includes(seat) ? choices(state, seat, draft) : []),
  refuse,
  apply,
  sight,
  tell,
  publicFields,
  secretDeeds,
  imagine,
  result,
};

function setup(options: FarthestBridgeOptions): FarthestBridgeState {
  const state = shape.create();
  state.options = options;
  state.unitCell.fill(WAITING);
  state.zoneCell.set(HISTORIC_ZONES);
  state.spanSide = NONE;
  state.mover = NONE;
  rebuildOccupancy(state);
  if (options.scenario === 'free') {
    state.zoneCell.fill(NONE);
    placeFixed(state);
    return state;
  }
  for (const [unit, { arrival }] of UNITS.entries())
    if (arrival.by === 'setup') state.unitCell[unit] = cellOf(arrival.hex);
  rebuildOccupancy(state);
  beginTurn(state, 1, undefined);
  return state;
}

function active(state: FarthestBridgeState): readonly Seat[] {
  if (state.phase === 'over') return NOBODY;
  if (state.phase === 'deploy') return state.alliedReady ? ONLY_GERMAN : state.germanReady ? ONLY_ALLIED : SEATS;
  return asked(state) === 'allied' ? ONLY_ALLIED : ONLY_GERMAN;
}

/** Who must decide now. */
function asked(state: FarthestBridgeState): 'allied' | 'german' {
  switch (state.step) {
    case 'free':
    case 'moving':
    case 'placing':
      return phasingSide(state);
    case 'demolition':
      return 'german';
    case 'defence':
      return sideOf(state.battle!.target);
    case 'retreat':
      return sideOf(state.battle!.retreats[0]!.unit);
    case 'advance':
      return advancingSide(state);
  }
}

function refuse(state: FarthestBridgeState, seat: Seat, action: FarthestBridgeAction): Refusal | undefined {
  if (!active(state).includes(seat)) return { rule: '3.0', text: 'Your opponent has to decide first.' };
  if (state.phase === 'deploy') {
    if (action.kind !== 'deploy') return { rule: '18.1', text: 'Set up first: hand in your deployment.' };
    return refusePlan(state, seat === ALLIED ? 'allied' : 'german', action.cells);
  }
  const wanted = STEP_OF[action.kind];
  if (state.step !== wanted) return { rule: '3.0', text: state.step === 'free' ? NOT_NOW[wanted] : NEEDS[state.step] };
  switch (action.kind) {
    case 'deploy':
      return { rule: '18.1', text: 'The deployment is over.' };
    case 'move':
      return (
        refuseOutOfPhase(state) ??
        refuseUnit(state, action.unit) ??
        refuseBeforeArrivals(state) ??
        refuseMove(state, action)
      );
    case 'enter':
      return refuseOutOfPhase(state) ?? refuseAfterArrivals(state) ?? refuseEnter(state, action);
    case 'land':
      return refuseAfterArrivals(state) ?? refuseLanding(state, action);
    case 'holdBack':
      return refuseHoldingBack(state);
    case 'place':
      return refusePlacing(state, action.cell);
    case 'go':
      return refuseGo(state, action);
    case 'stop':
      return state.cellUnit[state.unitCell[state.mover]!]! < 0
        ? undefined
        : { rule: '5.3', text: 'The unit cannot stop here: another unit is in the hex.' };
    case 'repair':
      return refuseRepair(state, action.bridge);
    case 'span':
      return refuseSpan(state, action.side);
    case 'attack':
      return refuseAttack(state, action);
    case 'bombard':
      return refuseBombardment(state, action);
    case 'support':
      return refuseSupport(state, action.markers);
    case 'retreat':
      return refuseRetreat(state, action.path);
    case 'resist':
      return refuseResist(state);
    case 'advance':
      return refuseAdvance(state, action);
    case 'halt':
    case 'spare':
      return undefined;
    case 'demolish':
      return refuseDemolition(state, action.bridge);
    case 'end':
      return refuseEnd(state);
  }
}

const STEP_OF: Readonly<Record<FarthestBridgeAction['kind'], Step>> = {
  deploy: 'free',
  move: 'free',
  enter: 'free',
  land: 'free',
  holdBack: 'free',
  repair: 'free',
  span: 'free',
  attack: 'free',
  bombard: 'free',
  end: 'free',
  place: 'placing',
  go: 'moving',
  stop: 'moving',
  demolish: 'demolition',
  spare: 'demolition',
  support: 'defence',
  retreat: 'retreat',
  resist: 'retreat',
  advance: 'advance',
  halt: 'advance',
};

/** Why an answer is out of place while nobody is asked for it. */
const NOT_NOW: Readonly<Record<Step, string>> = {
  free: 'You can do that only between moves and battles.',
  moving: 'No unit is moving now. Select a unit, then choose where it goes.',
  placing: 'No unit needs to be placed now.',
  demolition: 'No bridge can be blown now. The Germans may try as soon as an Allied unit reaches one (14.0).',
  defence: 'No unit is under attack now. The defender chooses support fire after an attack is declared (8.3).',
  retreat: 'No unit has to retreat now.',
  advance: 'No unit can advance now. Attackers advance when the defender has left its hex (7.9).',
};

/** What must be done first. */
const NEEDS: Readonly<Record<Exclude<Step, 'free'>, string>> = {
  moving: 'A unit is still moving. Move it on or stop it first.',
  placing: 'A unit has landed on a friendly unit. Place it first.',
  demolition: 'The Germans must first decide whether to blow the bridge.',
  defence: 'The defender must choose support fire first.',
  retreat: 'A unit has to retreat first, or resist.',
  advance: 'Advance first, or halt.',
};

function refuseOutOfPhase(state: FarthestBridgeState): Refusal | undefined {
  return isMovementPhase(state) ? undefined : { rule: '5.0', text: 'You can move units only in the movement phases.' };
}

function refuseEnd(state: FarthestBridgeState): Refusal | undefined {
  if (!optionsOf(state).mandatoryCombat || !isCombatPhase(state)) return undefined;
  return mustAttack(state)
    ? {
        rule: 'R4',
        text: 'With these options, your units in an enemy zone of control must attack before you end the phase.',
      }
    : undefined;
}

function apply(
  state: FarthestBridgeState,
  seat: Seat,
  action: FarthestBridgeAction,
  dice: Dice,
  reports?: FarthestBridgeReport[],
): void {
  perform(state, seat, action, dice, reports);
  proceed(state, reports);
}

function perform(
  state: FarthestBridgeState,
  seat: Seat,
  action: FarthestBridgeAction,
  dice: Dice,
  reports: FarthestBridgeReport[] | undefined,
): void {
  switch (action.kind) {
    case 'deploy':
      return deploy(state, seat === ALLIED ? 'allied' : 'german', action.cells, reports);
    case 'move':
      closeArrivals(state);
      return move(state, action, reports);
    case 'enter':
      return enter(state, action, reports);
    case 'land':
      return land(state, action, dice, reports);
    case 'holdBack':
      return holdBack(state, reports);
    case 'place':
      return place(state, action.cell, reports);
    case 'go':
      return goOn(state, action, reports);
    case 'stop':
      return settle(state);
    case 'repair':
      return repair(state, action.bridge, dice, reports);
    case 'span':
      return span(state, action.side, reports);
    case 'attack':
      declareAttack(state, action, reports);
      if (state.step === 'free') roll(state, dice, reports);
      return;
    case 'bombard':
      declareBombardment(state, action, reports);
      return roll(state, dice, reports);
    case 'support':
      support(state, action.markers, reports);
      return roll(state, dice, reports);
    case 'retreat':
      return retreat(state, action.path, reports);
    case 'resist':
      return resist(state, dice, reports);
    case 'advance':
      return advance(state, action, reports);
    case 'halt':
      return closeBattle(state);
    case 'demolish':
      if (demolish(state, action.bridge, dice, reports)) state.bridgeBlown = true;
      return;
    case 'spare':
      for (const bridge of state.questions) reports?.push({ kind: 'spared', bridge });
      state.questions = [];
      return;
    case 'end':
      return endPhase(state, reports);
  }
}

/** Goes on until somebody has to decide something, or the game is over. */
function proceed(state: FarthestBridgeState, reports: FarthestBridgeReport[] | undefined): void {
  if (state.phase === 'deploy') {
    if (!state.alliedReady || !state.germanReady) return;
    reveal(state, reports);
    beginTurn(state, 1, reports);
  }
  for (;;) {
    if (state.ending !== 'none') return end(state, state.ending, reports);
    if (state.step === 'demolition' && state.questions.length === 0) {
      resume(state, reports);
      continue;
    }
    if (state.battle !== null && state.step === 'free') {
      continueBattle(state, reports);
    }
    if (state.step !== 'free' || !nothingToDo(state)) return;
    endPhase(state, reports);
  }
}

function end(
  state: FarthestBridgeState,
  ending: Exclude<FarthestBridgeState['ending'], 'none'>,
  reports: FarthestBridgeReport[] | undefined,
): void {
  state.phase = 'over';
  state.step = 'free';
  state.battle = null;
  state.questions = [];
  reports?.push({ kind: 'ended', ending });
}

function result(state: FarthestBridgeState): Result | undefined {
  switch (state.ending) {
    case 'none':
      return undefined;
    case 'allied':
      return { name: 'allied', winners: ONLY_ALLIED, reason: 'XXX Corps held two hexes of Arnhem at once.' };
    case 'draw':
      return { name: 'draw', winners: NOBODY, reason: 'XXX Corps reached one hex of Arnhem, never two.' };
    case 'german':
      return { name: 'german', winners: ONLY_GERMAN, reason: 'No ground unit of XXX Corps ever reached Arnhem.' };
  }
}
