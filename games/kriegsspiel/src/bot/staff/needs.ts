import { hasReported, type File } from '../desk.ts';
import type { GroundOrder } from '../../orders/types.ts';
import { stateKnown, type Situation } from './situation.ts';

/** Whether a unit should be written to: nothing is in force, or what is in force leads elsewhere. */

/** Minutes before a unit under way is sent somewhere else. */
const PATIENCE = 45;
/** Minutes without news after which a unit is asked how it is. */
const OVERDUE = 45;

/** Below this strength a unit beside an enemy goes home, and is sent nowhere else. */
export const SPENT = 40;

export function isUnderOrders(file: File): boolean {
  if (file.order === undefined || file.failed) return false;
  if (!hasReported(file)) return true;
  const { event, state } = file.report!;
  if (state === 'moving' || state === 'crossing' || state === 'firing' || state === 'repairing' || state === 'ferrying')
    return true;
  if (state === 'retreated' || event === 'impossible' || event === 'arrived') return false;
  if (file.order.kind === 'attack') return state === 'contact' || state === 'engaged';
  return state === 'engaged' || file.order.kind === 'support' || file.order.kind === 'hold';
}

/** The square to which its last order leads. */
export function goalOf(order: GroundOrder | undefined): number | undefined {
  if (order === undefined || !('to' in order)) return undefined;
  return 'cell' in order.to ? order.to.cell : undefined;
}

/** Whether it may be given this goal now: it waits for orders, or has been on its way elsewhere long enough. */
export function mayBeSent(situation: Situation, unit: number, file: File, goal: number, patience = PATIENCE): boolean {
  if (!isUnderOrders(file)) return true;
  if (goalOf(file.order) === goal) return false;
  const state = stateKnown(situation, unit);
  return state !== 'crossing' && situation.now - file.quarter >= patience;
}

/** A unit that should have arrived, or stood in combat, and says nothing. */
export function isOverdue({ now }: Situation, file: File): boolean {
  if (file.report === undefined || file.order === undefined || file.failed) return false;
  const since = Math.max(file.report.minute, file.quarter, file.askedQuarter);
  if (hasReported(file)) return file.order.kind === 'attack' && now - since >= 2 * OVERDUE;
  return file.expected > 0 && now >= file.expected + OVERDUE && now - since >= OVERDUE;
}
