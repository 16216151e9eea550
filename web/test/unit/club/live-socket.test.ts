import type { FromServer } from '@club-route/wire';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveSocket, type Watching } from '../../../src/club/live/live-socket.ts';

/** The other end of the only socket. */
class Line extends EventTarget {
  static readonly OPEN = 1;
  static last: Line;
  readonly readyState = 1;
  readonly said: { readonly kind: string }[] = [];

  constructor() {
    super();
    Line.last = this;
  }

  send(text: string): void {
    this.said.push(JSON.parse(text) as { readonly kind: string });
  }

  close(): void {}

  tell(message: FromServer): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify(message) }));
  }

  get watches(): number {
    return this.said.filter(({ kind }) => kind === 'watch').length;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('location', { origin: 'http://club.example' });
  vi.stubGlobal('WebSocket', Line);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const match = '0123456789abcdef';

function watching() {
  const heard: FromServer[] = [];
  const lines: boolean[] = [];
  const one: Watching = {
    match,
    as: 'spectator',
    secret: undefined,
    have: () => undefined,
    hear: (message) => void heard.push(message),
    line: (up) => void lines.push(up),
  };
  return { one, heard, lines };
}

test('what the server cannot open just now is asked for again, until nobody wants it', () => {
  const socket = new LiveSocket();
  const { one, heard, lines } = watching();
  const stop = socket.watch(one);
  const line = Line.last;
  line.dispatchEvent(new Event('open'));
  expect(line.watches).toBe(1);
  line.tell({ kind: 'problem', match, error: 'The database is down.', again: true });
  expect([heard, lines]).toEqual([[], [true, false]]);
  vi.advanceTimersByTime(5000);
  expect(line.watches).toBe(2);
  line.tell({ kind: 'problem', match, error: 'The database is down.', again: true });
  stop();
  vi.advanceTimersByTime(5000);
  expect(line.watches).toBe(2);
});

test('what cannot be watched at all is said, and not asked for again', () => {
  const socket = new LiveSocket();
  const { one, heard } = watching();
  socket.watch(one);
  const line = Line.last;
  line.dispatchEvent(new Event('open'));
  const problem = { kind: 'problem', match, error: 'This seat is not yours.' } as const;
  line.tell(problem);
  vi.advanceTimersByTime(5000);
  expect([heard, line.watches]).toEqual([[problem], 1]);
});
