import type { Frame } from '@club-route/engine';
import { expect, test } from 'vitest';
import { IncomingFilm, type FilmMessage } from '../../../src/club/remote/incoming-film.ts';

const about = { match: '0123456789abcdef', as: 'north', mayUndo: false };

function opening(have: number): FilmMessage {
  return { ...about, kind: 'opening', opening: { turn: 1 }, have };
}

function frames(from: number, to: number, have: number): FilmMessage {
  const list: Frame[] = [];
  for (let n = from; n <= to; n++) list.push({ n, told: [], draws: [], change: {} });
  return { ...about, kind: 'frames', frames: list, have };
}

test('a film comes in pieces, and it is known when more must be asked for', () => {
  const film = new IncomingFilm();
  expect(film.have).toBeUndefined();
  expect(film.take(opening(5))).toBe('coming');
  expect(film.have).toBe(0);
  expect(film.take(frames(1, 2, 5))).toBe('more');
  expect(film.take(frames(3, 4, 6))).toBe('more');
  expect(film.take(frames(5, 6, 6))).toBe('whole');
  expect(film.frames.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('a film without frames is whole at once', () => {
  expect(new IncomingFilm().take(opening(0))).toBe('whole');
});

test('what comes twice is taken once', () => {
  const film = new IncomingFilm();
  film.take(opening(2));
  film.take(frames(1, 2, 2));
  expect(film.take(opening(3))).toBe('coming');
  expect(film.take(frames(1, 3, 3))).toBe('whole');
  expect(film.frames.map(({ n }) => n)).toEqual([1, 2, 3]);
});

test('a gap is noticed and nothing is taken beyond it', () => {
  const film = new IncomingFilm();
  expect(film.take(frames(1, 1, 1))).toBe('gap');
  film.take(opening(3));
  expect(film.take(frames(2, 3, 3))).toBe('gap');
  expect(film.frames).toEqual([]);
});

test('a server that has less than came before is not believed', () => {
  const film = new IncomingFilm();
  film.take(opening(3));
  film.take(frames(1, 3, 3));
  expect(film.take(opening(2))).toBe('earlier');
  expect(film.frames).toHaveLength(3);
});
