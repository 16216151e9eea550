import type { Side } from '../../data/units.ts';
import { rangeBetween } from '../board.ts';
import type { Arm, CompanyKind } from '../data/companies.ts';
import type { Face } from '../data/faces.ts';
import { rulesOf } from '../data/terrain.ts';
import { isBesideEnemy, kindOfCompany, sideOfCompany, tacticInEffect, type BattleState } from '../state.ts';
import { isHigh, occupiedHexes, sees } from './sight-lines.ts';

/** 21.2, 21.5, G106: how many dice one company has against another, and what its dice do. */

/** R42: mortars fire one die at these ranges. */
const MORTAR_DICE = 1;
const MORTAR_RANGE = [2, 4] as const;
const MACHINE_GUN_RANGE = 2;
const NEAR_ANTI_TANK = 2;
/** Sandbags take a die from infantry and from armour (21.3). */
const SANDBAGS = 1;

/** Dice of a company against another, 0 if it cannot battle it. */
export function diceAgainst(state: BattleState, company: number, target: number): number {
  const from = state.companyHex[company];
  const to = state.companyHex[target];
  const range = rangeBetween(from, to);
  const kind = kindOfCompany(state, company);
  if (range > furthestShot(kind)) return 0;
  // Beside an enemy one assaults, or does not battle.
  if (range > 1 && isBesideEnemy(state, company)) return 0;
  if (!fitsTactic(state, company, range)) return 0;
  const direct =
    kind.indirect || range === 1 || sees(state, from, to, occupiedHexes(state))
      ? aimedDice(state, company, target, range)
      : 0;
  return Math.max(direct, mortarDice(state, company, range));
}

/** Further off nothing is in reach of a kind. */
export function furthestShot({ dice, trait }: CompanyKind): number {
  return trait === 'mortar' ? Math.max(dice.length, MORTAR_RANGE[1]) : dice.length;
}

function aimedDice(state: BattleState, company: number, target: number, range: number): number {
  const kind = kindOfCompany(state, company);
  const { arm } = kindOfCompany(state, target);
  const table = arm === 'armour' ? kind.dice : (kind.diceAgainstSoft ?? kind.dice);
  const printed = table[range - 1] ?? 0;
  if (printed === 0) return 0;
  const machineGun =
    kind.trait === 'machine gun' &&
    arm === 'infantry' &&
    range <= MACHINE_GUN_RANGE &&
    state.companyMoved[company] === 0;
  return Math.max(
    0,
    printed -
      (kind.indirect ? 0 : largestReduction(state, company, target)) +
      (machineGun ? 1 : 0) +
      cardBonus(state, company, range) -
      supplyLoss(state, company, range),
  );
}

/** 15: out of supply one die less, but not in close combat. */
function supplyLoss(state: BattleState, company: number, range: number): number {
  return range >= 2 ? state.companyUnsupplied[company] : 0;
}

function mortarDice(state: BattleState, company: number, range: number): number {
  const [nearest, furthest] = MORTAR_RANGE;
  if (kindOfCompany(state, company).trait !== 'mortar' || state.companyMoved[company] > 0) return 0;
  if (range < nearest || range > furthest) return 0;
  return Math.max(0, MORTAR_DICE + cardBonus(state, company, range) - supplyLoss(state, company, range));
}

/** Reductions do not add up: the largest counts. */
function largestReduction(state: BattleState, company: number, target: number): number {
  const { arm } = kindOfCompany(state, company);
  if (arm === 'artillery') return 0;
  const at = state.companyHex[target];
  const from = state.companyHex[company];
  const ground = rulesOf(state.hexTerrain[at]);
  const isCovered = ground.coverFromBelow !== true || !isHigh(state, from);
  const cover = isCovered ? ground.cover[arm === 'infantry' ? 0 : 1] : 0;
  const out = arm === 'armour' ? rulesOf(state.hexTerrain[from]).armourFiringOut : 0;
  return Math.max(cover, out, state.companyDug[target] === 1 ? SANDBAGS : 0);
}

function cardBonus(state: BattleState, company: number, range: number): number {
  if (sideOfCompany(company) !== state.battleMover) return 0;
  switch (tacticInEffect(state)) {
    case 'tanks forward':
      return range === 1 && kindOfCompany(state, company).arm === 'armour' ? 1 : 0;
    case 'hand to hand':
    case 'exchange of fire':
    case 'raid':
    case 'all hands':
      return 1;
    default:
      return 0;
  }
}

/** 21.4: by Hand to hand units only assault, by Exchange of fire they only fire, whoever has fallen or come near since. */
function fitsTactic(state: BattleState, company: number, range: number): boolean {
  if (state.battleFirstReadings || sideOfCompany(company) !== state.battleMover) return true;
  switch (tacticInEffect(state)) {
    case 'hand to hand':
      return range === 1;
    case 'exchange of fire':
      return range > 1;
    default:
      return true;
  }
}

/** What hits: the face of the target's arm, the grenade, and the star for some. */
export function hits(face: Face, arm: Arm, byStars: boolean): boolean {
  return face === 'grenade' || face === arm || (face === 'star' && byStars);
}

/** 21.5: whether stars of this company hit the target. */
export function starsHit(state: BattleState, company: number, target: number): boolean {
  if (kindOfCompany(state, target).arm !== 'armour') return false;
  const { trait } = kindOfCompany(state, company);
  const range = rangeBetween(state.companyHex[company], state.companyHex[target]);
  return trait === 'anti-tank' || (trait === 'anti-tank near' && range <= NEAR_ANTI_TANK);
}

/** 21.5: dice of an aircraft against each unit. */
export const AIR_DICE: Readonly<Record<Side, number>> = { allied: 2, german: 1 };
export const CONCENTRATION_DICE = 4;
/** R103: a gun that supports from off the board. */
export const SUPPORT_DICE = 2;
