import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { defaultOptions, FastDice, Match, type Frame } from '@club-route/engine';
import { patrol, randomChoice } from '@club-route/engine/testing';
import { farthestBridge } from '@club-route/farthest-bridge';
import { framesText, messageOf, type Texts } from '../src/live/texts.ts';

type AnyGame = Parameters<typeof randomChoice>[0];

/** What viewers are shown of some random moves. */
function filmsOf(game: AnyGame, viewers: readonly string[]): readonly (readonly Frame[])[] {
  const match = Match.start(game, defaultOptions(game.options), { kind: 'fast', seed: 1 }, 'test');
  const films = viewers.map((viewer) => match.film(viewer));
  const dice = new FastDice(7);
  for (let count = 0; count < 40; count++) {
    const [seat] = match.active();
    match.act(seat!, randomChoice(game, match.state, seat!, dice));
  }
  return films.map(({ frames }) => frames);
}

test('frames are sent as JSON writes them, each put into words once', () => {
  const frames = filmsOf(farthestBridge as unknown as AnyGame, ['allied'])[0]!;
  expect(frames).toHaveLength(40);
  const texts: Texts = new Map();
  const message = { kind: 'frames', match: '0123456789abcdef', as: 'allied', frames, have: 40, mayUndo: false };
  expect(framesText(message.match, message.as, frames, 40, false, texts)).toBe(JSON.stringify(message));
  expect(texts.size).toBe(40);
  expect(framesText(message.match, 'spectator', [], 40, true, texts)).toBe(
    JSON.stringify({ ...message, as: 'spectator', frames: [], mayUndo: true }),
  );
});

test('where nothing is hidden all but whoever made it share a frame', () => {
  const [allied, german, spectator] = filmsOf(farthestBridge as unknown as AnyGame, ['allied', 'german', 'spectator']);
  for (const [index, frame] of spectator!.entries()) {
    expect(frame.own).toBeUndefined();
    const [one, other] = [allied![index]!, german![index]!];
    expect([one, other].filter((seen) => seen === frame)).toHaveLength(1);
    const made = one === frame ? other : one;
    expect(made).toEqual({ ...frame, own: { action: expect.objectContaining({ kind: expect.any(String) }) } });
  }
});

test('where something is hidden nobody is shown the frame of another', () => {
  const [north, south] = filmsOf(patrol as unknown as AnyGame, ['north', 'south']);
  expect(north!.length).toBeGreaterThan(0);
  for (const frame of north!) expect(south).not.toContain(frame);
});

test('a message of any length is one frame of a socket', async () => {
  const lengths = [0, 1, 125, 126, 127, 65_535, 65_536, 100_000];
  const texts = [...lengths.map((length) => 'x'.repeat(length)), 'é'.repeat(63), 'Überführung — 橋 🌉'];
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (socket, { socket: stream }) => {
    for (const text of texts) stream.write(messageOf(text).bytes);
    socket.close();
  });
  await once(server, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard: string[] = [];
  client.on('message', (data: Buffer, isBinary) => void (isBinary || heard.push(data.toString('utf8'))));
  const [code] = (await once(client, 'close')) as [number];
  expect(heard).toEqual(texts);
  expect(code).toBe(1005);
  server.close();
});
