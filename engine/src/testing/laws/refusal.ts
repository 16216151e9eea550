import type { Action, Seat } from '../../contract.ts';
import type { Dice } from '../../dice/dice.ts';
import { FastDice } from '../../dice/fast.ts';
import type { StateObject } from '../../state/shape.ts';
import { randomDescent } from '../descent.ts';
import type { AnyGame, Law, Scene } from '../law.ts';
import { JUNK, mutated } from '../mutate.ts';
import { poorRefusal, shown } from '../plain.ts';

const SPOILT_ACTIONS = 8;
const PAST_ACTIONS = 4;

/** What is not legal is refused with a rule and a sentence; what is accepted can be done; asking changes nothing. */
export const refusal: Law = {
  name: 'refusal',
  oneIn: 10,
  check(scene) {
    const { game, match, dice } = scene;
    const { state } = match;
    const hash = game.shape.hash(state);
    const problem = strangers(scene) ?? pastActions(scene) ?? spoiltActions(scene) ?? junk(game);
    if (problem !== undefined) return problem;
    if (game.shape.hash(state) !== hash) return 'asking what is allowed changed the position';
    for (const seat of game.seats) {
      game.active(state);
      game.result(state);
      randomDescent(game, state, seat, dice);
      if (game.shape.hash(state) !== hash) return `looking at the choices of ${seat} changed the position`;
    }
    return undefined;
  },
};

/** Nobody is offered anything, or may do anything, out of turn. */
function strangers({ game, match, dice, past }: Scene): string | undefined {
  const { state } = match;
  const active = game.active(state);
  const tried = active.map((seat) => randomDescent(game, state, seat, dice).action);
  if (past.length > 0) tried.push(dice.pick(past, 'a deed of the past').action);
  for (const seat of game.seats) {
    if (active.includes(seat)) continue;
    if (game.actions(state, seat).length > 0) return `${seat} may not act now, yet is offered choices`;
    for (const action of tried) {
      if (action === undefined) continue;
      const refused = game.refuse(state, seat, action);
      if (refused === undefined) return `${seat} may not act now, yet ${shown(action)} is accepted`;
      const poor = poorRefusal(refused);
      if (poor !== undefined) return `the refusal of ${shown(action)} ${poor}`;
    }
  }
  return undefined;
}

/** What was done before is done again where it no longer fits, also by the other side. */
function pastActions({ game, match, dice, past }: Scene): string | undefined {
  if (past.length === 0) return undefined;
  for (let count = 0; count < PAST_ACTIONS; count++) {
    const { action } = dice.pick(past, 'a deed of the past');
    for (const seat of game.active(match.state)) {
      const problem = refusedOrPossible(game, match.state, seat, action, dice);
      if (problem !== undefined) return problem;
    }
  }
  return undefined;
}

function spoiltActions({ game, match, dice, past }: Scene): string | undefined {
  const { state } = match;
  const kinds = [...new Set(past.map((deed) => deed.action.kind))];
  for (const seat of game.active(state)) {
    const { action } = randomDescent(game, state, seat, dice);
    let spoilt: unknown = action;
    for (let count = 0; count < SPOILT_ACTIONS; count++) {
      // Now and then what is spoilt is spoilt again, so that the damage adds up.
      spoilt = mutated(dice.chance(1, 3, 'spoil again') ? spoilt : action, kinds, dice);
      const parsed = game.action.safeParse(spoilt);
      if (!parsed.success) continue;
      const problem = refusedOrPossible(game, state, seat, parsed.data!, dice);
      if (problem !== undefined) return problem;
    }
  }
  return undefined;
}

function junk(game: AnyGame): string | undefined {
  const accepted = JUNK.find((value) => game.action.safeParse(value).success);
  return accepted === undefined ? undefined : `${shown(accepted)} is taken for an action`;
}

function refusedOrPossible(
  game: AnyGame,
  state: StateObject,
  seat: Seat,
  action: Action,
  dice: Dice,
): string | undefined {
  const refused = game.refuse(state, seat, action);
  if (refused !== undefined) {
    const poor = poorRefusal(refused);
    return poor && `the refusal of ${shown(action)} ${poor}`;
  }
  const copy = game.shape.copy(state);
  try {
    game.apply(copy, seat, action, new FastDice(dice.between(0, 0x7fffffff, 'seed')));
    const over = game.result(copy) !== undefined;
    if (over !== (game.active(copy).length === 0)) return `${shown(action)} by ${seat} is accepted and ends in limbo`;
    return isWritable(game, state, copy) ? undefined : `${shown(action)} by ${seat} leaves what cannot be written`;
  } catch (error) {
    return `${shown(action)} by ${seat} is accepted, but fails: ${String(error)}`;
  }
}

/** Whether what an action changed comes back from its text; the rest is the position's, which the law of copies writes. */
function isWritable({ shape }: AnyGame, before: StateObject, after: StateObject): boolean {
  const change = shape.diff(before, after);
  const written = JSON.parse(JSON.stringify(change)) as typeof change;
  for (const [name, part] of Object.entries(change)) if ('to' in part && !('to' in written[name]!)) return false;
  const read = shape.copy(before);
  shape.patch(read, written);
  return shape.equal(read, after);
}
