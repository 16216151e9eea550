import { UMPIRE } from '@club-route/engine';
import type { Desk } from '../../play/desk.ts';
import { orderLines } from './lines.ts';

/** The orders in a letter: one on each line, or as the game cuts letters to commanders, several lines each. */
export function ordersIn({ module }: Pick<Desk, 'module'>, seat: string, lines: readonly string[]): readonly string[] {
  return takesLetters({ module }, seat) ? module.language.orders!(lines.join('\n')) : orderLines(lines);
}

/** Whether a letter of the seat is a text whose orders stand each for itself. The umpire writes words of command. */
export function takesLetters({ module }: Pick<Desk, 'module'>, seat: string): boolean {
  return module.language.orders !== undefined && seat !== UMPIRE;
}
