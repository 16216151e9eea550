import { logistic } from '@club-route/engine/search';
import type { Side } from '../../data/units.ts';
import type { BattleAction } from '../actions.ts';
import { faceOf } from '../data/faces.ts';
import { forecastShot } from '../forecast.ts';
import { hits, starsHit } from '../rules/shot.ts';
import { companiesOf, enemyOf, firstOf, INDEX, kindOfCompany, lastOf, medalsOf, type BattleState } from '../state.ts';
import { bestCard } from './script.ts';

/**
 * How likely a side is to win. The weights are fitted to the ends of 5,000 battles between officers of mixed tempers, some
 * of whom blunder.
 */

/** To be the side that moves next. */
const TEMPO = 0.05;
/** By the medals that are still to win: none, one, two … */
const NEARNESS: readonly number[] = [5.5, 3.27, 2.24, 1.42, 0.46, 0];
/** Figures lost by the enemy, as parts of his companies. */
const WOUNDS = 0.47;
/** Divided by the medals that are still to win: for the attacker a bridge that he stands on and that will count when his turn begins, or that will no longer … */
const BRIDGE_TAKEN = 1.04;
const BRIDGE_LEFT = 1.31;
/** … and what the best card in hand seems worth to an officer, a medal being a thousand: of the side that moves next, and of the other. */
const BEST_CARD_NEXT = 1.69;
const BEST_CARD_AFTER = 1.06;
const MEDAL = 1000;
const MOST_MEDALS = 3;

/** From 0, lost, to 1000, won, at the start of a turn. */
export function outlook(state: BattleState, side: Side): number {
  return 1000 * logistic(lead(state, side) + promise(state, side) - promise(state, enemyOf(side)));
}

/** What the cards in hand promise a side. */
function promise(state: BattleState, side: Side): number {
  const weight = state.battleMover === side ? BEST_CARD_NEXT : BEST_CARD_AFTER;
  const best = Math.min(MOST_MEDALS * MEDAL, bestCard(state, side));
  return (weight * best) / (MEDAL * Math.max(1, leftToWin(state, side)));
}

/** As far as the field shows it. */
function lead(state: BattleState, side: Side): number {
  const tempo = state.battleMover === side ? TEMPO : -TEMPO;
  return tempo + standing(state, side) - standing(state, enemyOf(side));
}

/** How near a side is to its victory. */
function standing(state: BattleState, side: Side): number {
  const left = leftToWin(state, side);
  const enemy = enemyOf(side);
  const last = lastOf(state, enemy);
  let wounds = 0;
  for (let company = firstOf(enemy); company < last; company++)
    if (state.companyHex[company] >= 0) wounds += 1 - state.companyFigures[company] / state.companyStart[company];
  return nearness(left) + WOUNDS * wounds + bridgesToCome(state, side) / Math.max(1, left);
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
  const start = state.companyStart[target];
  const after = byHits.map((_, found) => {
    if (found < figures) return 1000 * logistic(before + (WOUNDS * found) / start);
    if (left <= 1) return 1000;
    return 1000 * logistic(before - WOUNDS * (1 - figures / start) + nearness(left - 1) - nearness(left));
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
