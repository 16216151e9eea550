import { findGame } from '@club-route/catalogue';
import { FastDice, type EncodedState } from '@club-route/engine';
import type { FromWorker, SitDown, ToWorker } from './messages.ts';

// One player for one match, off the page's own thread. It is given the sight of its seat and nothing else.

/** Milliseconds for one decision. On a quick machine every level has decided before; on a slow one nobody waits for it. */
const LONGEST_THOUGHT = 1500;

type Decide = (sight: EncodedState) => FromWorker;

let player: Promise<Decide> | undefined;

async function sitDown({ game: id, bot: level, seat, seed }: SitDown): Promise<Decide> {
  const { game, bots } = await findGame(id)!.load();
  const seated = bots.find((bot) => bot.id === level)!.sit(seat);
  const dice = new FastDice(seed);
  return (sight) => {
    const until = performance.now() + LONGEST_THOUGHT;
    return { action: seated.decide(game.shape.decode(sight), dice, { expired: () => performance.now() >= until }) };
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
