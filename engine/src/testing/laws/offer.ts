import type { Action, Seat } from '../../contract.ts';
import { EMPTY_HAND } from '../../offer.ts';
import type { StateObject } from '../../state/shape.ts';
import type { AnyOffers, Law, Scene } from '../law.ts';
import { afterPress, NOTHING_HELD, pressesOf, type AnyOffer } from '../offer-presses.ts';
import { shown } from '../plain.ts';

/** Presses that are followed one after the other from each position. */
const DEPTH = 4;
/** Cells whose aim, way and words are asked for. */
const LOOKS = 3;

/** What is offered is accepted by the rules, what is not is refused, every draft leads somewhere, and all that is lit is there. */
export const offer: Law = {
  name: 'offer',
  oneIn: 20,
  check(scene) {
    const { game, match, offers } = scene;
    if (offers === undefined) return undefined;
    const hash = game.shape.hash(match.state);
    for (const seat of game.active(match.state)) {
      const problem = wrongOffer(scene, offers, game.sight(match.state, seat), seat);
      if (problem !== undefined) return problem;
    }
    return game.shape.hash(match.state) === hash ? undefined : 'working out an offer changed the position';
  },
};

/** Follows random presses, and looks at what is offered after each. */
function wrongOffer(scene: Scene, offers: AnyOffers, sight: StateObject, seat: Seat): string | undefined {
  let held = NOTHING_HELD;
  for (let depth = 0; depth < DEPTH; depth++) {
    const { draft, hand } = held;
    const now = offers.of(sight, seat, draft, hand);
    const further = pressesOf(now).filter(({ action }) => action === undefined);
    const isLast = depth === DEPTH - 1 || further.length === 0;
    const problem =
      strangers(offers, now) ??
      refused(scene, sight, seat, now) ??
      blindAlley(scene, offers, sight, seat, now) ??
      speechless(scene, sight, seat, draft) ??
      // Every cell is asked about, so not after every press.
      (isLast ? heldBack(scene, offers, sight, seat, now) : undefined);
    if (problem !== undefined) return `${problem}, offered to ${seat} in the draft ${shown(draft)} with ${shown(hand)}`;
    lookRound(scene, now);
    if (isLast) return undefined;
    held = afterPress(held, scene.dice.pick(further, 'press to follow'));
  }
  return undefined;
}

/** Whether it speaks of units, cells and sides that there are. */
function strangers({ units, cells, sides }: AnyOffers, now: AnyOffer): string | undefined {
  const within = (some: Iterable<number | undefined>, count: number): number | undefined =>
    [...some].find((one) => one !== undefined && !(Number.isInteger(one) && one >= 0 && one < count));
  const unit = within([...now.units.keys(), ...now.trays.flatMap((tray) => tray.units), now.head.unit], units);
  if (unit !== undefined) return `there is no unit ${unit}`;
  const lit = [...now.cells.keys(), ...[...now.units.values()].map(({ cell }) => cell), ...now.entries, now.attention];
  const cell = within([...lit, now.cursor, ...now.arrows.flatMap(({ to, from }) => [to, ...from])], cells);
  if (cell !== undefined) return `there is no cell ${cell}`;
  const side = within(now.sides.keys(), sides);
  if (side !== undefined) return `there is no side ${side}`;
  const missing = now.trays.flatMap((tray) => tray.units).find((one) => now.units.get(one)?.press === undefined);
  return missing === undefined ? undefined : `a press on unit ${missing} in its tray does nothing`;
}

function refused({ game }: Scene, sight: StateObject, seat: Seat, now: AnyOffer): string | undefined {
  for (const action of actionsOf(now)) {
    const refusal = game.refuse(sight, seat, action);
    if (refusal !== undefined) return `${shown(action)} is refused (${refusal.rule}: ${refusal.text})`;
  }
  return undefined;
}

/** A press where nothing is offered is there to be told why not: it never acts. */
function heldBack(
  { game }: Scene,
  { cells }: AnyOffers,
  sight: StateObject,
  seat: Seat,
  now: AnyOffer,
): string | undefined {
  const pressed = new Set([...now.units.values()].flatMap(({ cell, press }) => (press === undefined ? [] : [cell])));
  for (let cell = 0; cell < cells; cell++) {
    const isOffered = now.cells.has(cell) || pressed.has(cell);
    const action = isOffered ? undefined : now.attempt(cell)?.action;
    if (action !== undefined && game.refuse(sight, seat, action) === undefined)
      return `${shown(action)} is accepted though cell ${cell} does not show it`;
  }
  return undefined;
}

function blindAlley(
  { game }: Scene,
  offers: AnyOffers,
  sight: StateObject,
  seat: Seat,
  now: AnyOffer,
): string | undefined {
  for (const { draft } of pressesOf(now)) {
    if (draft === undefined || game.actions(sight, seat, draft).length > 0) continue;
    if (offers.of(sight, seat, draft, EMPTY_HAND).ready?.action === undefined) return `${shown(draft)} leads nowhere`;
  }
  return undefined;
}

/** Whatever a player is in the middle of, it is said what is asked. */
function speechless({ language }: Scene, sight: StateObject, seat: Seat, draft: unknown): string | undefined {
  const prompt = language?.prompt(sight, seat, draft);
  return prompt === '' || prompt?.includes('undefined') ? `the prompt is "${prompt}"` : undefined;
}

/** What is worked out only on demand must not fail either. */
function lookRound({ dice }: Scene, now: AnyOffer): void {
  const cells = [...now.cells.keys()];
  for (let count = 0; count < Math.min(LOOKS, cells.length); count++) {
    const cell = dice.pick(cells, 'cell to look at');
    now.aim(cell);
    now.way(cell);
    now.say(cell);
  }
  for (const { unit } of now.round().stops.slice(0, LOOKS)) if (unit !== undefined) now.place(unit);
}

function actionsOf(now: AnyOffer): readonly Action[] {
  const pressed = pressesOf(now).flatMap((press) =>
    press.action === undefined ? [] : [press.action, ...(press.further ?? [])],
  );
  return [
    ...pressed,
    ...now.questions.map(({ action }) => action),
    ...[now.ready?.action, now.hold?.action, now.end?.action].flatMap((action) => action ?? []),
  ];
}
