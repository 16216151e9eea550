import {
  canonical,
  type Action,
  type Advice,
  type Match,
  type OptionValues,
  type Report,
  type StateObject,
} from '@club-route/engine';
import type { Source } from '../source.ts';
import type { Account, Answered, Asked, Question } from './messages.ts';

interface Pending {
  resolve(answer: Advice | Account): void;
  reject(error: Error): void;
}

let worker: Worker | undefined;
let asked = 0;
const pending = new Map<number, Pending>();
/** What was worked out is asked for again by every view of the same position. */
const known = new Map<string, Promise<Advice>>();

function advisor(): Worker {
  if (worker === undefined) {
    worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
      const waiting = pending.get(data.id);
      pending.delete(data.id);
      if ('answer' in data) waiting?.resolve(data.answer);
      else waiting?.reject(new Error(data.failure));
    });
    worker.addEventListener('error', () => {
      for (const one of pending.values()) one.reject(new Error('the odds could not be worked out'));
      pending.clear();
    });
  }
  return worker;
}

function ask(question: Question): Promise<Advice | Account> {
  const id = ++asked;
  return new Promise((resolve, reject) => {
    pending.set(id, { resolve, reject });
    advisor().postMessage({ id, question } satisfies Asked);
  });
}

/** The chances of a position, worked out once, off the page's own thread. */
export function adviceFor<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report>(
  { module: { game }, options }: Source<S, A, O, D, R>,
  state: S,
): Promise<Advice<A>> {
  const encoded = game.shape.encode(state);
  const name = canonical([game.id, options, encoded]);
  let advice = known.get(name);
  if (advice === undefined) {
    advice = ask({ kind: 'advice', game: game.id, options, state: encoded }) as Promise<Advice>;
    known.set(name, advice);
  }
  return advice as Promise<Advice<A>>;
}

export function accountOf(match: Match): Promise<Account> {
  return ask({ kind: 'account', game: match.header.game, journal: match.journal(true) }) as Promise<Account>;
}
