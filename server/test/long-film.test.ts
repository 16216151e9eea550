import type { Frame } from '@club-route/engine';
import type { FromServer } from '@club-route/wire';
import { expect, test } from 'vitest';
import { newIssue } from '../src/live/texts.ts';
import { Watcher } from '../src/live/watcher.ts';
import type { Desk } from '../src/play/desk.ts';

type Frames = Extract<FromServer, { readonly kind: 'frames' }>;

/** A running match of which a spectator was shown so many frames, each with so many characters. */
function deskWith(count: number, length: number): Desk {
  const frames = Array.from({ length: count }, (_, index): Frame => {
    const report = { kind: 'told', text: 'x'.repeat(length) };
    return { n: index + 1, told: [report], draws: [], change: {} };
  });
  const playing = {
    frameCount: () => frames.length,
    framesBetween: (_: string, from: number, to: number) => frames.slice(from, to),
    undoTarget: () => undefined,
  };
  const row = {
    id: '1',
    game: 'patrol',
    status: 'running',
    time: { kind: 'none' },
    offers: {},
    to_act: [],
    pace: null,
  };
  const dates = { created_at: new Date(0), touched_at: new Date(0), started_at: null, ended_at: null };
  const affairs = { row: { ...row, ...dates, clocks: {} }, seats: [], holders: [], invitations: [] };
  return { id: '1', match: playing, playing, affairs, row: affairs.row, module: { game: {} } } as unknown as Desk;
}

/** What a spectator who has nothing of the film is sent, who asks for more until there is no more. */
function sent(desk: Desk): readonly { readonly message: Frames; readonly length: number }[] {
  const messages: { readonly message: Frames; readonly length: number }[] = [];
  const line = {
    send: ({ text }: { readonly text: string }): void => {
      const message = JSON.parse(text) as FromServer;
      if (message.kind === 'frames') messages.push({ message, length: text.length });
    },
  };
  const watcher = new Watcher(line, '1', 'spectator', {}, 0);
  const all = desk.playing.frameCount('spectator');
  while ((messages.at(-1)?.message.frames.at(-1)?.n ?? 0) < all) {
    const before = messages.length;
    watcher.bring(desk, newIssue());
    if (messages.length === before) throw new Error('nothing more comes');
  }
  return messages;
}

test.each([
  [1200, 20],
  [300, 5000],
  [3, 400_000],
])('of a film of %i frames of %i characters no message is long, and no frame is missing', (count, length) => {
  const messages = sent(deskWith(count, length));
  const frames = messages.flatMap(({ message }) => message.frames.map(({ n }) => n));
  expect(frames).toEqual(Array.from({ length: count }, (_, index) => index + 1));
  for (const { message, length: characters } of messages) {
    expect(message.have).toBe(count);
    expect(message.frames.length).toBeLessThanOrEqual(500);
    expect(characters).toBeLessThan(132_000 + length + 200);
  }
});

test('two who have the same of a film share the words of what comes next', () => {
  const desk = deskWith(300, 5000);
  const messages: unknown[] = [];
  const line = { send: (message: unknown): void => void messages.push(message) };
  const issue = newIssue();
  for (let count = 0; count < 2; count++) new Watcher(line, '1', 'spectator', {}, 0).bring(desk, issue);
  const [first, , second] = messages;
  expect(second).toBe(first);
});
