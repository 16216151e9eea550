import type { Bot, Dice } from '@club-route/engine';
import type { BattleCardAction, BattleCardChoice } from '../actions.ts';
import { battleCard, ALLIED } from '../game.ts';
import { allActions } from '../all-actions.ts';
import type { BattleCardOptions } from '../options.ts';
import { Solver } from '../solver/solver.ts';
import { optionsOf, type BattleCardState } from '../state.ts';

type BattleCardBot = Bot<BattleCardState, BattleCardAction>;

export const randomBot: BattleCardBot = {
  id: 'random',
  title: 'Random',
  about: 'Gives any order and makes any advance, each as likely as the next.',
  decide: (state, _seat, dice) => choosePartByPart(state, (choices) => dice.pick(choices, 'bot')),
};

export const attackBot: BattleCardBot = {
  id: 'attack',
  title: 'Always attack',
  about: 'Attacks everywhere, brings 30 Corps forward when it can, otherwise the unit beside it.',
  // Attack is offered before defence, 30 Corps before a unit, and holding last.
  decide: (state) => choosePartByPart(state, (choices) => choices[0]!),
};

export const bestBot: BattleCardBot = {
  id: 'best',
  title: 'Best play',
  about: 'Solved: no player can win more often.',
  decide: bestAction,
};

function choosePartByPart(
  state: BattleCardState,
  choose: (choices: readonly BattleCardChoice[]) => BattleCardChoice,
): BattleCardAction {
  let choice = choose(battleCard.actions(state, ALLIED));
  while (choice.action === undefined) choice = choose(battleCard.actions(state, ALLIED, choice.draft));
  return choice.action;
}

// One solver per set of options: what it has worked out serves every later game.
const solvers = new Map<string, Solver>();

export function solverFor(options: BattleCardOptions): Solver {
  const key = Object.values(options).join();
  let solver = solvers.get(key);
  if (solver === undefined) {
    solver = new Solver(options);
    solvers.set(key, solver);
  }
  return solver;
}

function bestAction(state: BattleCardState, _seat: string, _dice: Dice): BattleCardAction {
  const solver = solverFor(optionsOf(state));
  const actions = allActions(state);
  let best = actions[0]!;
  let most = -1;
  for (const action of actions) {
    const value = actions.length === 1 ? 1 : solver.valueOf(state, action);
    if (value > most) {
      most = value;
      best = action;
    }
  }
  return best;
}
