import { expect, test } from 'vitest';
import { FastDice, Match, type Seat } from '../../src/index.ts';
import { LongList } from '../../src/match/long-list.ts';
import { patrol, randomChoice } from '../../src/testing/index.ts';
import { SEED, startPatrol } from './played.ts';

test('a list that is folded now and then is the same as one that is not', () => {
  const dice = new FastDice(7);
  const [folded, plain] = [new LongList<{ readonly n: number }>(), [] as { readonly n: number }[]];
  for (let n = 0; n < 400; n++) {
    folded.push({ n });
    plain.push({ n });
    if (dice.chance(1, 9, 'fold')) folded.fold(dice.between(0, 40));
    const [one, other] = [dice.between(0, n + 40), dice.between(0, n + 40)];
    expect(folded.length).toBe(plain.length);
    expect(folded.slice(one, other)).toEqual(plain.slice(one, other));
    expect(folded.at(one)).toEqual(plain[one]);
  }
  expect(folded.all).toEqual(plain);
  expect(folded.slice(3)).toEqual(plain.slice(3));
  expect(folded.at(-1)).toBeUndefined();
});

test('what is folded are other objects; the last ones are those that were put in', () => {
  const items = Array.from({ length: 100 }, (_, n) => ({ n }));
  const list = new LongList<{ readonly n: number }>();
  for (const item of items) list.push(item);
  expect(list.at(3)).toBe(items[3]);
  list.fold(8);
  expect(list.at(3)).not.toBe(items[3]);
  expect(list.at(92)).toBe(items[92]);
});

test('a match that folds what lies further back goes on as one that does not', () => {
  for (const seed of [1, 2, 3]) {
    const dice = new FastDice(seed);
    const plain = startPatrol({ kind: 'fair', seed: SEED });
    const folding = startPatrol({ kind: 'fair', seed: SEED });
    folding.film('north');
    for (let count = 0; count < 200 && plain.result() === undefined; count++) {
      const [seat] = plain.active() as [Seat];
      const isUndo = dice.chance(1, 6, 'undo') && plain.undoTarget(seat) !== undefined;
      const action = isUndo ? undefined : randomChoice(patrol, plain.state, seat, dice);
      for (const match of [plain, folding])
        if (action === undefined) match.undo(seat);
        else match.act(seat, action);
      folding.fold();
      for (const one of patrol.seats) expect(folding.undoTarget(one)).toBe(plain.undoTarget(one));
    }
    expect(plain.last).toBeGreaterThan(45);
    expect(folding.journal(true)).toEqual(plain.journal(true));
    expect(Match.load(patrol, folding.journal(true))).toHaveProperty('match');
    expect(folding.steps).toEqual(plain.steps);
    expect(folding).toHaveLength(plain.steps.length);
    expect(folding.line()).toEqual(plain.line());
    for (const viewer of [...patrol.seats, 'spectator']) {
      const [film, whole] = [folding.film(viewer), plain.film(viewer)];
      expect(film.frames).toEqual(whole.frames);
      expect(film.entries).toEqual(whole.entries);
      expect(folding.framesBetween(viewer, 5, 45)).toEqual(whole.frames.slice(5, 45));
    }
    for (let n = 0; n <= plain.last; n += 7)
      expect(patrol.shape.hash(folding.stateAt(n))).toBe(patrol.shape.hash(plain.stateAt(n)));
    const tail = folding.tail();
    for (const viewer of patrol.seats) {
      const { before, frames } = tail.film(viewer);
      expect(frames).toEqual(plain.film(viewer).frames.slice(before));
      expect(tail.framesBetween(viewer, 0, before + 2)).toEqual(frames.slice(0, 2));
    }
  }
});
