import { defaultOptions, FastDice, Match, mixSeed, type Deed, type GameModule, type Seat } from '@club-route/engine';
import { randomChoice } from '@club-route/engine/testing';
import type { Figure } from '../figures.ts';
import { cpuSeconds } from '../measure.ts';

const MATCHES = 12;
const MOVES = 250;
const ROUNDS = 4;

/**
 * What the server does with a move but for the disk: reads and checks the action, applies it with fair dice, makes the
 * films of both seats, and puts their frames into the messages that are sent. Which moves are made is worked out before.
 */
export function withoutDisk(module: GameModule): Figure {
  const scripts = Array.from({ length: MATCHES }, (_, number) => scriptOf(module, number));
  let best = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const matches = scripts.map((_, number) => begin(module, number));
    const start = cpuSeconds();
    let moves = 0;
    for (const [number, match] of matches.entries()) for (const one of scripts[number]!) moves += play(match, one);
    best = Math.max(best, moves / (cpuSeconds() - start));
  }
  return { name: 'server without disk', unit: 'moves', perCpuSecond: best };
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

function play(match: Match, { seat, text }: Move): 1 {
  const { action } = JSON.parse(text) as { readonly action: unknown };
  const read = match.game.action.safeParse(action);
  if (!read.success || read.data === undefined) throw new Error('a move of the bench is no action');
  const planned = match.plan(seat, { kind: 'act', action: read.data } satisfies Deed);
  if ('rule' in planned) throw new Error(`a move of the bench is refused: ${planned.text}`);
  match.keep(planned);
  for (const as of match.game.seats) {
    const { frames } = match.film(as);
    JSON.stringify({ kind: 'frames', match: 'bench', as, frames: frames.slice(-1), mayUndo: match.undoTarget(as) });
  }
  return 1;
}
