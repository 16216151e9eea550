import { sideBetween, type Grid } from '@club-route/engine';
import type { TheatreBoard } from '../src/board.ts';
import type { Plan } from './plan.ts';

/** What must hold of a finished board. Each check returns its complaints; an empty list is a pass. */
export type Check = (plan: Plan, theatre: TheatreBoard) => readonly string[];

export function isOff(plan: Plan, board: Grid, cell: number): boolean {
  return plan.offBoard?.holds(board.columnOf[cell], board.rowOf[cell]) === true;
}

export function sideOf(board: Grid, label: string): number {
  const [a, b] = label.split('/').map((name) => board.cellByLabel.get(name) ?? -1);
  return sideBetween(board, a, b);
}
