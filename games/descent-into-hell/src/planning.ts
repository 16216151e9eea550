import type { Planning, Seat } from '@club-route/engine';
import type { DescentAction } from './actions.ts';
import { LAST_TURN } from './data/tables.ts';
import type { Side } from './data/units.ts';
import { activate, placePool } from './phases/deployment.ts';
import { nextMarker } from './phases/drop.ts';
import { beginImpulse, flipBack } from './phases/impulse.ts';
import { beginPlayerTurn, nextKinds } from './phases/turn.ts';
import { sight as sightOf } from './sight.ts';
import { GONE, shape, type DescentState, type ImpulseKind, type Lander } from './state.ts';

/** Orders laid for one's next impulse while the other side acts. */
export const planning: Planning<DescentState, DescentAction> = { begin, foresee };

/** The side's own impulse with whatever interrupts it set aside; else its next impulse or player turn. */
function begin(sight: DescentState, seat: Seat): DescentState | undefined {
  if (sight.outcome !== 'none' || sight.phase === 'setup') return undefined;
  const side = seat as Side;
  const begun = shape.copy(sight);
  begun.questions = [];
  begun.battle = null;
  if (begun.phase !== 'air') begun.landers = [];
  const own = begun.side === side;
  const orders = begun.phase === 'deployment' || begun.phase === 'air' || begun.phase === 'movement';
  if (own && !orders && begun.impulseNumber === 1) startImpulse(begun, nextKinds(begun)[0]);
  else if (!own || !orders) {
    if (own || side === 'allied') begun.turn++;
    if (begun.turn > LAST_TURN) return undefined;
    beginPlayerTurn(begun, side);
  }
  // Of the other side's impulse nothing is left to be seen.
  shape.copyInto(begun, sightOf(begun, seat));
  return begun;
}

function startImpulse(begun: DescentState, kind: ImpulseKind): void {
  beginImpulse(begun, kind);
  begun.phase = begun.side === 'allied' ? 'air' : 'movement';
}

/** Nothing is rolled: the weather is good, bridges hold, nobody unseen is met. */
function foresee(begun: DescentState, seat: Seat, action: DescentAction): void {
  carryOut(begun, action);
  // A unit that has moved sees other enemies than before.
  shape.copyInto(begun, sightOf(begun, seat));
}

function carryOut(begun: DescentState, action: DescentAction): void {
  switch (action.kind) {
    case 'activate':
      return activate(begun, action.group, action.units);
    case 'place':
      return placePool(begun, action.pool, action.area);
    case 'impulse':
      return startImpulse(begun, action.impulse);
    case 'flip':
      return flipBack(begun, action.unit, undefined);
    case 'weather':
      begun.weather = 'good';
      return;
    case 'drop':
      return addLander(begun, { unit: action.unit, cell: action.cell });
    case 'supply':
      return addLander(begun, { marker: nextMarker(begun).marker!, cell: action.cell });
    case 'move':
      return relocate(begun, action.units, action.way.at(-1)!);
    case 'enter':
      return relocate(begun, action.units, action.way.at(-1) ?? action.at);
    case 'exit':
      return relocate(begun, [action.unit], GONE);
    default:
      // Fire, retreats and answers are decided when their time has come.
      return;
  }
}

function addLander(begun: DescentState, lander: Lander): void {
  begun.landers = [...begun.landers, lander];
}

function relocate(begun: DescentState, units: readonly number[], cell: number): void {
  begun.phase = 'movement';
  begun.mover = null;
  for (const unit of units) {
    begun.unitCell[unit] = cell;
    begun.unitMoved[unit] = 1;
  }
}
