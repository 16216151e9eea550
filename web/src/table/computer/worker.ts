import { findGame } from '@club-route/catalogue';
import { FastDice, timeBudget, type EncodedState } from '@club-route/engine';
import type { FromWorker, SitDown, ToWorker } from './messages.ts';

// One player for one match, off the page's own thread. It is given the sight of its seat and nothing else.

type Decide = (sight: EncodedState) => FromWorker;

let player: Promise<Decide> | undefined;

async function sitDown({ game: id, bot: level, seat, seed }: SitDown): Promise<Decide> {
  const { game, bots } = await findGame(id)!.load();
  const bot = bots.find((one) => one.id === level)!;
  const seated = bot.sit(seat);
  const dice = new FastDice(seed);
  return (sight) => {
    const budget = timeBudget(bot.longestThought, () => performance.now());
    return { action: seated.decide(game.shape.decode(sight), dice, budget) };
  };
}

async function answer(message: ToWorker): Promise<void> {
  if ('sit' in message) {
    player = sitDown(message.sit);
    return;
  }
  try {
    const decide = await player!;
    postMessage(decide(message.sight));
  } catch (error) {
    postMessage({ failure: error instanceof Error ? error.message : String(error) } satisfies FromWorker);
  }
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => void answer(data));
