import { cellOf } from '../data/board.ts';
import { nameAt } from './orders/gazetteer.ts';

/** "battle at Son, 14:00": what people call the battle that the form of 21.6 writes as `17-1400-0911`. */
export function battleName(id: string): string {
  const [, time, square] = id.split('-');
  const place = nameAt(cellOf(square)) ?? `square ${square}`;
  return `battle at ${place}, ${time.slice(0, 2)}:${time.slice(2)}`;
}

/** The same where a sentence or a heading begins with it. */
export function battleTitle(id: string): string {
  return battleName(id).replace('battle', 'Battle');
}
