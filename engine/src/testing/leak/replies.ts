import type { Action, Seat } from '../../contract.ts';
import type { Dice } from '../../dice/dice.ts';
import { FastDice } from '../../dice/fast.ts';
import type { StateObject } from '../../state/shape.ts';
import { randomDescent } from '../descent.ts';
import type { AnyGame, AnyLanguage, AnyOffers } from '../law.ts';
import { afterPress, NOTHING_HELD, pressesOf, type AnyOffer } from '../offer-presses.ts';

/**
 * What a game answers a seat that may act: to an order, typed right and with a slip, and to one press after the other. The
 * seed fixes the questions. Two positions that look the same to the seat must give the same answers, and so must a position
 * and the seat's sight of it: whoever has the truth at hand may be the one who asks.
 */
export function replies(
  { language, offers }: { readonly language?: AnyLanguage | undefined; readonly offers?: AnyOffers | undefined },
  game: AnyGame,
  state: StateObject,
  seat: Seat,
  seed: number,
): unknown {
  const dice = new FastDice(seed);
  const { action } = randomDescent(game, state, seat, dice);
  return {
    order: language && action && typed(language, state, seat, action, dice),
    offers: offers && followed(offers, state, seat, dice),
  };
}

function typed(language: AnyLanguage, state: StateObject, seat: Seat, action: Action, dice: Dice): unknown {
  const text = language.write(state, action);
  const slip = dice.between(0, Math.max(0, text.length - 1), 'where to slip');
  return {
    text,
    read: [text, `${text.slice(0, slip)}${text.slice(slip + 1)}`].map((line) => language.read(state, seat, line)),
    caution: language.caution?.(state, seat, action),
  };
}

/** Presses that are followed, and cells that are looked at after each. */
const PRESSES = 2;
const LOOKS = 3;

function followed(offers: AnyOffers, state: StateObject, seat: Seat, dice: Dice): readonly unknown[] {
  const seen: unknown[] = [];
  let held = NOTHING_HELD;
  for (let count = 0; count < PRESSES; count++) {
    const now = offers.of(state, seat, held.draft, held.hand);
    seen.push(offerData(now, offers.cells, dice));
    const further = pressesOf(now).filter(({ action }) => action === undefined);
    if (further.length === 0) break;
    held = afterPress(held, dice.pick(further, 'press to follow'));
  }
  return seen;
}

/** What an offer lights and says, in the order in which it does; and what it answers where nothing is lit. */
function offerData(offer: AnyOffer, cells: number, dice: Dice): unknown {
  const lit = [...offer.cells.keys()];
  const looks = lit.length === 0 ? [] : Array.from({ length: LOOKS }, () => dice.pick(lit, 'cell to look at'));
  const tries = Array.from({ length: LOOKS }, () => dice.between(0, cells - 1, 'cell to try'));
  return {
    ...offer,
    units: [...offer.units],
    cells: [...offer.cells],
    sides: [...offer.sides],
    round: offer.round(),
    looks: looks.map((cell) => [offer.aim(cell), offer.way(cell), offer.say(cell)]),
    tries: tries.map((cell) => offer.attempt(cell)),
  };
}
