import { NAME_OF } from '../../language/sentences.ts';
import { isAirCard, type Card } from '../data/cards.ts';

const AIR = { raf: 'the RAF', luftwaffe: 'the Luftwaffe' } as const;

/** "82nd Airborne", "the RAF". */
export function cardName(card: Card): string {
  return isAirCard(card) ? AIR[card] : NAME_OF[card];
}
