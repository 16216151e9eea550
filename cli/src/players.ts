import type { Action, Bot, GameModule, Seat, StateObject } from '@club-route/engine';
import { randomChoice } from '@club-route/engine/testing';
import { UsageError } from './errors.ts';

type AnyBot = Bot<StateObject, Action>;

/** Plays any game without thinking: the yardstick that every bot must beat. */
function randomBot(module: GameModule): AnyBot {
  return {
    id: 'random',
    title: 'Random',
    about: 'Makes random legal choices.',
    longestThought: 100,
    sit: (seat) => ({ decide: (sight, dice) => randomChoice(module.game, sight, seat, dice) }),
  };
}

/** The bots of a game, and random play where it has none of its own. */
function botsOf(module: GameModule): readonly AnyBot[] {
  return module.bots.some((bot) => bot.id === 'random') ? module.bots : [randomBot(module), ...module.bots];
}

export function findBot(module: GameModule, id: string): AnyBot {
  const bots = botsOf(module);
  const bot = bots.find((one) => one.id === id);
  if (bot === undefined) {
    throw new UsageError(
      `${module.game.title} has no bot "${id}". Its bots are: ${bots.map((one) => one.id).join(', ')}.`,
    );
  }
  return bot;
}

/** Who plays which seat, from words such as `best`, which is for every seat, `allied=staff` or `allied=staff,german=random`. */
export function assignBots(module: GameModule, words: readonly string[]): Readonly<Record<Seat, string>> {
  const { seats } = module.game;
  const bots: Record<Seat, string> = {};
  for (const word of words.flatMap((one) => one.split(','))) {
    const [first = '', bot] = word.split('=');
    findBot(module, bot ?? first);
    if (bot === undefined) {
      for (const seat of seats) bots[seat] = first;
    } else if (seats.includes(first)) {
      bots[first] = bot;
    } else {
      throw new UsageError(`There is no seat "${first}". The seats are: ${seats.join(', ')}.`);
    }
  }
  return bots;
}
