import type { Command } from '../../data/headquarters.ts';

/** 18: one card for each division and each air force. Divisions are drawn by the name of their seat. */
const AIR_CARDS = ['raf', 'luftwaffe'] as const;
const DIVISION_CARDS = [
  'abn1',
  'abn82',
  'abn101',
  'guards',
  'div43',
  'corps',
  'ss9',
  'ss10',
  'tettau',
  'div406',
  'div59',
  'walther',
] as const satisfies readonly Command[];
export const CARDS = [...DIVISION_CARDS, ...AIR_CARDS] as const;
export type Card = (typeof CARDS)[number];

/** R101: the seat that orders an air force. */
export const SEAT_OF_AIR: Readonly<Record<(typeof AIR_CARDS)[number], Command>> = { raf: 'corps', luftwaffe: 'model' };

export function isAirCard(card: Card): card is keyof typeof SEAT_OF_AIR {
  return card in SEAT_OF_AIR;
}
