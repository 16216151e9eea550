import { wholeActions, type Bot } from '@club-route/engine';
import type { BattleCardAction, BattleCardChoice } from '../actions.ts';
import { battleCard, ALLIED } from '../game.ts';
import type { BattleCardOptions } from '../options.ts';
import { positionKey, Solver } from '../solver/solver.ts';
import { optionsOf, type BattleCardState } from '../state.ts';

type BattleCardBot = Bot<BattleCardState, BattleCardAction>;

export const randomBot: BattleCardBot = {
  id: 'random',
  title: 'Random',
  about: 'Picks every order and advance at random.',
  longestThought: 100,
  sit: () => ({ decide: (state, dice) => choosePartByPart(state, (choices) => dice.pick(choices, 'bot')) }),
};

export const attackBot: BattleCardBot = {
  id: 'attack',
  title: 'Always attack',
  about: 'Attacks everywhere. Advances 30 Corps when it can, otherwise the unit with it.',
  longestThought: 100,
  // Attack is offered before defence, 30 Corps before a unit, and holding last.
  sit: () => ({ decide: (state) => choosePartByPart(state, (choices) => choices[0]!) }),
};

export const bestBot: BattleCardBot = {
  id: 'best',
  title: 'Best play',
  about: 'Solved: no player can win more often.',
  // The first decision solves the game.
  longestThought: 1000,
  sit: () => ({ decide: bestAction }),
};

function choosePartByPart(
  state: BattleCardState,
  choose: (choices: readonly BattleCardChoice[]) => BattleCardChoice,
): BattleCardAction {
  let choice = choose(battleCard.actions(state, ALLIED));
  while (choice.action === undefined) choice = choose(battleCard.actions(state, ALLIED, choice.draft));
  return choice.action;
}

/** What has been worked out for a set of options serves every later game. */
interface Knowledge {
  readonly solver: Solver;
  readonly best: Map<number, BattleCardAction>;
}
const knowledge = new Map<string, Knowledge>();

function knowledgeFor(options: BattleCardOptions): Knowledge {
  const key = Object.values(options).join();
  let known = knowledge.get(key);
  if (known === undefined) {
    known = { solver: new Solver(options), best: new Map() };
    knowledge.set(key, known);
  }
  return known;
}

export function solverFor(options: BattleCardOptions): Solver {
  return knowledgeFor(options).solver;
}

function bestAction(state: BattleCardState): BattleCardAction {
  const { solver, best } = lastKnowledge(optionsOf(state));
  const key = positionKey(state);
  let action = best.get(key);
  if (action === undefined) {
    action = searchBest(solver, state);
    best.set(key, action);
  }
  return action;
}

// A simulation asks millions of times for the same options.
let lastOptions: BattleCardOptions | undefined;
let last: Knowledge | undefined;

function lastKnowledge(options: BattleCardOptions): Knowledge {
  if (last === undefined || options !== lastOptions) {
    last = knowledgeFor(options);
    lastOptions = options;
  }
  return last;
}

function searchBest(solver: Solver, state: BattleCardState): BattleCardAction {
  // At most sixteen sets of orders.
  const actions = wholeActions(battleCard, state, ALLIED, 16)!;
  let best = actions[0]!;
  if (actions.length === 1) return best;
  let most = -1;
  for (const action of actions) {
    const value = solver.valueOf(state, action);
    if (value > most) {
      most = value;
      best = action;
    }
  }
  return best;
}
