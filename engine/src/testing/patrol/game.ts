import type { Choice, Game, Refusal, Result, Seat } from '../../contract.ts';
import type { Dice } from '../../dice/dice.ts';
import type { OptionsSchema } from '../../options.ts';
import { actionReader, type PatrolAction, type PatrolDraft } from './actions.ts';
import { answerCrossing } from './bridges.ts';
import { attack, scout } from './combat.ts';
import { deploy, deploymentChoices, refuseDeployment } from './deployment.ts';
import { imagine } from './imagine.ts';
import { move } from './movement.ts';
import { dig, orderChoices, refuseOrder } from './orders.ts';
import type { PatrolReport, Reports } from './reports.ts';
import { sight, tell } from './sight.ts';
import { INDEX, isSide, NOWHERE, OTHER, shape, SIDES, type PatrolState, type Side } from './state.ts';
import { EARLIEST_NIGHTFALL, endTurn, LATEST_NIGHTFALL } from './turn.ts';

/** How many charges each side has for the bridges, and how many decoys beside its companies. */
export type PatrolOptions = { readonly charges: number; readonly decoys: number };

const options: OptionsSchema<PatrolOptions> = {
  charges: { kind: 'integer', label: 'Charges for the bridges', default: 1, low: 0, high: 2 },
  decoys: { kind: 'integer', label: 'Decoys on each side', default: 2, low: 0, high: 2 },
};

export type PatrolGame = Game<PatrolState, PatrolAction, PatrolOptions, PatrolDraft, PatrolReport>;

/**
 * Patrol: a small game that has a little of everything the laws are about, and a model of how a game is written.
 *
 * 2. Both sides deploy in secret, at most two counters in a hex. 3. Then north and south take turns: a turn begins with supply (4); units move (5),
 * dig in, scout and attack (7) in any order; the other side is asked when a bridge is crossed (6). 8. Whoever gets a
 * company through to the far edge, or destroys two, has won.
 */
export const patrol: PatrolGame = {
  id: 'patrol',
  title: 'Patrol',
  version: '2',
  seats: SIDES,
  options,
  shape,
  action: actionReader,
  setup,
  active,
  actions,
  refuse,
  apply,
  undoable,
  sight,
  tell,
  // 2. Where a side deploys the other finds out as it comes into sight.
  secretDeeds: ['deploy'],
  imagine,
  result,
};

function setup({ charges, decoys }: PatrolOptions, dice: Dice): PatrolState {
  const state = shape.create();
  state.decoys = decoys;
  state.charges.fill(charges);
  state.unitHex.fill(NOWHERE);
  state.crossingUnit = state.crossingBridge = state.crossingFrom = NOWHERE;
  state.nightfall = dice.between(EARLIEST_NIGHTFALL, LATEST_NIGHTFALL, 'nightfall', []);
  return state;
}

const NOBODY: readonly Side[] = [];
const ONLY: Readonly<Record<Side, readonly Side[]>> = { north: ['north'], south: ['south'] };

function active(state: PatrolState): readonly Seat[] {
  switch (state.phase) {
    case 'deploy':
      if (state.deployed[INDEX.north] === 1) return ONLY.south;
      return state.deployed[INDEX.south] === 1 ? ONLY.north : SIDES;
    case 'orders':
      return ONLY[state.mover];
    case 'bridge':
      return ONLY[OTHER[state.mover]];
    case 'over':
      return NOBODY;
  }
}

const ANSWERS: readonly Choice<PatrolAction, PatrolDraft>[] = [
  { action: { kind: 'blow' }, draft: undefined, ends: false },
  { action: { kind: 'spare' }, draft: undefined, ends: false },
];

function actions(state: PatrolState, seat: Seat, draft?: PatrolDraft): readonly Choice<PatrolAction, PatrolDraft>[] {
  if (!isSide(seat) || !active(state).includes(seat)) return [];
  if (state.phase === 'bridge') return ANSWERS;
  if (state.phase === 'orders') return orderChoices(state, seat, draft);
  return deploymentChoices(state, seat, draft?.kind === 'deploy' ? draft : undefined);
}

function refuse(state: PatrolState, seat: Seat, action: PatrolAction): Refusal | undefined {
  if (!isSide(seat) || !active(state).includes(seat)) return { rule: '3', text: 'It is not for you to act now.' };
  switch (action.kind) {
    case 'deploy':
      if (state.phase !== 'deploy') return { rule: '2', text: 'The counters are deployed already.' };
      return refuseDeployment(state, seat, action);
    case 'blow':
    case 'spare':
      return state.phase === 'bridge' ? undefined : { rule: '6', text: 'No bridge is being crossed.' };
    case 'end':
      return state.phase === 'orders' ? undefined : { rule: '3', text: 'There is no turn to end now.' };
    case 'move':
    case 'dig':
    case 'scout':
    case 'attack':
      if (state.phase !== 'orders') return { rule: '3', text: 'Units get no orders now.' };
      return refuseOrder(state, seat, action);
  }
}

function apply(state: PatrolState, seat: Seat, action: PatrolAction, dice: Dice, reports?: Reports): void {
  const side = seat as Side;
  switch (action.kind) {
    case 'deploy':
      return deploy(state, side, action, reports);
    case 'move':
      return move(state, side, action.unit, action.to, reports);
    case 'dig':
      return dig(state, side, action.unit, reports);
    case 'scout':
      return scout(state, side, action.unit, action.hex, dice, reports);
    case 'attack':
      return attack(state, side, action.units, action.hex, dice, reports);
    case 'blow':
    case 'spare':
      return answerCrossing(state, action.kind === 'blow', dice, reports);
    case 'end':
      return endTurn(state, side, reports);
  }
}

/**
 * A step may find somebody, and somebody unseen may watch it. So no step can be undone: were only those barred that
 * found or met somebody, players would scout by undo, and a barred undo would tell the mover of the watcher.
 */
function undoable(_state: PatrolState, _seat: Seat, action: PatrolAction): boolean {
  return action.kind === 'dig';
}

function result({ outcome }: PatrolState): Result | undefined {
  switch (outcome) {
    case 'none':
      return undefined;
    case 'nightfall':
      return { name: outcome, winners: [], reason: 'Night fell before either side had won.' };
    case 'north gets through':
    case 'south gets through':
      return { name: outcome, winners: [winner(outcome)], reason: 'A company has reached the far edge.' };
    case 'north wins':
    case 'south wins':
      return { name: outcome, winners: [winner(outcome)], reason: 'The enemy has lost two companies.' };
  }
}

function winner(outcome: PatrolState['outcome']): Side {
  return outcome.startsWith('north') ? 'north' : 'south';
}
