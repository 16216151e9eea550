import { act, part, pass, type Choice } from '@club-route/engine';
import type { Side } from '../data/units.ts';
import type { BattleAction, BattleActionOf } from './actions.ts';
import { HEXES } from './board.ts';
import { CARD_TYPES, CARDS, SECTIONS } from './data/cards.ts';
import { isTactic, mayBattle, targetsOf } from './play.ts';
import { refuseBattleAction } from './refuse.ts';
import { handFor } from './rules/hand.ts';
import { areContiguous, effectOf, fitsRoll, fitsSections, orderableBy, orderingOf } from './rules/orders.ts';
import { BEYOND, exitWithin, reachOf } from './rules/reach.ts';
import { retreatWays } from './rules/retreat.ts';
import { companiesOf, enemyOf, handOf, INDEX, kindOfCompany, tacticInEffect, USED, type BattleState } from './state.ts';

/** What a commander may do in a battle, part by part: first the card or the unit, then what. */

export type BattleDraft =
  | {
      readonly kind: 'play';
      readonly card: number;
      readonly units: readonly number[];
      readonly targets: readonly number[];
    }
  | { readonly kind: 'order'; readonly units: readonly number[] }
  | { readonly kind: 'strike'; readonly targets: readonly number[] }
  | { readonly kind: 'discard'; readonly cards: readonly number[] }
  | { readonly kind: 'company'; readonly company: number };

type BattleChoice = Choice<BattleAction, BattleDraft>;

/** Nobody gives a battle up that has hardly begun: it is not offered before, though it may be done. */
const FIRST_CONCEDED = 4;

export function battleChoices(state: BattleState, side: Side, draft?: BattleDraft): readonly BattleChoice[] {
  switch (state.battlePhase) {
    case 'none':
      return [];
    case 'discard':
      return discards(state, side, draft?.kind === 'discard' ? draft.cards : []);
    case 'card':
      return draft?.kind === 'play' ? playing(state, side, draft) : hand(state, side);
    case 'orders':
      return ordering(state, side, draft?.kind === 'order' ? draft.units : []);
    case 'movement':
    case 'battle':
      if (draft?.kind === 'company') return ofCompany(state, side, draft.company);
      return draft?.kind === 'strike' ? striking(state, side, draft.targets) : units(state, side);
    case 'retreat': {
      const [first] = state.battlePending;
      return first?.kind === 'retreat' ? retreatWays(state, first).map((way) => act({ kind: 'retreat', way })) : [];
    }
    case 'ground':
      return [act({ kind: 'take', ground: true }), act({ kind: 'take', ground: false })];
    case 'keep':
      return typesOf(state.cardsToKeep).map((card) => act({ kind: 'keep', card }));
  }
}

/** The types of these cards, each once, in their order. */
export function typesOf(cards: readonly number[]): readonly number[] {
  return CARD_TYPES.flatMap((type, at) => (cards.some((card) => CARDS[card] === type) ? [at] : []));
}

function hand(state: BattleState, side: Side): readonly BattleChoice[] {
  return [
    ...typesOf(handOf(state, side)).map((card) =>
      part<BattleAction, BattleDraft>({ kind: 'play', card, units: [], targets: [] }),
    ),
    ...(state.battleTurn >= FIRST_CONCEDED ? [pass<BattleAction, BattleDraft>({ kind: 'concede' })] : []),
  ];
}

function playing(
  state: BattleState,
  side: Side,
  draft: Extract<BattleDraft, { kind: 'play' }>,
): readonly BattleChoice[] {
  const { card, units: chosen, targets } = draft;
  const how = orderingOf(state, side, effectOf(state, side, card));
  const whole = (section: BattleActionOf<'play'>['section']): BattleChoice =>
    act({ kind: 'play', card, units: chosen, section, targets });
  switch (how.kind) {
    case 'dice':
      return [whole(null)];
    case 'everybody':
      return how.bySection ? SECTIONS.map(whole) : [whole(null)];
    case 'targets':
      return [
        ...(targets.length > 0 ? [whole(null)] : []),
        ...moreTargets(state, side, targets, how.most).map((list) =>
          part<BattleAction, BattleDraft>({ ...draft, targets: list }),
        ),
      ];
    case 'choose':
    case 'sections': {
      const from = orderableBy(state, side, how);
      const fits = (list: readonly number[]): boolean =>
        how.kind === 'choose' ? list.length <= how.most : fitsSections(state, side, how.units, list);
      const more = grown(chosen, from).filter(fits);
      return [
        ...(chosen.length > 0 || from.length === 0 ? [whole(null)] : []),
        ...more.map((list) => part<BattleAction, BattleDraft>({ ...draft, units: list })),
      ];
    }
  }
}

/** Lists with one more, which comes after those that are there: each set is made in one way. */
function grown(chosen: readonly number[], from: readonly number[]): readonly (readonly number[])[] {
  const last = chosen.at(-1) ?? -1;
  return from.filter((company) => company > last).map((company) => [...chosen, company]);
}

function moreTargets(
  state: BattleState,
  side: Side,
  targets: readonly number[],
  most: number,
): readonly (readonly number[])[] {
  if (targets.length === most) return [];
  return companiesOf(state, enemyOf(side))
    .filter((company) => !targets.includes(company))
    .map((company) => [...targets, company].toSorted((one, two) => one - two))
    .filter((list) => areContiguous(state, list));
}

function ordering(state: BattleState, side: Side, chosen: readonly number[]): readonly BattleChoice[] {
  return [
    act({ kind: 'order', units: chosen }),
    ...grown(chosen, companiesOf(state, side))
      .filter((list) => fitsRoll(state, list))
      .map((list) => part<BattleAction, BattleDraft>({ kind: 'order', units: list })),
  ];
}

function striking(state: BattleState, side: Side, targets: readonly number[]): readonly BattleChoice[] {
  return [
    ...(targets.length > 0 ? [act<BattleAction, BattleDraft>({ kind: 'strike', targets })] : []),
    ...moreTargets(state, side, targets, 4).map((list) =>
      part<BattleAction, BattleDraft>({ kind: 'strike', targets: list }),
    ),
  ];
}

/** Ordered units that can still do something, the aircraft, and the end of the turn. */
function units(state: BattleState, side: Side): readonly BattleChoice[] {
  const own = companiesOf(state, side).filter((company) => ofCompany(state, side, company).length > 0);
  const canStrike = state.aircraft[INDEX[side]] > 0 && companiesOf(state, enemyOf(side)).length > 0;
  const lies = handOf(state, side).some((card) => isTactic(card, 'lie in wait'));
  return [
    ...own.map((company) => part<BattleAction, BattleDraft>({ kind: 'company', company })),
    ...(canStrike ? [part<BattleAction, BattleDraft>({ kind: 'strike', targets: [] })] : []),
    pass({ kind: 'end turn', ambush: false }),
    ...(lies ? [pass<BattleAction, BattleDraft>({ kind: 'end turn', ambush: true })] : []),
  ];
}

function ofCompany(state: BattleState, side: Side, company: number): readonly BattleChoice[] {
  const actions: BattleAction[] = [];
  if (mayMove(state, company)) {
    const reach = reachOf(state, company);
    for (let to = 0; to < HEXES; to++)
      if (reach[to] > 0 && reach[to] !== BEYOND) actions.push({ kind: 'go', company, to });
    if (state.battlePhase === 'movement' && exitWithin(state, company) >= 0) actions.push({ kind: 'leave', company });
  }
  if (mayBattle(state, company))
    for (const target of targetsOf(state, company)) actions.push({ kind: 'fire', company, target });
  const { trait } = kindOfCompany(state, company);
  if (trait === 'observers' && state.companyOrdered[company] === 1 && state.supportShots[INDEX[side]] > 0)
    for (const target of companiesOf(state, enemyOf(side)))
      offerIf(state, side, { kind: 'call', company, target }, actions);
  if (trait === 'supply' && state.battlePhase === 'battle')
    for (const gun of companiesOf(state, side)) offerIf(state, side, { kind: 'resupply', company, gun }, actions);
  return actions.map((action) => act(action));
}

function offerIf(state: BattleState, side: Side, action: BattleAction, actions: BattleAction[]): void {
  if (refuseBattleAction(state, side, action) === undefined) actions.push(action);
}

function mayMove(state: BattleState, company: number): boolean {
  if (state.companyOrdered[company] === 0) return false;
  if (state.battlePhase === 'movement') return state.companyMoved[company] === 0;
  return tacticInEffect(state) === 'raid' && (state.companyUsed[company] & USED) === 0;
}

/** Hands that are too large: cards are thrown away one by one. */
function discards(state: BattleState, side: Side, chosen: readonly number[]): readonly BattleChoice[] {
  const held = handOf(state, side);
  const missing = held.length - handFor(state, side, state.battleLeastHand) - chosen.length;
  if (missing === 0) return [act({ kind: 'discard', cards: chosen.toSorted((one, two) => one - two) })];
  return typesOf(leftOf(held, chosen)).map((type) =>
    part<BattleAction, BattleDraft>({ kind: 'discard', cards: [...chosen, type] }),
  );
}

function leftOf(held: readonly number[], types: readonly number[]): readonly number[] {
  const left = [...held];
  for (const type of types)
    left.splice(
      left.findIndex((card) => CARDS[card] === CARD_TYPES[type]),
      1,
    );
  return left;
}
