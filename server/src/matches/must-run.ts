import type { Desk } from '../play/desk.ts';
import { notNow } from '../problem.ts';

export function mustRun({ row }: Pick<Desk, 'row'>): void {
  if (row.status === 'running') return;
  throw notNow(row.status === 'finished' ? 'The match is over.' : 'The match has not begun.');
}
