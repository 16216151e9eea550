import { rangeBetween } from './board.ts';
import { FACES, type Face } from './data/faces.ts';
import { rulesOf, TERRAINS } from './data/terrain.ts';
import { diceAgainst, hits, starsHit } from './rules/shot.ts';
import { isHigh } from './rules/sight-lines.ts';
import { kindOfCompany, type BattleState } from './state.ts';

/** What may come of dice before they are rolled. Everything is counted in cases of six to the power of the dice. */

export interface Volley {
  readonly dice: number;
  /** Of six faces: those that hit, each a figure; and the one with the flag. */
  readonly hitting: number;
  readonly figures: number;
  readonly cases: number;
  /** Hits -> cases, from none to as many as there are dice. */
  readonly hits: readonly number[];
  /** Cases in which the last figure falls; in which it lives and a flag is rolled. */
  readonly destroyed: number;
  readonly flagged: number;
}

const SIDES_OF_DIE = 6;
const FLAG_FACES = 1;

/** So many dice at a company with so many figures left, of whose faces so many hit. */
export function volley(dice: number, hitting: number, figures: number): Volley {
  const cases = SIDES_OF_DIE ** dice;
  const missing = SIDES_OF_DIE - hitting;
  const found = Array.from(
    { length: dice + 1 },
    (_, count) => ways(dice, count) * hitting ** count * missing ** (dice - count),
  );
  const unflagged = Array.from(
    { length: dice + 1 },
    (_, count) => ways(dice, count) * hitting ** count * (missing - FLAG_FACES) ** (dice - count),
  );
  const survives = (list: readonly number[]): number =>
    list.reduce((sum, number, count) => (count < figures ? sum + number : sum), 0);
  return {
    dice,
    hitting,
    figures,
    cases,
    hits: found,
    destroyed: cases - survives(found),
    flagged: survives(found) - survives(unflagged),
  };
}

/** In how many ways so many of the dice can be chosen. */
function ways(dice: number, chosen: number): number {
  let product = 1;
  for (let at = 0; at < chosen; at++) product = (product * (dice - at)) / (at + 1);
  return product;
}

/** The shot of one company at another, as the rules would roll it now. */
export function forecastShot(state: BattleState, company: number, target: number): Volley {
  const byStars = starsHit(state, company, target);
  return forecastDice(state, diceAgainst(state, company, target), target, byStars);
}

/** Dice that no company of the board rolls: of guns off the field, of a card, of an aircraft. */
export function forecastDice(state: BattleState, dice: number, target: number, byStars: boolean): Volley {
  return volley(dice, FACES.filter((face) => isHit(state, target, face, byStars)).length, state.companyFigures[target]);
}

export function isHit(state: BattleState, target: number, face: Face, byStars: boolean): boolean {
  return hits(face, kindOfCompany(state, target).arm, byStars);
}

/** What takes dice from a shot, or gives some: for the player who aims. */
export function reasonsOf(state: BattleState, company: number, target: number): readonly string[] {
  const { arm, indirect, trait } = kindOfCompany(state, company);
  const [from, to] = [state.companyHex[company], state.companyHex[target]];
  const range = rangeBetween(from, to);
  const reasons: string[] = [];
  if (!indirect && arm !== 'artillery') {
    const ground = rulesOf(state.hexTerrain[to]);
    const cover = ground.coverFromBelow === true && isHigh(state, from) ? 0 : ground.cover[arm === 'infantry' ? 0 : 1];
    const out = arm === 'armour' ? rulesOf(state.hexTerrain[from]).armourFiringOut : 0;
    const dug = state.companyDug[target];
    const most = Math.max(cover, out, dug);
    if (most > 0) {
      const why =
        cover === most ? `the ${TERRAINS[state.hexTerrain[to]]}` : out === most ? 'firing out of a town' : 'sandbags';
      reasons.push(`−${most} for ${why}`);
    }
  }
  if (range >= 2 && state.companyUnsupplied[company] === 1) reasons.push('−1 out of supply');
  if (
    trait === 'machine gun' &&
    range <= 2 &&
    state.companyMoved[company] === 0 &&
    kindOfCompany(state, target).arm === 'infantry'
  )
    reasons.push('+1 for machine guns');
  if (starsHit(state, company, target)) reasons.push('stars hit');
  return reasons;
}
