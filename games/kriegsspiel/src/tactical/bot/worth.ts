import { HEXES, rangeBetween } from '../board.ts';
import { ARMS, KIND_NUMBERS, kindOf, type Arm } from '../data/companies.ts';
import { rulesOf } from '../data/terrain.ts';
import { mayBattle } from '../play.ts';
import { diceAgainst, furthestShot, starsHit } from '../rules/shot.ts';
import type { Temper } from './temper.ts';
import { enemyOf, firstOf, kindOfCompany, lastOf, sideOfCompany, type BattleState } from '../state.ts';

/** What a battle officer thinks shots, hexes and risks are worth, in thousandths of a medal. */

const MEDAL = 1000;

/** Of six faces, those that hit an arm; a star may make one more. */
const HITTING_FACES: Readonly<Record<Arm, number>> = { infantry: 3, armour: 2, artillery: 1 };

/** A shot that can be fired now: hits count for more the nearer they bring the last figure. */
export function worthOfShot(state: BattleState, company: number, target: number, temper: Temper): number {
  const dice = diceAgainst(state, company, target);
  return dice === 0 ? 0 : worthOfDice(state, target, dice, starsHit(state, company, target), temper);
}

/** So many dice at a company, whoever rolls them. */
export function worthOfDice(
  state: BattleState,
  target: number,
  dice: number,
  byStars: boolean,
  temper: Temper,
): number {
  const faces = HITTING_FACES[kindOfCompany(state, target).arm] + (byStars ? 1 : 0);
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
  const enemy = enemyOf(sideOfCompany(company));
  const last = lastOf(state, enemy);
  const from = state.companyHex[company];
  const furthest = furthestShot(kindOfCompany(state, company));
  let best = -1;
  let most = 0;
  for (let target = firstOf(enemy); target < last; target++) {
    const to = state.companyHex[target];
    if (to < 0 || rangeBetween(from, to) > furthest) continue;
    const worth = worthOfShot(state, company, target, temper);
    if (worth > most) [best, most] = [target, worth];
  }
  return best < 0 ? undefined : { target: best, worth: most };
}

/** What enemies may do to a company in a hex in their next turn. */
export function risk(state: BattleState, company: number, hex: number, temper: Temper): number {
  const left = state.companyFigures[company];
  return Math.floor((temper.danger * sixthsAgainst(state, company, hex)) / (6 * left + 3));
}

/** Sixths of a hit that all enemies who can come near enough could make. */
function sixthsAgainst(state: BattleState, company: number, hex: number): number {
  const { arm } = kindOfCompany(state, company);
  const { cover } = rulesOf(state.hexTerrain[hex]);
  const dug = hex === state.companyHex[company] ? state.companyDug[company] : 0;
  const fromInfantry = Math.max(dug, cover[0]);
  const fromArmour = Math.max(dug, cover[1]);
  const enemy = enemyOf(sideOfCompany(company));
  const last = lastOf(state, enemy);
  let dice = 0;
  for (let other = firstOf(enemy); other < last; other++) {
    const from = state.companyHex[other];
    if (from < 0) continue;
    const { arm: by } = kindOfCompany(state, other);
    const less = by === 'infantry' ? fromInfantry : by === 'armour' ? fromArmour : dug;
    dice += DICE_TO_COME[placeOfDice(state.companyKind[other], arm, less) + rangeBetween(from, hex)];
  }
  return dice * HITTING_FACES[arm];
}

/** Cover takes at most so many dice; and distances there are, from 0 to that of two corners. */
const MOST_COVER = 2;
const DISTANCES = 17;

/** Kind, the arm it aims at, dice that cover takes, distance -> the dice it may have after a move towards its target. */
const DICE_TO_COME = diceToCome();

function placeOfDice(kind: number, arm: Arm, less: number): number {
  return (((kind - 1) * 2 + (arm === 'armour' ? 1 : 0)) * (MOST_COVER + 1) + less) * DISTANCES;
}

function diceToCome(): Uint8Array {
  const found = new Uint8Array(KIND_NUMBERS.length * 2 * (MOST_COVER + 1) * DISTANCES);
  for (const number of KIND_NUMBERS) {
    const { dice, diceAgainstSoft = dice, indirect, moveAndBattle } = kindOf(number);
    for (const arm of ARMS) {
      const table = arm === 'armour' ? dice : diceAgainstSoft;
      for (let less = 0; less <= MOST_COVER; less++)
        for (let distance = 0; distance < DISTANCES; distance++) {
          const range = Math.max(1, distance - moveAndBattle);
          found[placeOfDice(number, arm, less) + distance] = Math.max(
            0,
            (table[range - 1] ?? 0) - (indirect ? 0 : less),
          );
        }
    }
  }
  return found;
}

/** How far the nearest enemy of a company is from a hex; far if there is none. */
export function distanceToEnemy(state: BattleState, company: number, hex: number): number {
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

/** What it is worth to be in a hex apart from shots, with the nearest enemy so far off. */
export function worthOfHex(
  state: BattleState,
  company: number,
  hex: number,
  nearest = distanceToEnemy(state, company, hex),
): number {
  const kind = kindOfCompany(state, company);
  const isAttacker = sideOfCompany(company) === state.battleAttacker;
  const bridge = isAttacker && state.hexBridge[hex] > 0 ? BRIDGE : 0;
  // Guns and staffs stay where they reach the enemy from; everybody else closes up.
  const wanted = Math.max(1, kind.indirect ? 4 : kind.dice.length === 0 || kind.figures === 1 ? 5 : 2);
  // Who only waits wins no medals: the later it is, the more everybody closes up.
  const late = Math.floor((STEP * state.battleTurn) / state.battleLastTurn);
  const push = (isAttacker ? STEP : STEP / 2) + late;
  return bridge - push * Math.max(0, nearest - wanted);
}
