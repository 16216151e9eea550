import type { Action } from '../contract.ts';
import { EMPTY_HAND, type Hand, type Offer, type Press } from '../offer.ts';

export type AnyOffer = Offer<Action, unknown>;
export type AnyPress = Press<Action, unknown>;

/** Everything that can be pressed in an offer. */
export function pressesOf(now: AnyOffer): readonly AnyPress[] {
  const lit = [...now.units.values(), ...now.cells.values(), ...now.sides.values()];
  const choices = [
    ...now.groups.flatMap((group) => group.choices),
    ...now.trays.flatMap(({ all }) => all ?? []),
    ...now.pieces.flatMap(({ back }) => back ?? []),
    ...now.instead,
  ];
  const stops = now.round().stops;
  const chosen = [...now.units].filter(([, { look }]) => look === 'chosen').map(([unit]) => unit);
  const along = [...now.units.keys()].map((unit) => ({ press: now.together([...new Set([...chosen, unit])]) }));
  return [...lit, ...choices, ...stops, ...along, { press: now.cancel }].flatMap(({ press }) => press ?? []);
}

/** What a player is in the middle of. */
export interface Held {
  readonly draft: unknown;
  readonly hand: Hand;
}

export const NOTHING_HELD: Held = { draft: undefined, hand: EMPTY_HAND };

/** After a press that makes no decision. */
export function afterPress({ draft }: Held, press: AnyPress): Held {
  if (press.hand === undefined) return { draft: press.draft, hand: EMPTY_HAND };
  return { draft: press.hand.units.length > 0 ? undefined : draft, hand: press.hand };
}
