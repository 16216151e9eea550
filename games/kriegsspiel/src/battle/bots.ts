import type { Bot, Seat } from '@club-route/engine';
import { Decider, type Care, type DecidedGame } from '@club-route/engine/search';
import type { Side } from '../data/units.ts';
import type { BattleAction } from '../tactical/actions.ts';
import { BattleScript } from '../tactical/bot/script.ts';
import { luckOfShot, outlook } from '../tactical/bot/outlook.ts';
import { MANNERS, type Temper } from '../tactical/bot/temper.ts';
import { companiesOf, INDEX, isGun, kindOfCompany, sideOfCompany, USED } from '../tactical/state.ts';
import { battleGame } from './game.ts';
import type { SetBattleState } from './state.ts';

/** The computer in a battle, at two strengths. */

type BattleBot = Bot<SetBattleState, BattleAction>;

const officer: BattleBot = {
  id: 'officer',
  title: 'Battle officer',
  about: 'Plays the card and fires the shots that look best.',
  longestThought: 500,
  sit: (seat) => {
    const script = new BattleScript();
    return { decide: (sight) => script.decide(sight, seat) };
  },
};

/** One stage more than to the enemy's answer: what a turn prepares shows in the next. */
const CARE: Care = { nodes: 40000, openingShare: 0.25, share: 0.12, stages: 3, worlds: 24 };

const commander: BattleBot = {
  id: 'commander',
  title: 'Commander',
  about: 'Tries each card against the hands the enemy may hold.',
  longestThought: 2500,
  sit: (seat) => new Decider(decided, seat, CARE),
};

export const battleBots: readonly BattleBot[] = [officer, commander];

const decided: DecidedGame<SetBattleState, BattleAction, Temper> = {
  game: battleGame,
  script: () => new BattleScript(),
  adviser: () => new BattleScript(),
  event: eventOf,
  stage: ({ battleTurn, battleMover }) => 2 * battleTurn + INDEX[battleMover],
  value,
  luck: (state, action, seat) => luckOfShot(state, action, seat as Side),
  turn: ({ battleTurn }) => battleTurn,
  manners: ({ battlePhase }) => (battlePhase === 'card' ? MANNERS : []),
};

/** What is rolled for: a shot of one company at another, the first or a later one, in this turn of this side. */
function eventOf(state: SetBattleState, action: BattleAction): number {
  const stage = 2 * state.battleTurn + INDEX[state.battleMover];
  if (action.kind !== 'fire' && action.kind !== 'call') return stage;
  const { company, target } = action;
  const left = action.kind === 'call' ? state.supportShots[INDEX[sideOfCompany(company)]] : battlesLeft(state, company);
  return ((stage * 128 + target + 1) * 128 + company + 1) * 8 + left;
}

/** Battles that a company may still fight; those that a column has given to a gun count apart (21.5). */
function battlesLeft(state: SetBattleState, company: number): number {
  const isHelped =
    isGun(state, company) &&
    companiesOf(state, sideOfCompany(company)).some(
      (column) => kindOfCompany(state, column).trait === 'supply' && (state.companyUsed[column] & USED) > 0,
    );
  return state.companyBattles[company] + (isHelped ? AFTER_HELP : 0);
}
const AFTER_HELP = 4;

function value(state: SetBattleState, seat: Seat): number {
  const { battlePhase, battleWinner } = state;
  if (battlePhase === 'none') return battleWinner === 'nobody' ? 500 : battleWinner === seat ? 1000 : 0;
  return outlook(state, seat as Side);
}
