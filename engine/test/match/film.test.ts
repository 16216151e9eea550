import { describe, expect, test } from 'vitest';
import { isRefusal, Match } from '../../src/index.ts';
import { patrol, type PatrolGame } from '../../src/testing/index.ts';
import {
  act,
  actionOf,
  deployed,
  loaded,
  NORTH,
  OPTIONS,
  playedMatch,
  SOUTH,
  startPatrol,
  type PatrolMatch,
} from './played.ts';

const VIEWERS = ['north', 'south', 'spectator'];

describe('a film', () => {
  test('is numbered by its own count', () => {
    const match = playedMatch(80);
    const lengths = VIEWERS.map((viewer) => {
      const { frames } = match.film(viewer);
      expect(frames.map((frame) => frame.n)).toEqual(frames.map((_, index) => index + 1));
      return frames.length;
    });
    for (const length of lengths) expect(length).toBeLessThan(match.last);
    expect(new Set(lengths).size).toBe(3);
  });

  test('leads from the opening to what is seen now', () => {
    const match = playedMatch(80);
    for (const viewer of VIEWERS) {
      const { opening, frames } = match.film(viewer);
      const sight = patrol.shape.copy(opening);
      for (const frame of frames) patrol.shape.patch(sight, frame.change);
      expect(patrol.shape.equal(sight, patrol.sight(match.state, viewer))).toBe(true);
    }
  });

  test('is the same whether made on the way, afterwards, or from the journal', () => {
    const onTheWay = startPatrol();
    for (const viewer of VIEWERS) onTheWay.film(viewer);
    const match = playedMatch(60);
    for (const step of match.steps.slice(1)) act(onTheWay, step.entry.seat, actionOf(step));
    const fromJournal = loaded(match.journal(true)) as PatrolMatch;
    for (const viewer of VIEWERS) {
      expect(onTheWay.film(viewer).frames).toEqual(match.film(viewer).frames);
      expect(fromJournal.film(viewer).frames).toEqual(match.film(viewer).frames);
    }
  });

  test('shows nothing of what is not seen, not even that it happened', () => {
    const match = deployed();
    const before = VIEWERS.map((viewer) => match.film(viewer).frames.length);
    act(match, 'north', { kind: 'dig', unit: 0 });
    act(match, 'north', { kind: 'scout', unit: 1, hex: 31 });
    act(match, 'north', { kind: 'move', unit: 2, to: 36 });
    const after = VIEWERS.map((viewer) => match.film(viewer).frames.length);
    expect(after).toEqual([before[0]! + 3, before[1], before[2]]);
  });

  test('shows a private roll to those who may see it', () => {
    const match = deployed();
    act(match, 'north', { kind: 'scout', unit: 1, hex: 31 });
    expect(match.film('north').frames.at(-1)!.draws).toMatchObject([{ purpose: 'scouts', seenBy: ['north'] }]);
    for (const viewer of ['south', 'spectator']) {
      expect(match.film(viewer).frames.flatMap((frame) => frame.draws)).toEqual([]);
    }
  });

  test('tells a viewer its part of a report, in order', () => {
    const match = deployed();
    const [own, other] = ['north', 'south'].map((viewer) => match.film(viewer).frames.at(-1)!.told);
    expect(own).toEqual(other);
    expect(own!.map((report) => report.kind)).toEqual(['deployed', 'turn']);
    act(match, 'north', { kind: 'move', unit: 0, to: 8 });
    const told = match.film('north').frames.at(-1)!.told;
    // To the mover its own step is no disclosure.
    expect(told).toEqual([{ kind: 'moved', seat: 'north', unit: 0, from: 15, to: 8 }]);
  });

  test('shows an undo to those who saw what is undone', () => {
    const match = deployed();
    const before = match.film('south').frames.length;
    act(match, 'north', { kind: 'dig', unit: 0 });
    match.undo('north');
    expect(match.film('south').frames).toHaveLength(before);
    const [dug, back] = match.film('north').frames.slice(-2);
    expect(dug!.change).toEqual({ unitPoints: { cells: [0, 0] }, unitDug: { cells: [0, 1] } });
    expect(back).toMatchObject({
      back: 'undo',
      told: [],
      change: { unitPoints: { cells: [0, 4] }, unitDug: { cells: [0, 0] } },
    });
  });

  test('shows everybody a take-back and a restored position, whatever they saw', () => {
    const match = deployed();
    act(match, 'north', { kind: 'dig', unit: 0 });
    match.takeBack('north', 2, ['north', 'south']);
    for (const viewer of VIEWERS) expect(match.film(viewer).frames.at(-1)).toHaveProperty('back', 'takeBack');
    // It is made by agreement, whoever entered it.
    expect(match.film('north').frames.at(-1)).not.toHaveProperty('own');
    match.restore('umpire', 2, 'Once more.');
    for (const viewer of VIEWERS) expect(match.film(viewer).frames.at(-1)).toHaveProperty('back', 'restore');
  });

  test('knows, for whoever has the journal, which entry made each frame', () => {
    const match = playedMatch(60);
    const { opening, frames, entries } = match.film('south');
    expect(entries).toHaveLength(frames.length + 1);
    const sight = patrol.shape.copy(opening);
    for (const frame of frames) {
      patrol.shape.patch(sight, frame.change);
      const made = patrol.sight(match.stateAt(entries[frame.n]!), 'south');
      expect(patrol.shape.equal(sight, made)).toBe(true);
    }
  });

  test('holds no entry numbers, hashes or seats of others', () => {
    const match = playedMatch(60);
    const text = JSON.stringify(match.film('spectator').frames);
    for (const { entry } of match.steps) expect(text).not.toContain(entry.hash);
    expect(match.film('spectator').frames.flatMap((frame) => frame.told.map((report) => report.kind))).not.toContain(
      'moved',
    );
  });

  test('says of each frame whether its viewer made it, and how', () => {
    const match = deployed();
    act(match, 'north', { kind: 'dig', unit: 0 });
    match.undo('north');
    act(match, 'north', { kind: 'end' });
    const filed = match.plan('south', { kind: 'act', action: { kind: 'end' }, filed: true });
    if (isRefusal(filed)) throw new Error(filed.text);
    match.keep(filed);
    const own = (viewer: string) => match.film(viewer).frames.map((frame) => frame.own);
    expect(own('north')).toEqual([
      { action: NORTH },
      undefined,
      { action: { kind: 'dig', unit: 0 } },
      {},
      { action: { kind: 'end' } },
      undefined,
    ]);
    expect(own('south')).toEqual([undefined, { action: SOUTH }, undefined, { action: { kind: 'end' }, filed: true }]);
    expect(new Set(own('spectator'))).toEqual(new Set([undefined]));
    const again = loaded(match.journal(true)) as PatrolMatch;
    for (const viewer of VIEWERS) expect(again.film(viewer).frames).toEqual(match.film(viewer).frames);
  });

  test('says to nobody what another did, whatever was done', () => {
    const match = playedMatch(80);
    for (const viewer of VIEWERS) {
      const { frames, entries } = match.film(viewer);
      for (const { n, own } of frames) {
        const { seat, deed } = match.steps[entries[n]!]!.entry;
        expect(own).toEqual(seat === viewer && deed.kind === 'act' ? { action: deed.action } : undefined);
      }
    }
  });
});

describe('where all see the same position', () => {
  const open: PatrolGame = { ...patrol, sight: (state) => state, tell: (report) => report };

  function lastFrames(game: PatrolGame) {
    const match = Match.start(game, OPTIONS, { kind: 'fast', seed: 1 }, 'open match');
    for (const viewer of VIEWERS) match.film(viewer);
    for (const [seat, action] of [
      ['north', NORTH],
      ['south', SOUTH],
      ['north', { kind: 'dig', unit: 0 }],
    ] as const)
      expect(match.act(seat, action)).not.toHaveProperty('text');
    return VIEWERS.map((viewer) => match.film(viewer).frames.at(-1)!);
  }

  test('those who did nothing share a frame, and only the one who did it has the deed', () => {
    const [north, south, spectator] = lastFrames(open);
    expect(spectator).toBe(south);
    expect(north!.own).toEqual({ action: { kind: 'dig', unit: 0 } });
    expect(south).not.toHaveProperty('own');
  });

  test('nobody shares the frame of somebody who is told more', () => {
    const [, south, spectator] = lastFrames({
      ...open,
      tell: (report, viewer) => (viewer === 'spectator' ? undefined : report),
    });
    expect(south!.told.length).toBeGreaterThan(0);
    expect(spectator!.told).toEqual([]);
  });
});
