import { expect, test } from 'vitest';
import { FastDice, Match, type Seat } from '../../src/index.ts';
import { patrol, randomChoice } from '../../src/testing/index.ts';
import { SEED, startPatrol } from './played.ts';

/** Plays a game to its end, or so many entries, now and then taking a move back. */
function played(seed: number) {
  const dice = new FastDice(seed);
  const match = startPatrol({ kind: 'fair', seed: SEED });
  const kept = [];
  for (let count = 0; count < 200 && match.result() === undefined; count++) {
    const [seat] = match.active() as [Seat];
    if (dice.chance(1, 6, 'undo') && match.undoTarget(seat) !== undefined) match.undo(seat);
    else match.act(seat, randomChoice(patrol, match.state, seat, dice));
    if (dice.chance(1, 10, 'look')) match.film('spectator');
    kept.push(match.kept());
  }
  return { match, kept: kept.filter((one) => one !== undefined) };
}

test('a match resumed from any kept position goes on as the whole one does', () => {
  for (const seed of [1, 2, 3]) {
    const { match, kept } = played(seed);
    expect(kept.length).toBeGreaterThan(5);
    const { header, seed: secret, entries } = match.journal(true);
    for (const position of kept) {
      const state = patrol.shape.decode(patrol.shape.encode(position.state));
      const resumed = Match.resume(patrol, header, secret!, { ...position, state });
      expect(resumed.isWhole).toBe(false);
      for (const entry of entries.slice(position.entry.n + 1)) expect(resumed.take(entry)).toBeUndefined();
      expect(resumed.last).toBe(match.last);
      expect(resumed.head).toBe(match.head);
      expect(patrol.shape.hash(resumed.state)).toBe(patrol.shape.hash(match.state));
      for (const viewer of Object.keys(position.frames)) {
        const [whole, tail] = [match.film(viewer), resumed.film(viewer)];
        expect(resumed.frameCount(viewer)).toBe(match.frameCount(viewer));
        expect(tail.frames).toEqual(whole.frames.slice(tail.before));
      }
      for (const seat of patrol.seats) expect(resumed.undoTarget(seat)).toBe(match.undoTarget(seat));
    }
  }
});

test('the tail of a match goes on as the whole one does, wherever it was cut', () => {
  let cuts = 0;
  for (const seed of [1, 2, 3]) {
    const journal = played(seed).match.journal(true);
    for (let cut = 1; cut < journal.entries.length; cut += 3) {
      const loaded = Match.load(patrol, { ...journal, entries: journal.entries.slice(0, cut) });
      if (!('match' in loaded)) throw new Error(loaded.problem.text);
      const whole = loaded.match;
      if (cut % 2 === 0) whole.film('spectator');
      const tail = whole.tail();
      if (tail !== whole) cuts++;
      expect(tail.steps.length).toBeLessThanOrEqual(whole.steps.length);
      for (const seat of patrol.seats) expect(tail.undoTarget(seat)).toBe(whole.undoTarget(seat));
      for (const entry of journal.entries.slice(cut)) {
        expect(tail.take(entry)).toBeUndefined();
        if (tail !== whole) expect(whole.take(entry)).toBeUndefined();
      }
      expect(tail.head).toBe(whole.head);
      expect(patrol.shape.hash(tail.state)).toBe(patrol.shape.hash(whole.state));
      for (const viewer of patrol.seats) {
        const { before, frames, entries, opening } = tail.film(viewer);
        const film = whole.film(viewer);
        expect(frames).toEqual(film.frames.slice(before));
        expect(entries.slice(1)).toEqual(film.entries.slice(before + 1));
        expect(patrol.shape.hash(opening)).toBe(
          patrol.shape.hash(patrol.sight(whole.stateAt(tail.steps[0]!.entry.n), viewer)),
        );
      }
      expect(tail.tail().head).toBe(whole.head);
    }
  }
  expect(cuts).toBeGreaterThan(20);
});

test('no tail is cut where play went back to before it', () => {
  const { match, kept } = played(5);
  const [first] = kept;
  const length = match.steps.length;
  match.takeBack('north', first!.entry.n - 1, ['north', 'south']);
  const tail = match.tail();
  expect(tail.head).toBe(match.head);
  expect(tail.steps).toHaveLength(length + 1);
});

test('of what came before the position nothing is there', () => {
  const { match, kept } = played(4);
  const { header, seed } = match.journal(true);
  const [position] = kept.slice(-1);
  const resumed = Match.resume(patrol, header, seed!, position!);
  expect(() => resumed.journal(true)).toThrow('not here');
  expect(() => resumed.stateAt(0)).toThrow('there is no entry 0');
  expect(resumed.takeBack('north', 0, ['north', 'south'])).toHaveProperty('rule');
  const unknown = Match.resume(patrol, header, seed!, { ...position!, frames: {} });
  expect(unknown.knows('north')).toBe(false);
  expect(() => unknown.film('north')).toThrow('not here');
});
