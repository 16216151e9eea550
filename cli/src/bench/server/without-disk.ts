import { defaultOptions, FastDice, Match, mixSeed, type Action, type GameModule, type Seat } from '@club-route/engine';
import { randomChoice } from '@club-route/engine/testing';
import { framesText } from '@club-route/server';
import type { Figure } from '../figures.ts';
import { perCpuSecond } from '../measure.ts';

const MATCHES = 12;
const MOVES = 250;

/**
 * What the server does with a move but for the disk: reads and checks the action, applies it with fair dice, makes the
 * films of both seats, and puts their frames into the messages that are sent. Which moves are made is worked out before.
 */
export function withoutDisk(module: GameModule): Figure {
  const scripts = Array.from({ length: MATCHES }, (_, number) => scriptOf(module, number));
  let next = 0;
  const rate = perCpuSecond(() => {
    const number = next++ % MATCHES;
    const match = begin(module, number);
    for (const one of scripts[number]!) play(match, one);
    return scripts[number]!.length;
  });
  return { name: 'server without disk', unit: 'moves', perCpuSecond: rate };
}

interface Move {
  readonly seat: Seat;
  /** As it comes over the wire. */
  readonly text: string;
}

function begin(module: GameModule, number: number): Match {
  const seed = new Uint8Array(32).fill(number + 1);
  const match = Match.start(
    module.game,
    defaultOptions(module.game.options),
    { kind: 'fair', seed },
    `bench-${number}`,
  );
  for (const seat of match.game.seats) match.film(seat);
  return match;
}

function scriptOf(module: GameModule, number: number): readonly Move[] {
  const match = begin(module, number);
  const dice = new FastDice(mixSeed(3, number));
  const moves: Move[] = [];
  while (moves.length < MOVES) {
    const [seat] = match.active();
    if (seat === undefined) break;
    const action = randomChoice(match.game, match.state, seat, dice);
    moves.push({ seat, text: JSON.stringify({ seat, action }) });
    match.act(seat, action);
  }
  return moves;
}

function play(match: Match, { seat, text }: Move): void {
  const { action } = JSON.parse(text) as { readonly action: Action };
  const planned = match.plan(seat, { kind: 'act', action });
  if ('rule' in planned) throw new Error(`a move of the bench is refused: ${planned.text}`);
  match.keep(planned);
  const texts: Parameters<typeof framesText>[5] = new Map();
  for (const as of match.game.seats) {
    const { frames } = match.film(as);
    framesText('bench', as, frames.slice(-1), frames.length, match.undoTarget(as) !== undefined, texts);
  }
}
