import type { Bot, Seat } from '@club-route/engine';
import { Commander, logistic, type CommandedGame, type Thoroughness } from '@club-route/engine/search';
import type { Side } from '../data/units.ts';
import type { BattleAction } from '../tactical/actions.ts';
import { BattleScript } from '../tactical/bot/script.ts';
import { risk } from '../tactical/bot/worth.ts';
import { companiesOf, enemyOf, INDEX, medalsOf } from '../tactical/state.ts';
import { battleGame } from './game.ts';
import type { SetBattleState } from './state.ts';

/** The computer in a battle, at two strengths. */

type BattleBot = Bot<SetBattleState, BattleAction>;

const officer: BattleBot = {
  id: 'officer',
  title: 'Battle officer',
  about: 'Plays the card and fires the shots that seem to do most.',
  longestThought: 500,
  sit: (seat) => {
    const script = new BattleScript();
    return { decide: (sight) => script.decide(sight, seat) };
  },
};

const THOROUGHNESS: Thoroughness = {
  nodes: 6000,
  stages: 2,
  planRounds: 4,
  decisionRounds: 6,
  decisionShare: 0.3,
  worlds: 12,
  imaginesAnew: true,
};

function battleCommander(thoroughness: Partial<Thoroughness> = {}): BattleBot {
  return {
    id: 'commander',
    title: 'Commander',
    about: 'Tries each card out against the hands that the enemy may hold.',
    longestThought: 2500,
    sit: (seat) => new Commander(commanded, seat, { ...THOROUGHNESS, ...thoroughness }),
  };
}

export const battleBots: readonly BattleBot[] = [officer, battleCommander()];

const commanded: CommandedGame<SetBattleState, BattleAction, undefined> = {
  game: battleGame,
  script: () => new BattleScript(),
  adviser: () => new BattleScript(),
  event: eventOf,
  stage: ({ battleTurn, battleMover }) => 2 * battleTurn + INDEX[battleMover],
  value,
  turn: ({ battleTurn }) => battleTurn,
  planning: () => undefined,
  changes: () => ({ steady: undefined, openings: [] }),
};

/** What is rolled for: a shot at this company, in this turn of this side. */
function eventOf({ battleTurn, battleMover }: SetBattleState, action: BattleAction): number {
  const subject = action.kind === 'fire' || action.kind === 'call' ? action.target + 1 : 0;
  return (2 * battleTurn + INDEX[battleMover]) * 128 + subject;
}

/** Medals won against those that are still to win, and how the companies that are left stand. */
function value(state: SetBattleState, seat: Seat): number {
  const side = seat as Side;
  const result = battleGame.result(state);
  if (result !== undefined) return result.winners.length === 0 ? 500 : result.winners.includes(side) ? 1000 : 0;
  return 1000 * logistic(standing(state, side) - standing(state, enemyOf(side)));
}

/** In medals that are to win: so near is a side to its own victory. */
function standing(state: SetBattleState, side: Side): number {
  const needed = state.medalsNeeded[INDEX[side]];
  let wounds = 0;
  for (const company of companiesOf(state, enemyOf(side)))
    wounds +=
      (1 - state.companyFigures[company] / state.companyStart[company]) / 2 +
      risk(state, company, state.companyHex[company]) / 8000;
  return (3 * (medalsOf(state, side) + wounds)) / needed;
}
