import type { Planning, Seat } from '@club-route/engine';
import type { ActionOf, DriveAction } from './actions.ts';
import { LAST_TURN, MOST_CARRIED_OVER } from './data/tables.ts';
import { FIRST, LAST, type Side } from './data/units.ts';
import { allowance } from './phases/allotment.ts';
import { giveOrder } from './phases/unit-order.ts';
import { relocate, tire } from './rules/relocate.ts';
import { beginWalk, walker, walkOn, weigh, weighed } from './rules/weigh.ts';
import { sight as sightOf } from './sight.ts';
import { CARRIED, NONE, NORMAL, shape, type DriveState, type Phase } from './state.ts';

/** Orders laid for one's next operation phase while the other side acts. */
export const planning: Planning<DriveState, DriveAction> = { begin, foresee };

/** The operation phase to come, and which points come with it: none, all anew, or added to what is left. */
interface Coming {
  readonly phase: Phase;
  readonly points: 'kept' | 'new' | 'added';
  readonly tomorrow?: true;
}

const COMING: Readonly<Record<Side, Partial<Record<Phase, Coming>>>> = {
  allied: {
    germanAir: { phase: 'alliedFirst', points: 'new' },
    alliedFirst: { phase: 'alliedFirst', points: 'kept' },
    germanFirst: { phase: 'alliedSecond', points: 'added' },
    alliedSecond: { phase: 'alliedSecond', points: 'kept' },
    germanSecond: { phase: 'alliedFirst', points: 'new', tomorrow: true },
  },
  german: {
    alliedAir: { phase: 'germanFirst', points: 'new' },
    supply: { phase: 'germanFirst', points: 'new' },
    alliedFirst: { phase: 'germanFirst', points: 'kept' },
    germanFirst: { phase: 'germanFirst', points: 'kept' },
    alliedSecond: { phase: 'germanSecond', points: 'kept' },
    germanSecond: { phase: 'germanSecond', points: 'kept' },
  },
};

function begin(sight: DriveState, seat: Seat): DriveState | undefined {
  const side = seat as Side;
  const coming = COMING[side][sight.phase];
  if (coming === undefined || (coming.tomorrow && sight.turn === LAST_TURN)) return undefined;
  const begun = shape.copy(sight);
  begun.phase = coming.phase;
  begun.alliedAir = begun.germanAir = begun.interdiction = 0;
  if (coming.tomorrow) {
    begun.turn++;
    begun.unitMoved.fill(0, FIRST[side], LAST[side]);
  }
  if (coming.points !== 'kept') {
    for (let unit = FIRST[side]; unit < LAST[side]; unit++) {
      if (begun.unitCell[unit] < 0) continue;
      const carried = coming.points === 'added' ? Math.min(MOST_CARRIED_OVER, begun.unitPoints[unit]) : 0;
      begun.unitPoints[unit] = carried + allowance(begun, unit, side);
    }
  }
  return begun;
}

/** Nothing is rolled: bridges hold, lost command costs its least, and nobody unseen is met. */
function foresee(begun: DriveState, seat: Seat, action: DriveAction): void {
  if (action.kind === 'move') march(begun, action);
  else if ('unit' in action) giveOrder(begun, action, undefined);
  // A unit that has moved sees other enemies than before.
  shape.copyInto(begun, sightOf(begun, seat));
}

function march(begun: DriveState, { unit, way }: ActionOf<'move'>): void {
  for (const to of way) {
    beginWalk(begun, unit);
    if (!weigh(begun, unit, to)) return;
    if (weighed.carrier !== NONE) begun.unitCarried[weighed.carrier] |= CARRIED;
    walkOn(begun, unit, to);
    begun.unitPoints[unit] = walker.points;
    if (walker.ferryUsed) begun.ferryUsed = 1;
    if (begun.unitMode[unit] === NORMAL) tire(begun, unit);
    relocate(begun, unit, to, undefined);
  }
}
