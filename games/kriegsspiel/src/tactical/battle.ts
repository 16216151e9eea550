import type { Dice, Seat } from '@club-route/engine';
import type { Side } from '../data/units.ts';
import type { BattleReport } from './report.ts';
import type { BattleState } from './state.ts';

/** A battle being fought: its state, its dice, who is told, and who holds the cards of each side. */
export interface Battle {
  readonly state: BattleState;
  readonly dice: Dice;
  readonly holders: Readonly<Record<Side, readonly Seat[]>>;
  readonly tell: (report: BattleReport) => void;
}
