import type { Action, Choice, Game, Report, Result, Seat } from '../contract.ts';
import type { Dice } from '../dice/dice.ts';
import { FastDice, mixSeed } from '../dice/fast.ts';
import type { OptionValues } from '../options.ts';
import type { StateObject } from '../state/shape.ts';

/** More parts than any decision has: play that gets this far is going round in circles. */
export const MOST_PARTS = 10_000;

/** A choice that ends a phase is taken once in so many times while there is something else to do. */
const ENDS_ONE_IN = 20;

/**
 * One legal action, chosen part by part as a person would: which unit or decision, then what. Every simulation passes
 * through here for every action, so it allocates nothing of its own.
 */
export function randomChoice<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report>(
  game: Game<S, A, O, D, R>,
  state: S,
  seat: Seat,
  dice: Dice,
): A {
  let draft: D | undefined;
  for (let parts = 0; parts < MOST_PARTS; parts++) {
    const choice = chooseOne(game.actions(state, seat, draft), dice);
    if (choice.action !== undefined) return choice.action;
    draft = choice.draft;
  }
  throw new Error(`after ${MOST_PARTS} parts the decision of ${seat} is still not whole`);
}

/** One of a list of choices; those that end a phase only rarely, or when nothing else is left. */
export function chooseOne<A, D>(choices: readonly Choice<A, D>[], dice: Dice): Choice<A, D> {
  const count = choices.length;
  if (count === 1) return choices[0]!;
  if (count === 0) throw new Error('there is nothing to choose from');
  let ending = 0;
  for (let index = 0; index < count; index++) if (choices[index]!.ends) ending++;
  if (ending === 0 || ending === count) return choices[dice.between(0, count - 1, 'choice')]!;
  const ends = dice.between(1, ENDS_ONE_IN, 'whether to end') === 1;
  const wanted = ends ? ending : count - ending;
  let before = wanted === 1 ? 0 : dice.between(0, wanted - 1, 'choice');
  let index = 0;
  while (choices[index]!.ends !== ends || before-- > 0) index++;
  return choices[index]!;
}

/** How a random game went: its last position, the number of actions, and the result unless it was cut short. */
export interface RandomGame<S> {
  readonly state: S;
  readonly actions: number;
  readonly result: Result | undefined;
}

export interface RandomGameSettings {
  /** The game is cut short after so many actions. */
  readonly maximumActions?: number;
  /** Whether the rules are asked for reports; search is not. */
  readonly reports?: boolean;
}

export function playRandomGame<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report>(
  game: Game<S, A, O, D, R>,
  options: O,
  seed: number,
  settings: RandomGameSettings = {},
): RandomGame<S> {
  const { maximumActions = 1_000_000, reports: wanted = true } = settings;
  const dice = new FastDice(mixSeed(seed, 0));
  const state = game.setup(options, dice);
  const reports: R[] | undefined = wanted ? [] : undefined;
  let actions = 0;
  for (; actions < maximumActions; actions++) {
    const active = game.active(state);
    if (active.length === 0) break;
    const seat = active.length === 1 ? active[0]! : dice.pick(active, 'who acts');
    if (reports !== undefined) reports.length = 0;
    game.apply(state, seat, randomChoice(game, state, seat, dice), dice, reports);
  }
  return { state, actions, result: game.result(state) };
}
