import type { Entry, Journal } from '@club-route/engine';
import { expect, test } from 'vitest';
import { piecesOf } from '../src/matches/papers.ts';

test.each([0, 1, 500, 501, 1200])('a journal of %i entries is put into words piece by piece', async (count) => {
  const entry = (n: number): Entry => ({ n, seat: 'north', deed: { kind: 'undo', to: n }, draws: [], hash: `“${n}”` });
  const entries = Array.from({ length: count }, (_, n) => entry(n));
  const cover = { format: 'club-route', seed: 'ab', outcome: { how: 'resigned' } } as unknown as Journal;
  const pieces: string[] = [];
  for await (const piece of piecesOf({ cover, length: count, entriesBetween: (from, to) => entries.slice(from, to) }))
    pieces.push(piece);
  expect(JSON.parse(pieces.join(''))).toEqual({ ...cover, entries });
  expect(pieces).toHaveLength(2 + Math.ceil(count / 500));
});
