import type { Dice, Game, Refusal, Seat } from '@club-route/engine';
import { actionSchema, type DriveAction, type DriveDraft } from './actions.ts';
import { choices } from './choices.ts';
import type { Side } from './data/units.ts';
import { earlierRules } from './earlier.ts';
import { imagine } from './imagine.ts';
import { optionsSchema, type DriveOptions } from './options.ts';
import { addInterdiction, refuseStrike, strike } from './phases/air.ts';
import { deploy, layOut, placeFirstDay, refuseDeployment } from './phases/deployment.ts';
import { move } from './phases/march.ts';
import { refuseWalk, walkSupply } from './phases/supply.ts';
import { beginTurn, endAlliedAir, endGermanAir, endOperations, endSupply } from './phases/turn.ts';
import { giveOrder, refuseOrder } from './phases/unit-order.ts';
import type { DriveReport, Reports } from './report.ts';
import { resultOf } from './rules/outcome.ts';
import { sight } from './sight.ts';
import { isOperationPhase, optionsOf, shape, type DriveState, type Phase } from './state.ts';
import { publicFields, tell } from './tell.ts';

const ALLIED: Seat = 'allied';
const GERMAN: Seat = 'german';

const ONLY_ALLIED: readonly Seat[] = [ALLIED];
const ONLY_GERMAN: readonly Seat[] = [GERMAN];
const NOBODY: readonly Seat[] = [];

export type DriveOnArnhem = Game<DriveState, DriveAction, DriveOptions, DriveDraft, DriveReport>;

/**
 * Operation Market Garden: Drive on Arnhem. Ten days from 17 September 1944; a day has thirteen phases (2.3): weather, air
 * strikes, supply, reinforcements, build-up, then twice an Allied and a German operation phase, each with its combat.
 */
export const driveOnArnhem: DriveOnArnhem = {
  id: 'drive-on-arnhem',
  title: 'Operation Market Garden: Drive on Arnhem',
  version: '2',
  earlier: earlierRules,
  seats: [ALLIED, GERMAN],
  options: optionsSchema,
  shape,
  action: actionSchema,
  setup,
  active,
  actions: (state, seat, draft) => (active(state).includes(seat) ? choices(state, seat as Side, draft) : []),
  refuse,
  apply,
  undoable,
  sight,
  tell,
  publicFields,
  imagine,
  result: resultOf,
};

function setup(options: DriveOptions, dice: Dice): DriveState {
  const state = shape.create();
  state.options = options;
  layOut(state);
  placeFirstDay(state, options.setup === 'historical');
  if (options.setup === 'free') state.phase = 'setup';
  else beginTurn(state, dice, undefined);
  return state;
}

/** Nobody is asked in the other side's phase. */
function active(state: DriveState): readonly Seat[] {
  switch (state.phase) {
    case 'over':
      return NOBODY;
    case 'germanAir':
    case 'germanFirst':
    case 'germanSecond':
      return ONLY_GERMAN;
    default:
      return ONLY_ALLIED;
  }
}

/** What is asked in a phase, for whoever tries something else. */
const ASKED: Readonly<Record<Phase, string>> = {
  setup: 'Choose your drop hexes and supply sources first.',
  alliedAir: 'This is the air strike phase: strike, interdict or end the phase.',
  germanAir: 'This is the air strike phase: strike or end the phase.',
  supply: "This is the supply phase: trace a formation's supply or end the phase.",
  alliedFirst: 'This is the operation phase: give orders to units or end the phase.',
  germanFirst: 'This is the operation phase: give orders to units or end the phase.',
  alliedSecond: 'This is the operation phase: give orders to units or end the phase.',
  germanSecond: 'This is the operation phase: give orders to units or end the phase.',
  over: 'The game is over.',
};

function refuse(state: DriveState, seat: Seat, action: DriveAction): Refusal | undefined {
  if (!active(state).includes(seat)) return { rule: '2.3', text: 'It is your opponent’s phase now.' };
  const side = seat as Side;
  const { phase } = state;
  const wrongPhase: Refusal = { rule: '2.3', text: ASKED[phase] };
  switch (action.kind) {
    case 'deploy':
      return phase === 'setup' ? refuseDeployment(state, action) : wrongPhase;
    case 'strike':
      return phase === 'alliedAir' || phase === 'germanAir' ? refuseStrike(state, side, action.cell) : wrongPhase;
    case 'interdict':
      return phase === 'alliedAir' ? undefined : wrongPhase;
    case 'supply':
      return phase === 'supply' ? refuseWalk(state, action) : wrongPhase;
    case 'end':
      return phase === 'setup' ? wrongPhase : undefined;
    default:
      return isOperationPhase(phase) ? refuseOrder(state, side, action) : wrongPhase;
  }
}

function apply(state: DriveState, seat: Seat, action: DriveAction, dice: Dice, reports?: DriveReport[]): void {
  if (reports === undefined || !optionsOf(state).hidden) return perform(state, seat, action, dice, reports);
  const owners = state.cellOwner.slice();
  perform(state, seat, action, dice, reports);
  tellOwners(state, owners, reports);
}

/** H34: everybody sees which hexes have changed hands, and not in which order. */
function tellOwners(state: DriveState, before: Uint8Array, reports: DriveReport[]): void {
  const { cellOwner } = state;
  for (const [owner, side] of (['german', 'allied'] as const).entries()) {
    const cells: number[] = [];
    for (let cell = 0; cell < before.length; cell++)
      if (cellOwner[cell] === owner && before[cell] !== owner) cells.push(cell);
    if (cells.length > 0) reports.push({ kind: 'owned', side, cells, discloses: true });
  }
}

function perform(state: DriveState, seat: Seat, action: DriveAction, dice: Dice, reports: Reports): void {
  switch (action.kind) {
    case 'deploy':
      deploy(state, action, dice, reports);
      return beginTurn(state, dice, reports);
    case 'strike':
      strike(state, seat as Side, action.cell, dice, reports);
      return endSpentAir(state, dice, reports);
    case 'interdict':
      addInterdiction(state);
      return endSpentAir(state, dice, reports);
    case 'supply':
      return walkSupply(state, action, reports);
    case 'move':
      return move(state, action, dice, reports);
    case 'end':
      return endPhase(state, dice, reports);
    default:
      return giveOrder(state, action, reports);
  }
}

/** With hidden units nobody scouts by undo: neither a step nor a supply walk is taken back, whatever it met. */
function undoable(state: DriveState, _seat: Seat, { kind }: DriveAction): boolean {
  return !optionsOf(state).hidden || (kind !== 'move' && kind !== 'supply');
}

/** The air strike ends by itself when the last point is spent. */
function endSpentAir(state: DriveState, dice: Dice, reports: Reports): void {
  if ((state.phase === 'alliedAir' ? state.alliedAir : state.germanAir) === 0) endPhase(state, dice, reports);
}

function endPhase(state: DriveState, dice: Dice, reports: Reports): void {
  switch (state.phase) {
    case 'alliedAir':
      return endAlliedAir(state, dice, reports);
    case 'germanAir':
      return endGermanAir(state, dice, reports);
    case 'supply':
      return endSupply(state, dice, reports);
    default:
      return endOperations(state, dice, reports);
  }
}

export function phasingSide(state: DriveState): Side {
  return active(state) === ONLY_GERMAN ? 'german' : 'allied';
}
