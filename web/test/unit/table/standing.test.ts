import { FastDice } from '@club-route/engine';
import { patrol, randomChoice } from '@club-route/engine/testing';
import { expect, test } from 'vitest';
import { readSeating, seatingOf, type Seating } from '../../../src/table/local/seating.ts';
import { linesOf } from '../../../src/table/words.ts';
import { localPatrol, patrolModule, seenBy, tableOf, type LocalPatrol } from './patrol.ts';

/** Plays at random until somebody is asked about a bridge, or the game is over. */
function playToBridge(local: LocalPatrol, seed: number): void {
  const dice = new FastDice(seed);
  const { match } = local;
  while (match.active().length > 0 && match.state.phase !== 'bridge') {
    const seat = match.active()[0]!;
    local.act(seat, randomChoice(patrol, match.state, seat, dice), []);
  }
}

/** How many entries were settled in advance. */
function filedIn({ match }: LocalPatrol): number {
  return match.steps.filter(({ entry: { deed } }) => deed.kind === 'act' && deed.filed).length;
}

/** A match in which a bridge is being crossed. */
function atBridge(keep?: (seating: Seating) => Promise<void>): LocalPatrol {
  for (let seed = 0; ; seed++) {
    const local = localPatrol({}, keep);
    playToBridge(local, seed);
    if (local.match.state.phase === 'bridge') return local;
  }
}

test('what is filed answers at once, as the entry of that seat', () => {
  const local = atBridge();
  const seat = local.match.active()[0]!;
  const { last } = local.match;
  local.file(seat, { bridges: 'spare' });
  expect(local.match.last).toBe(last + 1);
  expect(local.match.steps.at(-1)!.entry).toMatchObject({
    seat,
    deed: { kind: 'act', action: { kind: 'spare' }, filed: true },
  });
});

test('with everything filed nobody is asked any more', () => {
  let answered = 0;
  for (let seed = 0; seed < 20; seed++) {
    const local = localPatrol();
    for (const seat of patrol.seats) local.file(seat, { bridges: 'blow' });
    playToBridge(local, seed);
    expect(local.match.result()).toBeDefined();
    answered += filedIn(local);
  }
  expect(answered).toBeGreaterThan(0);
});

test('the diary says so to that seat alone', () => {
  const local = atBridge();
  const seat = local.match.active()[0]!;
  local.file(seat, { bridges: 'spare' });
  for (const viewer of ['north', 'south', 'spectator']) {
    const source = seenBy(local, viewer);
    const lines = linesOf(source, source.last).map(({ text }) => text);
    expect(lines.includes('By your standing answer:')).toBe(viewer === seat);
  }
});

test('having filed something is not having been there', () => {
  let found = 0;
  for (let seed = 0; seed < 20; seed++) {
    const local = localPatrol();
    for (const seat of patrol.seats) local.file(seat, { bridges: 'spare' });
    const table = tableOf(seenBy(local, 'south'));
    const dice = new FastDice(seed);
    while (local.match.active().length > 0) {
      const seat = local.match.active()[0]!;
      local.act(seat, randomChoice(patrol, local.match.state, seat, dice), []);
      const { unseen, frames } = table;
      if (unseen !== undefined && frames.slice(unseen + 1).some(({ filed }) => filed)) found += 1;
    }
  }
  expect(found).toBeGreaterThan(0);
});

test('what is to be asked is asked, and the computer files nothing', () => {
  const local = atBridge();
  const seat = local.match.active()[0]!;
  const { last } = local.match;
  local.file(seat, { bridges: 'ask' });
  expect(local.match.last).toBe(last);
  const computer = localPatrol({ north: 'random', south: 'random' });
  for (const one of patrol.seats) computer.file(one, { bridges: 'spare' });
  for (let seed = 0; computer.match.state.phase !== 'bridge' && seed < 50; seed++) playToBridge(computer, seed);
  expect(filedIn(computer)).toBe(0);
});

test('what is filed is kept with the match, and what does not fit is left out', () => {
  const kept: Seating[] = [];
  const local = atBridge((seating) => {
    kept.push(seating);
    return Promise.resolve();
  });
  local.file('north', { bridges: 'blow' });
  const stored: unknown = JSON.parse(JSON.stringify(kept.at(-1)));
  expect(readSeating(patrolModule, stored)).toEqual(local.seating);
  expect(readSeating(patrolModule, { filed: { north: { bridges: 'sell' }, west: {} }, answered: [1] })).toEqual(
    seatingOf({}),
  );
});
