import type { Language, Result, Seat, SeatNames, Viewer } from '@club-route/engine';
import type { Side } from '../data/units.ts';
import type { BattleAction } from '../tactical/actions.ts';
import type { BattleDraft } from '../tactical/choices.ts';
import { readBattleOrder, writeBattleOrder } from '../tactical/language/notation.ts';
import { describeBattle } from '../tactical/language/position.ts';
import { battleLabel, battlePrompt } from '../tactical/language/prompts.ts';
import { battleSentence } from '../tactical/language/sentences.ts';
import type { BattleReport } from '../tactical/report.ts';
import { enemyOf, medalsOf } from '../tactical/state.ts';
import { battleGame } from './game.ts';
import { SET_BATTLES } from './set-battles.ts';
import type { SetBattleState } from './state.ts';

const NAMES: Readonly<Record<Seat, SeatNames>> = {
  allied: { side: 'Allied', people: 'the Allies' },
  german: { side: 'German', people: 'the Germans' },
};

export const battleLanguage: Language<SetBattleState, BattleAction, BattleDraft, BattleReport> = {
  names: (seat) => NAMES[seat],
  prompt: (state, _seat, draft) => battlePrompt(state, draft),
  doing: (_state, seat) => `${seat === 'allied' ? 'The Allies' : 'The Germans'} are giving orders.`,
  label: (state, _seat, choice) => battleLabel(state, choice),
  say: (report) => battleSentence(report),
  ending,
  describe: (state, viewer) => [SET_BATTLES[state.options!.battle].name, ...describeBattle(state, sideOf(viewer))],
  write: (_state, action) => writeBattleOrder(action),
  read: (_state, _seat, text) => readBattleOrder(text),
  grammar(state, seat) {
    const first = example(state, seat);
    return first === undefined
      ? 'You have no orders to give now.'
      : `Type an order, for example "${writeBattleOrder(first)}". Name companies by letter and number, hexes by their four digits.`;
  },
};

/** The first action that the first choices lead to. */
function example(state: SetBattleState, seat: Seat): BattleAction | undefined {
  let [choice] = battleGame.actions(state, seat);
  while (choice?.draft !== undefined) [choice] = battleGame.actions(state, seat, choice.draft);
  return choice?.action;
}

function sideOf(viewer: Viewer): Side | undefined {
  return viewer === 'allied' || viewer === 'german' ? viewer : undefined;
}

function ending(state: SetBattleState, { winners }: Result): string {
  const { battleEnding } = state;
  const [winner] = winners as readonly Side[];
  if (winner === undefined)
    return `Neither side wins: ${battleEnding === 'nightfall' ? 'night fell' : 'time ran out'} first.`;
  const why =
    battleEnding === 'medals'
      ? `they have ${medalsOf(state, winner)} medals, the enemy ${medalsOf(state, enemyOf(winner))}`
      : battleEnding === 'conceded'
        ? 'the enemy has conceded'
        : 'the enemy has no unit left';
  return `${winner === 'allied' ? 'The Allies' : 'The Germans'} win: ${why}.`;
}
