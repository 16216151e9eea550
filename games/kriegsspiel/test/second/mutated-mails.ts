import type { SecondAction } from '../../src/second/actions.ts';
import { secondCampaign } from '../../src/second/game.ts';
import { secondLanguage } from '../../src/second/language/index.ts';
import type { SecondState } from '../../src/second/state.ts';
import { LETTERS, tryEdition, type MailTrial } from '../mutated-mails.ts';
import { attackTo } from '../positions.ts';
import { answerBy, done, goOn, ordered, reported, secondPosition } from './positions.ts';

/** What letters of the second edition bring besides orders: answers to a briefing, and the form of a battle. */
const MORE: readonly string[] = [
  'Sir,\nANSWER BY COMPUTER AIR CONCEDE AT 2 PLAN: hold the bridge to the last man\n-- \nFrost',
  'ANSWER BY ELSEWHERE',
  'We have fought.\nBATTLE 18-1000-4559 TURNS 7 MEDALS ALLIED 2 GERMAN 0 HOLDS FIELD NOBODY\nLOST 2/1 3\nRUIN 4559\nEND\nTO 2/1\nREPORT ALL',
];

/** Before a battle, when both sides are briefed, and when its form is awaited. */
function positions(): readonly SecondState[] {
  const quiet = (): SecondState => {
    const state = secondPosition('18 0930', { '2/1': '4559', '1/9SS': '4659', '2/9SS': '4660', '2I/5': '0911' });
    ordered(state, '1/9SS', attackTo('4559'));
    return reported(state);
  };
  const briefed = quiet();
  goOn(briefed, '18 1000');
  const elsewhere = quiet();
  goOn(elsewhere, '18 1000');
  for (const seat of ['ss9', 'abn1']) done(elsewhere, seat, answerBy('elsewhere'));
  return [quiet(), briefed, elsewhere];
}

const IN_BATTLE: readonly string[] = ['answer', 'battle', 'form'];

/** Mutated mails to the second edition. */
export function trySecondMails(seed: number, count: number, now?: () => number): MailTrial {
  const second = {
    game: secondCampaign,
    language: secondLanguage,
    letters: [...LETTERS, ...MORE],
    positions: positions(),
    touchesOthers: ({ kind }: SecondAction) => IN_BATTLE.includes(kind),
  };
  return tryEdition<SecondState, SecondAction>(second, seed, count, now);
}
