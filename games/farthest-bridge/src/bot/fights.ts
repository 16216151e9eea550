import type { ActionOf } from '../actions.ts';
import { ARNHEM } from '../data/board.ts';
import { endOf, ENGINEER, FIRST_GERMAN, firstOf, sideOf } from '../data/units.ts';
import type { MarkerKind } from '../data/support.ts';
import { eligibleAttackers, otherSide } from '../phases/battle.ts';
import { attackOf, defenseOf, differentialOf, hexLine, lineOf } from '../rules/combat.ts';
import { canRetreat } from '../rules/retreat.ts';
import { hasMarkers } from '../rules/support-fire.ts';
import { isOnMap, phasingSide, type FarthestBridgeState } from '../state.ts';
import { attackGain, bombardGain, canSucceed, type Stakes } from './chances.ts';
import { IS_ARNHEM } from './ground.ts';
import { forEachMarkerSet, likelyAnswer, markerSet } from './markers.ts';
import { INSISTENCE } from './posture.ts';
import { clearingWorth, cuttingWorth, stepWorth, type Picture } from './picture.ts';
import { WEIGHTS } from './weights.ts';

/** What an attack is expected to bring, and the best one that can be made now. */

/** What is at stake for a target that could fall back, or could not, with nobody attacking it yet. */
export function stakesOf(state: FarthestBridgeState, picture: Picture, target: number, trapped: boolean): Stakes {
  const cell = state.unitCell[target]!;
  const worth = stepWorth(state, target);
  const steps = state.unitDepleted[target] === 1 ? 1 : 2;
  const ground = target < FIRST_GERMAN ? cuttingWorth(state, picture, cell) : clearingWorth(picture, cell);
  const leave = trapped ? worth * steps + ground : ground;
  const stay = steps === 2 ? worth : Number.POSITIVE_INFINITY;
  return { drive: Math.min(leave, stay), destroy: worth * steps + ground, repulse: 0, ruin: 0 };
}

export function addAttacker(state: FarthestBridgeState, stakes: Stakes, unit: number): void {
  const own = stepWorth(state, unit);
  stakes.repulse += WEIGHTS.repulseBase + Math.floor(own / WEIGHTS.repulseShare);
  stakes.ruin += own * (state.unitDepleted[unit] === 1 ? 1 : 2);
}

export interface Fight {
  readonly action: ActionOf<'attack'> | ActionOf<'bombard'>;
  /** Six times the mean gain. */
  readonly gain: number;
}

/** Which attacks are wanted. */
export interface FightTerms {
  /** The least mean gain for which a unit attacks, in tenths of a step. */
  readonly threshold: (unit: number) => number;
  /** Enemies to be attacked if at all possible (1), or to be left alone (−1). */
  readonly focus: Int8Array;
}

/** The best attack or bombardment of the side whose phase it is. */
export function bestFight(state: FarthestBridgeState, picture: Picture, terms: FightTerms): Fight | undefined {
  let best: Fight | undefined;
  for (const fight of possibleFights(state, picture, terms))
    if (best === undefined || fight.gain > best.gain) best = fight;
  return best;
}

/** The best attack, and the best bombardment, on each enemy that are worth making. */
export function possibleFights(state: FarthestBridgeState, picture: Picture, terms: FightTerms): readonly Fight[] {
  const side = phasingSide(state);
  const enemy = otherSide(side);
  const firing = hasMarkers(state, side);
  const fights: Fight[] = [];
  for (let target = firstOf(enemy); target < endOf(enemy); target++) {
    if (!isOnMap(state, target) || state.unitStruck[target] === 1 || terms.focus[target]! < 0) continue;
    // There is only one unit of engineers, and nobody else can make a bridge.
    const attackers = eligibleAttackers(state, target).filter((unit) => unit !== ENGINEER);
    if (attackers.length === 0 && !firing) continue;
    const trapped = !canRetreat(state, target, 2);
    const attack = attackers.length > 0 ? bestAttack(state, picture, target, attackers, trapped, terms) : undefined;
    if (attack !== undefined) fights.push(attack);
    const bombard = firing ? bestBombardment(state, picture, target, trapped) : undefined;
    if (bombard !== undefined) fights.push(bombard);
  }
  return fights;
}

/** All who can, and without the weakest one by one: small sides of a hex make few sets worth trying. */
function bestAttack(
  state: FarthestBridgeState,
  picture: Picture,
  target: number,
  eligible: readonly number[],
  trapped: boolean,
  { threshold, focus }: FightTerms,
): Fight | undefined {
  const cell = state.unitCell[target]!;
  const side = phasingSide(state);
  const answer = likelyAnswer(state, sideOf(target));
  let best: Fight | undefined;
  let attackers = eligible;
  for (;;) {
    const line = lineOf(state, cell, attackers);
    const stakes = stakesOf(state, picture, target, trapped);
    let attack = -defenseOf(state, target) - answer;
    let least = 0;
    for (const unit of attackers) {
      addAttacker(state, stakes, unit);
      attack += attackOf(state, unit);
      least += threshold(unit);
    }
    let gain = canSucceed(line, attack) ? attackGain(line, attack, stakes) : Number.NEGATIVE_INFINITY;
    let first = -1;
    let second = -1;
    forEachMarkerSet(state, side, attackers, (one, two, value) => {
      if (!canSucceed(line, attack + value)) return;
      const more = attackGain(line, attack + value, stakes) - WEIGHTS.markerPrice * (two < 0 ? 1 : 2);
      if (more <= gain) return;
      gain = more;
      first = one;
      second = two;
    });
    if (gain + INSISTENCE * focus[target]! > (6 * least) / attackers.length && (best === undefined || gain > best.gain))
      best = { action: { kind: 'attack', target, attackers, markers: markerSet(first, second) }, gain };
    if (attackers.length === 1) return best;
    const weakest = attackers.reduce((a, b) => (stepWorth(state, b) < stepWorth(state, a) ? b : a));
    attackers = attackers.filter((unit) => unit !== weakest);
  }
}

function bestBombardment(
  state: FarthestBridgeState,
  picture: Picture,
  target: number,
  trapped: boolean,
): Fight | undefined {
  const stakes = stakesOf(state, picture, target, trapped);
  const line = hexLine(state, state.unitCell[target]!);
  const defence = defenseOf(state, target);
  let gain = WEIGHTS.leastBombardment;
  let first = -1;
  let second = -1;
  forEachMarkerSet(state, phasingSide(state), [], (one, two, value) => {
    const more = bombardGain(line, value - defence, stakes) - WEIGHTS.markerPrice * (two < 0 ? 1 : 2);
    if (more <= gain) return;
    gain = more;
    first = one;
    second = two;
  });
  return first < 0 ? undefined : { action: { kind: 'bombard', target, markers: markerSet(first, second) }, gain };
}

/** The defender's best answer: the markers that take most from the attack, if it is worth them. */
export function bestSupport(state: FarthestBridgeState, picture: Picture): readonly MarkerKind[] {
  const { target, attackers, attackMarkers, line } = state.battle!;
  const stakes = stakesOf(state, picture, target, !canRetreat(state, target, 2));
  for (const unit of attackers) addAttacker(state, stakes, unit);
  const differential = differentialOf(state, target, attackers, attackMarkers, []);
  let least = attackGain(line, differential, stakes);
  const price = isKept(state, picture, target) ? WEIGHTS.keptPrice : WEIGHTS.defencePrice;
  let first = -1;
  let second = -1;
  forEachMarkerSet(state, sideOf(target), [target], (one, two, value) => {
    const left = attackGain(line, differential - value, stakes) + price * (two < 0 ? 1 : 2);
    if (left >= least) return;
    least = left;
    first = one;
    second = two;
  });
  return markerSet(first, second);
}

/** Whether German fire is better kept for Arnhem, where XXX Corps may still attack in this phase. */
function isKept(state: FarthestBridgeState, picture: Picture, target: number): boolean {
  if (target < FIRST_GERMAN || picture.distance > WEIGHTS.alarm || IS_ARNHEM[state.unitCell[target]!] === 1)
    return false;
  return ARNHEM.some((cell) => {
    const unit = state.cellUnit[cell]!;
    return unit >= FIRST_GERMAN && state.unitStruck[unit] === 0 && eligibleAttackers(state, unit).length > 0;
  });
}
