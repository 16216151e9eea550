import type { Side } from '../../data/units.ts';
import { rangeBetween } from '../board.ts';
import { SUPPORT_DICE } from '../rules/shot.ts';
import { occupiedHexes, sees } from '../rules/sight-lines.ts';
import { companiesOf, enemyOf, INDEX, isGun, kindOfCompany, sideOfCompany, USED, type BattleState } from '../state.ts';
import type { Temper } from './temper.ts';
import { bestShot, worthOfDice } from './worth.ts';

/** What a battle officer has of supply columns (21.5) and of guns off the field (R103). */

interface Call {
  readonly target: number;
  readonly worth: number;
}

/** The best target to which observers who have an order can call a gun from where they stand, or nothing. */
export function bestCall(state: BattleState, company: number, temper: Temper): Call | undefined {
  const side = sideOfCompany(company);
  if (kindOfCompany(state, company).trait !== 'observers') return undefined;
  if (state.supportShots[INDEX[side]] === 0 || state.companyOrdered[company] === 0) return undefined;
  const occupied = occupiedHexes(state);
  let best: Call | undefined;
  for (const target of companiesOf(state, enemyOf(side))) {
    if (!sees(state, state.companyHex[company], state.companyHex[target], occupied)) continue;
    const worth = worthOfDice(state, target, SUPPORT_DICE, false, temper);
    if (worth > (best?.worth ?? 0)) best = { target, worth };
  }
  return best;
}

interface Help {
  readonly column: number;
  readonly gun: number;
}

/** A column that has helped nobody yet, and the gun beside it whose second battle is worth most; nothing if none would battle. */
export function bestHelp(state: BattleState, side: Side, temper: Temper): Help | undefined {
  const own = companiesOf(state, side);
  let best: Help | undefined;
  let most = 0;
  for (const column of own) {
    if (kindOfCompany(state, column).trait !== 'supply' || (state.companyUsed[column] & USED) > 0) continue;
    for (const gun of own) {
      if (!isGun(state, gun) || rangeBetween(state.companyHex[column], state.companyHex[gun]) !== 1) continue;
      if (state.companyOrdered[gun] === 0 || state.companyBattles[gun] > 0) continue;
      const worth = worthOfSecond(state, gun, temper);
      if (worth > most) [best, most] = [{ column, gun }, worth];
    }
  }
  return best;
}

/** What a gun that has battled could do once more; `state` is as before when it returns. */
function worthOfSecond(state: BattleState, gun: number, temper: Temper): number {
  const battles = state.companyBattles[gun];
  state.companyBattles[gun] = 1;
  const worth = bestShot(state, gun, temper)?.worth ?? 0;
  state.companyBattles[gun] = battles;
  return worth;
}
