import type { PublicFields } from '@club-route/engine';
import type { Side } from '../data/units.ts';
import type { ENDINGS } from './state.ts';

/** What happens in a battle. All of it is seen by both commanders, but for the cards that one draws. */
export type BattleReport =
  | { readonly kind: 'battle turn'; readonly side: Side; readonly turn: number }
  /** An ambush discloses that it was laid. */
  | {
      readonly kind: 'card';
      readonly side: Side;
      readonly card: number;
      readonly units: readonly number[];
      readonly discloses?: true;
    }
  /** All hands, aid post: the dice of a card. */
  | { readonly kind: 'card dice'; readonly side: Side; readonly dice: readonly number[]; readonly restored: number }
  | { readonly kind: 'went'; readonly company: number; readonly from: number; readonly to: number }
  | { readonly kind: 'came in'; readonly company: number; readonly at: number }
  | { readonly kind: 'left'; readonly company: number; readonly from: number }
  | { readonly kind: 'dug in'; readonly companies: readonly number[] }
  | {
      readonly kind: 'shot';
      readonly by: 'company' | 'ambush' | 'aircraft' | 'guns' | 'card';
      readonly side: Side;
      /** -1 where no company of the board fires. */
      readonly company: number;
      readonly target: number;
      readonly dice: readonly number[];
      readonly hits: number;
      readonly flags: number;
    }
  | { readonly kind: 'company lost'; readonly company: number; readonly at: number }
  | { readonly kind: 'fell back'; readonly company: number; readonly way: readonly number[]; readonly lost: number }
  | { readonly kind: 'took ground'; readonly company: number; readonly hex: number }
  | { readonly kind: 'bridges'; readonly side: Side; readonly held: number }
  /** How many cards a side drew; which they are is in its own sight alone. */
  | { readonly kind: 'drew'; readonly side: Side; readonly cards: number; readonly discloses?: true }
  | { readonly kind: 'discarded'; readonly side: Side; readonly cards: readonly number[] }
  | { readonly kind: 'pack shuffled' }
  | {
      readonly kind: 'battle over';
      readonly winner: Side | 'nobody';
      readonly ending: (typeof ENDINGS)[number];
    };

/** What somebody on that side, or on neither, perceives: a drawn card shows nothing but to its holder. */
export function tellOfBattle(report: BattleReport, viewer: Side | undefined): BattleReport {
  if (report.kind !== 'drew' || report.side === viewer) return report;
  const { kind, side, cards } = report;
  return { kind, side, cards };
}

/** All that is told in a battle is told to everybody who watches it, so it may say more than the board shows afterwards. */
export const PUBLIC_OF_BATTLE: PublicFields<BattleReport> = {
  'battle turn': ['side', 'turn'],
  card: ['side', 'card', 'units'],
  'card dice': ['side', 'dice', 'restored'],
  went: ['company', 'from', 'to'],
  'came in': ['company', 'at'],
  left: ['company', 'from'],
  'dug in': ['companies'],
  shot: ['by', 'side', 'company', 'target', 'dice', 'hits', 'flags'],
  'company lost': ['company', 'at'],
  'fell back': ['company', 'way', 'lost'],
  'took ground': ['company', 'hex'],
  bridges: ['side', 'held'],
  drew: ['side', 'cards'],
  discarded: ['side', 'cards'],
  'battle over': ['winner', 'ending'],
};
