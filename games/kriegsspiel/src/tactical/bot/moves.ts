import { HEXES } from '../board.ts';
import { rulesOf } from '../data/terrain.ts';
import { BEYOND, reachOf } from '../rules/reach.ts';
import { furthestShot } from '../rules/shot.ts';
import { kindOfCompany, type BattleState } from '../state.ts';
import { bestCall } from './support.ts';
import type { Temper } from './temper.ts';
import { bestShot, distanceToEnemy, risk, worthOfHex } from './worth.ts';

/** Where a company does best: to stay, or to go to some hex, and what it is worth with the shot from there. */
export interface Move {
  /** Its own hex if it stays. */
  readonly to: number;
  /** Above what it is worth to do nothing. */
  readonly gain: number;
}

const steps = new Uint8Array(HEXES);

/** The best move of a company that has an order and has not moved; `state` is as before when it returns. */
export function bestMove(state: BattleState, company: number, temper: Temper): Move {
  const from = state.companyHex[company];
  const idle = worthOfHex(state, company, from) - risk(state, company, from, temper);
  let best = from;
  let most = idle + ((bestShot(state, company, temper) ?? bestCall(state, company, temper))?.worth ?? 0);
  steps.set(reachOf(state, company));
  for (let to = 0; to < HEXES; to++) {
    if (steps[to] === 0 || steps[to] === BEYOND) continue;
    const gain = gainOf(state, company, to, temper);
    if (gain > most) [best, most] = [to, gain];
  }
  return { to: best, gain: most - idle };
}

/** Where else a company could well go, the best first, without the hex it would choose. */
export function otherMoves(
  state: BattleState,
  company: number,
  chosen: number,
  count: number,
  temper: Temper,
): readonly number[] {
  steps.set(reachOf(state, company));
  const moves: Move[] = [];
  for (let to = 0; to < HEXES; to++) {
    if (to === chosen || steps[to] === 0 || steps[to] === BEYOND) continue;
    moves.push({ to, gain: gainOf(state, company, to, temper) });
  }
  return moves
    .toSorted((one, two) => two.gain - one.gain || one.to - two.to)
    .slice(0, count)
    .map(({ to }) => to);
}

/** What a hex in reach is worth, with the shot from there. */
function gainOf(state: BattleState, company: number, to: number, temper: Temper): number {
  const nearest = distanceToEnemy(state, company, to);
  const shot =
    nearest > furthestShot(kindOfCompany(state, company)) ? 0 : worthThere(state, company, to, steps[to], temper);
  return shot + worthOfHex(state, company, to, nearest) - risk(state, company, to, temper);
}

/** The best shot from a hex, tried by standing there for a moment. */
function worthThere(state: BattleState, company: number, to: number, gone: number, temper: Temper): number {
  const { companyHex, companyMoved, companyHalted } = state;
  const [hex, moved, halted] = [companyHex[company], companyMoved[company], companyHalted[company]];
  companyHex[company] = to;
  companyMoved[company] = gone;
  if (rulesOf(state.hexTerrain[to]).noBattleOnEntry) companyHalted[company] = 1;
  const worth = bestShot(state, company, temper)?.worth ?? 0;
  companyHex[company] = hex;
  companyMoved[company] = moved;
  companyHalted[company] = halted;
  return worth;
}

/** What an order to a company would be worth now. */
export function worthOfOrder(state: BattleState, company: number, temper: Temper): Move {
  const [ordered, battles] = [state.companyOrdered[company], state.companyBattles[company]];
  state.companyOrdered[company] = 1;
  state.companyBattles[company] = Math.max(1, battles);
  const move = bestMove(state, company, temper);
  state.companyOrdered[company] = ordered;
  state.companyBattles[company] = battles;
  return move;
}
