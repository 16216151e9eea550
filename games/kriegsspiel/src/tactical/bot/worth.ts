import { HEXES, rangeBetween } from '../board.ts';
import type { Arm } from '../data/companies.ts';
import { rulesOf } from '../data/terrain.ts';
import { mayBattle } from '../play.ts';
import { diceAgainst, starsHit } from '../rules/shot.ts';
import type { Temper } from './temper.ts';
import { companiesOf, enemyOf, firstOf, kindOfCompany, lastOf, sideOfCompany, type BattleState } from '../state.ts';

/** What a battle officer thinks shots, hexes and risks are worth, in thousandths of a medal. */

const MEDAL = 1000;

/** Of six faces, those that hit an arm; a star may make one more. */
const HITTING_FACES: Readonly<Record<Arm, number>> = { infantry: 3, armour: 2, artillery: 1 };

/** A shot that can be fired now: hits count for more the nearer they bring the last figure. */
export function worthOfShot(state: BattleState, company: number, target: number, temper: Temper): number {
  const dice = diceAgainst(state, company, target);
  if (dice === 0) return 0;
  const faces = HITTING_FACES[kindOfCompany(state, target).arm] + (starsHit(state, company, target) ? 1 : 0);
  const left = state.companyFigures[target];
  // Sixths of a hit; beyond the last figure nothing more is won.
  const sixths = Math.min(dice * faces, 6 * left);
  return Math.floor((MEDAL * (2 * sixths + temper.flag * dice)) / (12 * left + 6));
}

/** The best shot of a company as it stands, or nothing. */
export function bestShot(
  state: BattleState,
  company: number,
  temper: Temper,
): { readonly target: number; readonly worth: number } | undefined {
  if (!mayBattle(state, company)) return undefined;
  let best: { readonly target: number; readonly worth: number } | undefined;
  for (const target of companiesOf(state, enemyOf(sideOfCompany(company)))) {
    const worth = worthOfShot(state, company, target, temper);
    if (worth > (best?.worth ?? 0)) best = { target, worth };
  }
  return best;
}

/** What enemies may do to a company in a hex in their next turn. */
export function risk(state: BattleState, company: number, hex: number, temper: Temper): number {
  const left = state.companyFigures[company];
  return Math.floor((temper.danger * sixthsAgainst(state, company, hex)) / (6 * left + 3));
}

/** The same, if all of them fired at it: in companies. */
export function exposure(state: BattleState, company: number, hex: number): number {
  return sixthsAgainst(state, company, hex) / (6 * state.companyFigures[company] + 3);
}

/** Sixths of a hit that all enemies who can come near enough could make. */
function sixthsAgainst(state: BattleState, company: number, hex: number): number {
  const { arm } = kindOfCompany(state, company);
  const cover = rulesOf(state.hexTerrain[hex]).cover;
  const dug = hex === state.companyHex[company] ? state.companyDug[company] : 0;
  let dice = 0;
  for (const enemy of companiesOf(state, enemyOf(sideOfCompany(company)))) {
    const kind = kindOfCompany(state, enemy);
    const range = Math.max(1, rangeBetween(state.companyHex[enemy], hex) - kind.moveAndBattle);
    const table = arm === 'armour' ? kind.dice : (kind.diceAgainstSoft ?? kind.dice);
    const less = kind.indirect
      ? 0
      : Math.max(dug, kind.arm === 'infantry' ? cover[0] : kind.arm === 'armour' ? cover[1] : 0);
    dice += Math.max(0, (table[range - 1] ?? 0) - less);
  }
  return dice * HITTING_FACES[arm];
}

/** How far the nearest enemy of a company is from a hex; far if there is none. */
function distanceToEnemy(state: BattleState, company: number, hex: number): number {
  const enemy = enemyOf(sideOfCompany(company));
  const last = lastOf(state, enemy);
  let nearest = HEXES;
  for (let other = firstOf(enemy); other < last; other++)
    if (state.companyHex[other] >= 0) nearest = Math.min(nearest, rangeBetween(hex, state.companyHex[other]));
  return nearest;
}

/** A step towards the enemy, for those who must come to grips; and a bridge, for the attacker. */
const STEP = 60;
const BRIDGE = 500;

/** What it is worth to be in a hex apart from shots. */
export function worthOfHex(state: BattleState, company: number, hex: number): number {
  const kind = kindOfCompany(state, company);
  const isAttacker = sideOfCompany(company) === state.battleAttacker;
  const bridge = isAttacker && state.hexBridge[hex] > 0 ? BRIDGE : 0;
  // Guns and staffs stay where they reach the enemy from; everybody else closes up.
  const wanted = Math.max(1, kind.indirect ? 4 : kind.dice.length === 0 || kind.figures === 1 ? 5 : 2);
  // Who only waits wins no medals: the later it is, the more everybody closes up.
  const late = Math.floor((STEP * state.battleTurn) / state.battleLastTurn);
  const push = (isAttacker ? STEP : STEP / 2) + late;
  return bridge - push * Math.max(0, distanceToEnemy(state, company, hex) - wanted);
}
