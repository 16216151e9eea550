import type { Side } from '../../data/units.ts';
import { rangeBetween } from '../board.ts';
import type { Battle } from '../battle.ts';
import { faceOf } from '../data/faces.ts';
import type { BattleReport } from '../report.ts';
import { kindOfCompany, OVERRAN, sideOfCompany, USED, type BattleState, type Pending } from '../state.ts';
import { lose } from './losses.ts';
import { isRoadBetween, mayEnter } from './reach.ts';
import { ignoredFlags } from './retreat.ts';
import { diceAgainst, hits, starsHit } from './shot.ts';

type Shot = Extract<BattleReport, { kind: 'shot' }>;

/** 21.2: a company battles another. What comes of it is left to be settled: retreats first, then the ground. */
export function fight(battle: Battle, company: number, target: number, by: 'company' | 'ambush'): void {
  const { state } = battle;
  const hex = state.companyHex[target];
  const isAssault = rangeBetween(state.companyHex[company], hex) === 1;
  const dice = diceAgainst(state, company, target);
  shoot(battle, target, dice, {
    by,
    side: sideOfCompany(company),
    company,
    starsHit: starsHit(state, company, target),
    flagsCount: true,
  });
  if (by === 'company' && isAssault && kindOfCompany(state, company).arm !== 'artillery')
    settleLater(state, { kind: 'ground', company, hex });
}

export interface Volley {
  readonly by: Shot['by'];
  readonly side: Side;
  readonly company: number;
  readonly starsHit: boolean;
  /** Whether rights to ignore flags hold against it; not against aircraft. */
  readonly flagsCount: boolean;
}

/** Rolls so many dice at a company: hits first; whoever is left retreats by the flags. */
export function shoot({ state, dice, tell }: Battle, target: number, diceCount: number, volley: Volley): void {
  const { arm } = kindOfCompany(state, target);
  const rolled = Array.from({ length: diceCount }, () => dice.d6('battle'));
  const faces = rolled.map(faceOf);
  const hitBy = faces.filter((face) => hits(face, arm, volley.starsHit)).length;
  const flags = faces.filter((face) => face === 'flag').length;
  const { by, side, company } = volley;
  state.lastShot = { company, target, dice: rolled };
  tell({ kind: 'shot', by, side, company, target, dice: rolled, hits: hitBy, flags });
  lose(state, target, hitBy, tell);
  if (state.companyHex[target] >= 0 && flags > 0) {
    const ignores = volley.flagsCount ? ignoredFlags(state, target) : 0;
    settleLater(state, { kind: 'retreat', company: target, flags, ignores });
  }
}

export function settleLater(state: BattleState, pending: Pending): void {
  state.battlePending = [...state.battlePending, pending];
}

/** 21.2: armour that takes ground may battle once more in a turn. By rules 1 not if it had steadied somebody, and the other way round. */
export function mayOverrun(state: BattleState, company: number): boolean {
  const { arm, trait } = kindOfCompany(state, company);
  return arm === 'armour' && trait !== 'no overrun' && (state.companyUsed[company] & overrunMark(state)) === 0;
}

export function markOverrun(state: BattleState, company: number): void {
  state.companyUsed[company] |= overrunMark(state);
}

function overrunMark(state: BattleState): number {
  return state.battleFirstReadings ? USED : OVERRAN;
}

/** Whether a company can be where another was, as far as the ground goes. */
export function mayTakeGround(state: BattleState, company: number, hex: number): boolean {
  return mayEnter(state, hex, kindOfCompany(state, company).foot, isRoadBetween(state, state.companyHex[company], hex));
}
