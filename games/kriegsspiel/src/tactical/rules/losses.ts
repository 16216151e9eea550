import type { Battle } from '../battle.ts';
import { enemyOf, INDEX, LOST, sideOfCompany, type BattleState } from '../state.ts';

/** Takes figures from a company; the last one is a medal to the enemy. */
export function lose(state: BattleState, company: number, figures: number, tell: Battle['tell']): void {
  state.companyFigures[company] = Math.max(0, state.companyFigures[company] - figures);
  if (state.companyFigures[company] > 0) return;
  tell({ kind: 'company lost', company, at: state.companyHex[company] });
  state.companyHex[company] = LOST;
  state.companyDug[company] = 0;
  state.medalsDestroyed[INDEX[enemyOf(sideOfCompany(company))]]++;
}
