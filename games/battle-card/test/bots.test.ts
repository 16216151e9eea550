import { FastDice, mixSeed, type Bot } from '@club-route/engine';
import { expect, test } from 'vitest';
import {
  ALLIED,
  battleCard,
  battleCardModule,
  Solver,
  type BattleCardAction,
  type BattleCardState,
} from '../src/index.ts';
import { printedRules } from './play.ts';

const [random, attack, best] = battleCardModule.bots;

function share(bot: Bot<BattleCardState, BattleCardAction>, games: number): number {
  let wins = 0;
  for (let game = 0; game < games; game++) {
    const dice = new FastDice(mixSeed(7, game));
    const state = battleCard.setup(printedRules, dice);
    const player = bot.sit(ALLIED);
    while (battleCard.active(state).length > 0) battleCard.apply(state, ALLIED, player.decide(state, dice), dice);
    if (battleCard.result(state)!.name === 'won') wins++;
  }
  return wins / games;
}

test('best play wins as often as the solver says, within three standard errors', () => {
  const games = 40_000;
  const value = new Solver(printedRules).value(battleCard.setup(printedRules, new FastDice(1)));
  const error = Math.sqrt((value * (1 - value)) / games);
  expect(Math.abs(share(best!, games) - value)).toBeLessThan(3 * error);
});

test('best play beats always attacking, which beats random play', () => {
  const results = [best!, attack!, random!].map((bot) => share(bot, 5000));
  expect(results[0]).toBeGreaterThan(results[1]! + 0.01);
  expect(results[1]).toBeGreaterThan(results[2]! + 0.01);
});
