import type { Advantage, Order, Outcome } from './data/combat-table.ts';

/** The moments of a round, in the order in which they happen. Areas and divisions by number, see `data/map.ts`. */
export type BattleCardReport =
  | {
      readonly kind: 'dropped';
      readonly area: number;
      readonly division: number;
      readonly roll: number;
      readonly strength: number;
    }
  | { readonly kind: 'round'; readonly round: number }
  | {
      readonly kind: 'fought';
      readonly area: number;
      readonly division: number;
      readonly order: Order;
      readonly advantage: Advantage;
      readonly roll: number;
      readonly outcome: Outcome;
      readonly allied: number;
      readonly german: number;
    }
  | { readonly kind: 'removed'; readonly area: number; readonly division: number }
  | { readonly kind: 'reinforced'; readonly area: number; readonly german: number }
  | { readonly kind: 'withheld' }
  | { readonly kind: 'retaken'; readonly area: number }
  | { readonly kind: 'corps'; readonly area: number; readonly garrison: number }
  | {
      readonly kind: 'advanced';
      readonly division: number;
      readonly from: number;
      readonly to: number;
      readonly joins: number;
      readonly strength: number;
    }
  | { readonly kind: 'held'; readonly possible: boolean }
  | { readonly kind: 'tested'; readonly roll: number; readonly needed: number; readonly strength: number }
  | { readonly kind: 'ended'; readonly ending: 'arnhem' | 'removed' | 'time' };
