import { findGame } from '@club-route/catalogue';
import { FastDice, type EncodedState } from '@club-route/engine';
import type { FromWorker, SitDown, ToWorker } from './messages.ts';

// One player for one match, off the page's own thread. It is given the sight of its seat and nothing else.

type Decide = (sight: EncodedState) => FromWorker;

let player: Promise<Decide> | undefined;

async function sitDown({ game: id, bot: level, seat, seed }: SitDown): Promise<Decide> {
  const { game, bots } = await findGame(id)!.load();
  const seated = bots.find((bot) => bot.id === level)!.sit(seat);
  const dice = new FastDice(seed);
  return (sight) => ({ action: seated.decide(game.shape.decode(sight), dice) });
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
