import type { Observer } from './observer.ts';
import type { World } from './world.ts';

/**
 * Leaks that real platforms have had in what they send, beside the sight: kept here to show that the test finds each of
 * them. They fit any game.
 */
export type SentLeak =
  | 'initial state'
  | 'generator seed'
  | 'hidden patches counted'
  | 'spectator log'
  | 'sequence numbers'
  | 'entry number'
  | 'draw count'
  | 'undo stack'
  | 'hash'
  | 'byte offset'
  | 'padded by the journal'
  | 'deed to undo';

interface Extra {
  readonly sent: 'opening' | 'news';
  readonly leak: (world: World) => unknown;
}

const EXTRAS: Readonly<Record<SentLeak, Extra>> = {
  'initial state': {
    sent: 'opening',
    leak: ({ match }) => match.game.shape.encode(match.stateAt(0)),
  },
  'generator seed': {
    sent: 'opening',
    leak: ({ seed }) => seed,
  },
  'hidden patches counted': {
    sent: 'news',
    leak: ({ match }) => Object.keys(match.game.shape.diff(match.stateAt(0), match.state)).length,
  },
  'spectator log': {
    sent: 'news',
    leak: ({ match, viewer }) => (viewer === 'spectator' ? match.steps.map((step) => step.reports) : undefined),
  },
  'sequence numbers': {
    sent: 'news',
    leak: ({ match }) => match.steps.reduce((count, step) => count + step.reports.length, 0),
  },
  'entry number': {
    sent: 'news',
    leak: ({ match }) => match.last,
  },
  'draw count': {
    sent: 'news',
    leak: ({ match }) => match.steps.reduce((count, step) => count + step.entry.draws.length, 0),
  },
  'undo stack': {
    sent: 'news',
    leak: ({ match }) =>
      match
        .line()
        .filter((step) => !step.barrier)
        .map((step) => step.entry.deed),
  },
  hash: {
    sent: 'news',
    leak: ({ match }) => match.head,
  },
  // Frames named by where they lie in a log that all viewers share.
  'byte offset': {
    sent: 'news',
    leak: ({ match }) => JSON.stringify(match.steps.map((step) => step.entry)).length,
  },
  'padded by the journal': {
    sent: 'news',
    leak: ({ match }) => ' '.repeat(JSON.stringify(match.journal(false).entries.at(-1)).length),
  },
  // Whoever may undo should see what; but everybody is sent it.
  'deed to undo': {
    sent: 'news',
    leak: ({ match }) => match.line().at(-1)!.entry.deed,
  },
};

export const SENT_LEAKS = Object.keys(EXTRAS) as readonly SentLeak[];

export function leakyObserver(observer: Observer, name: SentLeak): Observer {
  const { sent, leak } = EXTRAS[name];
  return {
    opening: (world) => (sent === 'opening' ? [observer.opening(world), leak(world)] : observer.opening(world)),
    news: (world, after) =>
      sent === 'news' ? [observer.news(world, after), leak(world)] : observer.news(world, after),
    answers: (world, questions) => observer.answers(world, questions),
  };
}
