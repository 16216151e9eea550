import type { Seat } from '@club-route/engine';
import type { Adviser } from '@club-route/engine/search';
import type { Side } from '../../data/units.ts';
import type { BattleAction } from '../actions.ts';
import { typesOf } from '../choices.ts';
import { CARD_TYPES, SECTIONS, type Section } from '../data/cards.ts';
import { isTactic, targetsOf } from '../play.ts';
import { handFor } from '../rules/hand.ts';
import { areContiguous, effectOf, everybody, fitsRoll, fitsSections, inSections, orderingOf } from '../rules/orders.ts';
import { exitWithin } from '../rules/reach.ts';
import { retreatWays } from '../rules/retreat.ts';
import { AIR_DICE, CONCENTRATION_DICE } from '../rules/shot.ts';
import { companiesOf, enemyOf, handOf, INDEX, kindOfCompany, tacticInEffect, type BattleState } from '../state.ts';
import { bestMove, otherMoves, worthOfOrder } from './moves.ts';
import { bestCall, bestHelp } from './support.ts';
import { STEADY, type Temper } from './temper.ts';
import { bestShot, risk, worthOfHex, worthOfShot } from './worth.ts';

type Play = Extract<BattleAction, { kind: 'play' }>;

/** A card that could be played, and what it seems worth. */
interface Candidate {
  readonly action: Play;
  readonly worth: number;
}

/** A card kept is worth a little: those that order many are kept for when there is much to do. */
const KEEPING = 40;
/** What each die of a card or an aircraft is worth against a usual unit. */
const DIE = 120;
const SANDBAGS = 70;
const LEAST_STRIKE = 3;

/**
 * The battle officer: plays the card that seems to do most, moves each unit to where its shot less its risk is best, and
 * fires the best shot first. Reads the board, its own hand, and nothing else.
 */
export class BattleScript implements Adviser<BattleState, BattleAction, Temper> {
  #temper = STEADY;

  follow(temper?: Temper): void {
    this.#temper = temper ?? STEADY;
  }

  decide(state: BattleState, seat: Seat): BattleAction {
    const side = seat as Side;
    switch (state.battlePhase) {
      case 'card':
        return bestPlay(candidates(state, side, this.#temper));
      case 'discard':
        return discard(state, side);
      case 'orders':
        return { kind: 'order', units: chosenByRoll(state, side, this.#temper) };
      case 'retreat':
        return { kind: 'retreat', way: bestRetreat(state, this.#temper) };
      case 'ground':
        return { kind: 'take', ground: takesGround(state, this.#temper) };
      case 'keep':
        return { kind: 'keep', card: leastKept(state.cardsToKeep).at(-1)! };
      default:
        return carryOn(state, side, this.#temper);
    }
  }

  /** Other cards for the turn, the best first; and the other answers where one is asked. */
  others(state: BattleState, seat: Seat, chosen: BattleAction): readonly BattleAction[] {
    const side = seat as Side;
    if (state.battlePhase === 'card') {
      const sorted = candidates(state, side, this.#temper).toSorted((one, two) => two.worth - one.worth);
      const best = bestPlay(sorted);
      return sorted.filter(({ action }) => action !== best && !isSame(action, chosen)).map(({ action }) => action);
    }
    switch (chosen.kind) {
      case 'go':
        return otherMoves(state, chosen.company, chosen.to, OTHERS, this.#temper).map((to) => ({ ...chosen, to }));
      case 'fire':
        return otherShots(state, side, chosen, this.#temper);
      case 'take':
        return [{ kind: 'take', ground: !chosen.ground }];
      case 'keep':
        return typesOf(state.cardsToKeep)
          .filter((card) => card !== chosen.card)
          .map((card) => ({ kind: 'keep', card }));
      case 'retreat':
        return otherRetreats(state, chosen.way);
      default:
        return [];
    }
  }
}

/** As many other answers as are tried. */
const OTHERS = 3;

/** Other shots that could be fired now, the best first. */
function otherShots(
  state: BattleState,
  side: Side,
  chosen: Extract<BattleAction, { kind: 'fire' }>,
  temper: Temper,
): readonly BattleAction[] {
  const shots = companiesOf(state, side).flatMap((company) =>
    targetsOf(state, company).map((target) => ({
      action: { kind: 'fire', company, target } as const,
      worth: worthOfShot(state, company, target, temper),
    })),
  );
  return shots
    .filter(({ action }) => action.company !== chosen.company || action.target !== chosen.target)
    .toSorted((one, two) => two.worth - one.worth)
    .slice(0, OTHERS)
    .map(({ action }) => action);
}

function otherRetreats(state: BattleState, chosen: readonly number[]): readonly BattleAction[] {
  const [first] = state.battlePending;
  if (first?.kind !== 'retreat') return [];
  return retreatWays(state, first)
    .filter((way) => String(way) !== String(chosen))
    .slice(0, OTHERS)
    .map((way) => ({ kind: 'retreat', way }));
}

function isSame(one: Play, two: BattleAction): boolean {
  return (
    two.kind === 'play' &&
    one.card === two.card &&
    one.section === two.section &&
    String(one.units) === String(two.units)
  );
}

function bestPlay(list: readonly Candidate[]): Play {
  return list.reduce((best, candidate) => (candidate.worth > best.worth ? candidate : best)).action;
}

/** What the best card in hand seems worth, in thousandths of a medal; 0 without any. */
export function bestCard(state: BattleState, side: Side): number {
  return candidates(state, side, STEADY).reduce((best, { worth }) => Math.max(best, worth), 0);
}

/** One way to play each card in hand, or one for each section. */
function candidates(state: BattleState, side: Side, temper: Temper): readonly Candidate[] {
  const gains = new Map<number, number>();
  // Only of those whom some card in hand can order: this is what most of the time goes into.
  const gain: Gain = (company) => {
    let known = gains.get(company);
    if (known === undefined) gains.set(company, (known = Math.max(0, worthOfOrder(state, company, temper).gain)));
    return known;
  };
  const worth = (units: readonly number[]): number => units.reduce((sum, company) => sum + gain(company), 0);
  return typesOf(handOf(state, side)).flatMap((card) => {
    const effect = effectOf(state, side, card);
    const how = orderingOf(state, side, effect);
    const tactic =
      effect < 0 || CARD_TYPES[effect].kind.orders !== 'tactic' ? undefined : CARD_TYPES[effect].kind.tactic;
    const play = (
      units: readonly number[],
      section: Section | null,
      targets: readonly number[],
      more: number,
    ): Candidate => ({
      action: { kind: 'play', card, units, section, targets },
      worth: more - KEEPING * keepingOf(card),
    });
    switch (how.kind) {
      case 'dice':
        return [play([], null, [], (2 * worth(companiesOf(state, side))) / 3)];
      case 'everybody':
        if (!how.bySection) return [play([], null, [], worth(everybody(state, side, effect, null)))];
        return SECTIONS.map((section) => play([], section, [], worth(everybody(state, side, effect, section))));
      case 'targets': {
        const targets = bestTargets(state, side, how.most);
        const dice = tactic === 'aircraft' ? AIR_DICE[side] * targets.length : CONCENTRATION_DICE;
        return [play([], null, targets, DIE * dice)];
      }
      case 'choose': {
        const units = top(how.from, gain, how.most);
        return [play(units, null, [], tactic === 'entrench' ? SANDBAGS * units.length : worth(units))];
      }
      case 'sections': {
        const units = fill(state, side, how.units, gain);
        return [play(units, null, [], worth(units))];
      }
    }
  });
}

function keepingOf(card: number): number {
  const { kind } = CARD_TYPES[card];
  if (kind.orders === 'sections') return SECTIONS.reduce((sum, section) => sum + Math.min(4, kind.units[section]), 0);
  return kind.tactic === 'lie in wait' ? 5 : 3;
}

/** What an order to a company would be worth. */
type Gain = (company: number) => number;

function top(from: readonly number[], gain: Gain, most: number): readonly number[] {
  return from
    .toSorted((one, two) => gain(two) - gain(one) || one - two)
    .slice(0, most)
    .toSorted((one, two) => one - two);
}

/** The best units that the sections of a card have room for. */
function fill(state: BattleState, side: Side, units: Readonly<Record<Section, number>>, gain: Gain): readonly number[] {
  const byWorth = inSections(state, side, units).toSorted((one, two) => gain(two) - gain(one) || one - two);
  let chosen: readonly number[] = [];
  for (const company of byWorth) {
    const grown = [...chosen, company].toSorted((one, two) => one - two);
    if (fitsSections(state, side, units, grown)) chosen = grown;
  }
  return chosen;
}

/** The weakest enemy and those beside it. */
function bestTargets(state: BattleState, side: Side, most: number): readonly number[] {
  const enemies = companiesOf(state, enemyOf(side)).toSorted(
    (one, two) => state.companyFigures[one] - state.companyFigures[two] || one - two,
  );
  let best: readonly number[] = [];
  for (const first of enemies) {
    let group: readonly number[] = [first];
    for (const other of enemies) {
      if (group.length === most || group.includes(other)) continue;
      if (areContiguous(state, [...group, other])) group = [...group, other];
    }
    if (group.length > best.length) best = group;
  }
  return best.toSorted((one, two) => one - two);
}

function chosenByRoll(state: BattleState, side: Side, temper: Temper): readonly number[] {
  const orders = new Map(
    companiesOf(state, side).map((company) => [company, worthOfOrder(state, company, temper).gain]),
  );
  let chosen: readonly number[] = [];
  for (const company of [...orders.keys()].toSorted((one, two) => orders.get(two)! - orders.get(one)! || one - two)) {
    const grown = [...chosen, company].toSorted((one, two) => one - two);
    if (fitsRoll(state, grown)) chosen = grown;
  }
  return chosen;
}

/** Moves, then shots, then the end of the turn. */
function carryOn(state: BattleState, side: Side, temper: Temper): BattleAction {
  if (state.battlePhase === 'movement') {
    const move = nextMove(state, side, temper);
    if (move !== undefined) return move;
  }
  const strike = airStrike(state, side);
  if (strike !== undefined) return strike;
  return (
    nextShot(state, side, temper) ??
    nextHelp(state, side, temper) ?? {
      kind: 'end turn',
      ambush: handOf(state, side).some((card) => isTactic(card, 'lie in wait')),
    }
  );
}

function nextMove(state: BattleState, side: Side, temper: Temper): BattleAction | undefined {
  for (const company of companiesOf(state, side)) {
    if (state.companyOrdered[company] === 0 || state.companyMoved[company] > 0) continue;
    if (exitWithin(state, company) >= 0) return { kind: 'leave', company };
    const { to } = bestMove(state, company, temper);
    if (to !== state.companyHex[company]) return { kind: 'go', company, to };
  }
  return undefined;
}

function airStrike(state: BattleState, side: Side): BattleAction | undefined {
  if (state.aircraft[INDEX[side]] === 0) return undefined;
  const targets = bestTargets(state, side, 4);
  return targets.length >= Math.min(LEAST_STRIKE, companiesOf(state, enemyOf(side)).length) && targets.length > 0
    ? { kind: 'strike', targets }
    : undefined;
}

function nextShot(state: BattleState, side: Side, temper: Temper): BattleAction | undefined {
  let best: { readonly action: BattleAction; readonly worth: number } | undefined;
  for (const company of companiesOf(state, side)) {
    const shot = bestShot(state, company, temper);
    if (shot !== undefined && shot.worth > (best?.worth ?? 0))
      best = { action: { kind: 'fire', company, target: shot.target }, worth: shot.worth };
    const call = bestCall(state, company, temper);
    if (call !== undefined && call.worth > (best?.worth ?? 0))
      best = { action: { kind: 'call', company, target: call.target }, worth: call.worth };
  }
  return best?.action;
}

/** 21.5: a column helps as soon as a gun beside it can use it: who saves it up is often beaten before. */
function nextHelp(state: BattleState, side: Side, temper: Temper): BattleAction | undefined {
  if (state.battlePhase !== 'battle') return undefined;
  const help = bestHelp(state, side, temper);
  return help === undefined ? undefined : { kind: 'resupply', company: help.column, gun: help.gun };
}

/** As few hexes as will do, to where the risk is least. */
function bestRetreat(state: BattleState, temper: Temper): readonly number[] {
  const [first] = state.battlePending;
  if (first?.kind !== 'retreat') return [];
  const { company } = first;
  const ways = retreatWays(state, first);
  let best = ways[0];
  let least = Infinity;
  for (const way of ways) {
    const worth = risk(state, company, way.at(-1) ?? state.companyHex[company], temper) + 20 * way.length;
    if (worth < least) [best, least] = [way, worth];
  }
  return best;
}

function takesGround(state: BattleState, temper: Temper): boolean {
  const [first] = state.battlePending;
  if (first?.kind !== 'ground') return false;
  const { company, hex } = first;
  if (kindOfCompany(state, company).arm === 'armour' && tacticInEffect(state) !== 'exchange of fire') return true;
  const here = state.companyHex[company];
  const gain = worthOfHex(state, company, hex) - worthOfHex(state, company, here);
  return gain + risk(state, company, here, temper) - risk(state, company, hex, temper) >= 0;
}

/** Types of cards, those that are least missed first. */
function leastKept(cards: readonly number[]): readonly number[] {
  return typesOf(cards).toSorted((one, two) => keepingOf(one) - keepingOf(two) || one - two);
}

function discard(state: BattleState, side: Side): BattleAction {
  const held = handOf(state, side);
  const excess = held.length - handFor(state, side, state.battleLeastHand);
  const types = held
    .map((card) => typesOf([card])[0])
    .toSorted((one, two) => keepingOf(one) - keepingOf(two) || one - two)
    .slice(0, excess);
  return { kind: 'discard', cards: types.toSorted((one, two) => one - two) };
}
