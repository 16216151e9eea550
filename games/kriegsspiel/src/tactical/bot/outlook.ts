import { logistic } from '@club-route/engine/search';
import type { Side } from '../../data/units.ts';
import type { BattleAction } from '../actions.ts';
import { faceOf } from '../data/faces.ts';
import { forecastShot } from '../forecast.ts';
import { hits, starsHit } from '../rules/shot.ts';
import { companiesOf, enemyOf, INDEX, kindOfCompany, medalsOf, type BattleState } from '../state.ts';
import { exposure } from './worth.ts';

/** How likely a side is to win. The weights are fitted to the ends of 8,000 battles between officers of mixed tempers. */

/** To be the side that moves next. */
const TEMPO = 0.31;
/** By the medals that are still to win: none, one, two … */
const NEARNESS: readonly number[] = [5.2, 2.67, 2.11, 1.31, 0.42, 0];
/** Divided by the medals that are still to win: figures lost by the enemy, as parts of his companies … */
const WOUNDS = 0.65;
/** … his companies with one figure left and with two, of more … */
const LAST_FIGURE = 0.36;
const TWO_FIGURES = 0.2;
/** … and what could be fired at all of them, at most so much. */
const EXPOSURE = 0.26;
const MOST_EXPOSED = 4;
/** … and for the attacker a bridge that he stands on and that will count when his turn begins, or that will no longer. */
const BRIDGE_TAKEN = 0.95;
const BRIDGE_LEFT = 1.7;

/** From 0, lost, to 1000, won, while the battle goes on. */
export function outlook(state: BattleState, side: Side): number {
  return 1000 * logistic(lead(state, side));
}

function lead(state: BattleState, side: Side): number {
  const tempo = state.battleMover === side ? TEMPO : -TEMPO;
  return tempo + standing(state, side) - standing(state, enemyOf(side));
}

/** How near a side is to its victory. */
function standing(state: BattleState, side: Side): number {
  const left = leftToWin(state, side);
  let wounds = 0;
  let exposed = 0;
  for (const company of companiesOf(state, enemyOf(side))) {
    wounds += woundsOf(state, company, state.companyFigures[company]);
    exposed += exposure(state, company, state.companyHex[company]);
  }
  const parts = wounds + EXPOSURE * Math.min(MOST_EXPOSED, exposed) + bridgesToCome(state, side);
  return nearness(left) + parts / Math.max(1, left);
}

/** R104, G109: bridges count for the attacker as he stands when his turn begins; until then the medals do not show it. */
function bridgesToCome(state: BattleState, side: Side): number {
  if (side !== state.battleAttacker) return 0;
  const held = new Set(companiesOf(state, side).map((company) => state.hexBridge[state.companyHex[company]]));
  held.delete(0);
  const more = held.size - state.medalsHeld[INDEX[side]];
  return more > 0 ? BRIDGE_TAKEN * more : BRIDGE_LEFT * more;
}

function leftToWin(state: BattleState, side: Side): number {
  return Math.max(0, state.medalsNeeded[INDEX[side]] - medalsOf(state, side));
}

function nearness(left: number): number {
  return NEARNESS[Math.min(left, NEARNESS.length - 1)];
}

/** What it is worth that a company has only so many figures left. */
function woundsOf(state: BattleState, company: number, figures: number): number {
  const start = state.companyStart[company];
  const last = figures === 1 && start > 1 ? LAST_FIGURE : figures === 2 && start > 2 ? TWO_FIGURES : 0;
  return WOUNDS * (1 - figures / start) + last;
}

/** How lucky a shot was: what its hits made of the outlook, less what they make of it on average. */
export function luckOfShot(
  state: BattleState,
  action: BattleAction,
  side: Side,
): ((after: BattleState) => number) | undefined {
  if (action.kind !== 'fire') return undefined;
  const { company, target } = action;
  const figures = state.companyFigures[target];
  const { cases, hits: byHits } = forecastShot(state, company, target);
  const left = leftToWin(state, side);
  const before = lead(state, side);
  const whole = woundsOf(state, target, figures);
  const after = byHits.map((_, found) => {
    if (found < figures)
      return 1000 * logistic(before + (woundsOf(state, target, figures - found) - whole) / Math.max(1, left));
    return left <= 1 ? 1000 : 1000 * logistic(before - whole / left + nearness(left - 1) - nearness(left));
  });
  const usual = after.reduce((sum, worth, found) => sum + (worth * byHits[found]) / cases, 0);
  const { arm } = kindOfCompany(state, target);
  const byStars = starsHit(state, company, target);
  return ({ lastShot }) => {
    // An ambush may have come between.
    if (lastShot?.company !== company || lastShot.target !== target) return 0;
    return after[lastShot.dice.filter((die) => hits(faceOf(die), arm, byStars)).length] - usual;
  };
}
