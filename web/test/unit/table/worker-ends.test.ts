import { afterEach, expect, test, vi } from 'vitest';
import { ENDED, keyFrom } from '../../../src/table/local/errands.ts';
import { openAtHome } from '../../../src/table/local/home-match.ts';
import { MatchLine, type News } from '../../../src/table/local/match-line.ts';

afterEach(() => vi.unstubAllGlobals());

/** A worker that fails in that way when it is sent on its errand. */
function failing(fail: (worker: EventTarget) => void) {
  return class extends EventTarget {
    postMessage(): void {
      fail(this);
    }
    terminate(): void {}
  };
}

const WAYS = {
  // Its lock is free at once.
  'ends without a word': (worker: EventTarget) =>
    worker.dispatchEvent(new MessageEvent('message', { data: [{ kind: 'alive', lock: 'match' }] })),
  'does not parse': (worker: EventTarget) => worker.dispatchEvent(new Event('error')),
};

for (const [way, fail] of Object.entries(WAYS))
  test(`a match whose worker ${way} says so, and how to go on`, async () => {
    vi.stubGlobal('Worker', failing(fail));
    vi.stubGlobal('navigator', { locks: { request: (_lock: string, taken: () => void) => taken() } });
    expect(await openAtHome({ kind: 'open', key: 'key' })).toEqual(ENDED);
    expect(await keyFrom({ kind: 'adopt', file: new Blob() })).toEqual(ENDED);
  });

test('whoever is at the table hears that the match has gone', async () => {
  const line = new MatchLine({ post: () => undefined });
  const heard: News[] = [];
  line.listen((news) => heard.push(news));
  const asked = line.ask({ kind: 'check' });
  line.end(new Error(ENDED.problem));
  expect(heard).toEqual([{ kind: 'gone' }]);
  await expect(asked).rejects.toThrow(ENDED.problem);
});
