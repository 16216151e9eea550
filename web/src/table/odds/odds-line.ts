import type { Answered, Asked, Question, Worked } from './messages.ts';

interface Pending {
  resolve(answer: Worked): void;
  reject(error: Error): void;
}

/** Asks a worker for odds, which is started with the first question. */
export function oddsLine(start: () => Worker): (question: Question) => Promise<Worked> {
  let worker: Worker | undefined;
  let asked = 0;
  const pending = new Map<number, Pending>();
  const open = (): Worker => {
    const started = start();
    started.addEventListener('message', ({ data }: MessageEvent<Answered>) => {
      const waiting = pending.get(data.id);
      pending.delete(data.id);
      if ('answer' in data) waiting?.resolve(data.answer);
      else waiting?.reject(new Error(data.failure));
    });
    started.addEventListener('error', () => {
      for (const one of pending.values()) one.reject(new Error('the odds could not be worked out'));
      pending.clear();
    });
    return started;
  };
  return (question) => {
    const id = ++asked;
    return new Promise((resolve, reject) => {
      pending.set(id, { resolve, reject });
      worker ??= open();
      worker.postMessage({ id, question } satisfies Asked);
    });
  };
}
