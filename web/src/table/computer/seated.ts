import { FastDice, timeBudget, type Action, type EncodedState, type GameModule } from '@club-route/engine';
import type { SitDown } from './messages.ts';

/** A bot at its seat: given the sight of that seat it decides, in the time that it says it needs. */
export function seatedBot(
  { game, bots }: GameModule,
  { bot: level, seat, seed }: SitDown,
  now: () => number,
): (sight: EncodedState) => Action {
  const bot = bots.find((one) => one.id === level)!;
  const player = bot.sit(seat);
  const dice = new FastDice(seed);
  return (sight) => player.decide(game.shape.decode(sight), dice, timeBudget(bot.longestThought, now));
}
