import { describe, expect, test } from 'vitest';
import { Match } from '../../src/index.ts';
import { patrol, patrolAtOnce, type PatrolGame } from '../../src/testing/index.ts';
import {
  act,
  actionOf,
  deployed,
  expectSame,
  loaded,
  OPTIONS,
  playOn,
  startPatrol,
  type PatrolMatch,
} from './played.ts';

function encoded(match: PatrolMatch): unknown {
  return patrol.shape.encode(match.state);
}

/** As `deployed`, by other rules. */
function deployedAs(game: PatrolGame): PatrolMatch {
  const match = Match.start(game, OPTIONS, { kind: 'fast', seed: 1 }, 'other rules');
  for (const step of deployed().steps.slice(1)) act(match, step.entry.seat, actionOf(step));
  return match;
}

const NOTHING = {
  rule: 'undo',
  text: 'You cannot undo now: a die roll, a reveal or a change of turn cannot be taken back.',
};

describe('undo', () => {
  test('brings back exactly what was, action by action', () => {
    const match = deployed();
    const start = encoded(match);
    act(match, 'north', { kind: 'dig', unit: 0 });
    const once = encoded(match);
    act(match, 'north', { kind: 'dig', unit: 1 });
    match.undo('north');
    expect(encoded(match)).toEqual(once);
    match.undo('north');
    expect(encoded(match)).toEqual(start);
  });

  test('is an entry, after which play goes on and loads', () => {
    const match = deployed();
    act(match, 'north', { kind: 'dig', unit: 0 });
    match.undo('north');
    act(match, 'north', { kind: 'dig', unit: 1 });
    expect(match.steps.map((step) => step.entry.deed.kind)).toEqual(['setup', 'act', 'act', 'act', 'undo', 'act']);
    expect(match.line().map((step) => step.entry.n)).toEqual([0, 1, 2, 5]);
    expect([match.state.unitDug[0], match.state.unitDug[1]]).toEqual([0, 1]);
    playOn(match, 30);
    expectSame(loaded(match.journal(true)) as PatrolMatch, match);
  });

  test('does not pass a roll', () => {
    const match = deployed();
    act(match, 'north', { kind: 'scout', unit: 0, hex: 17 });
    expect(match.steps.at(-1)!.entry.draws).toHaveLength(1);
    expect(match.undo('north')).toEqual(NOTHING);
  });

  test('does not pass a step, though it found nobody', () => {
    const match = deployed();
    const step = act(match, 'north', { kind: 'move', unit: 0, to: 8 });
    expect(step.entry.draws).toHaveLength(0);
    expect(step.reports.some((report) => report.discloses)).toBe(false);
    expect(step.barrier).toBe(true);
    expect(match.undo('north')).toEqual(NOTHING);
  });

  test('takes back nothing while others may act too', () => {
    const match = deployedAs(patrolAtOnce);
    expect(match.active()).toEqual(['north', 'south']);
    for (const seat of ['north', 'south']) {
      match.act(seat, { kind: 'dig', unit: seat === 'north' ? 0 : 5 });
      expect(match.undoTarget(seat)).toBeUndefined();
      expect(match.undo(seat)).toEqual(NOTHING);
    }
  });

  test('does not pass a disclosure', () => {
    const noisy: PatrolGame = {
      ...patrol,
      apply(state, seat, action, dice, reports) {
        patrol.apply(state, seat, action, dice, reports);
        if (action.kind === 'dig') reports?.push({ kind: 'loss', seat: 'north', decoy: true, discloses: true });
      },
    };
    const match = deployedAs(noisy);
    match.act('north', { kind: 'dig', unit: 0 });
    expect(match.steps.at(-1)!.entry.draws).toHaveLength(0);
    expect(match.undo('north')).toEqual(NOTHING);
  });

  test('does not pass a hand-over', () => {
    const match = deployed();
    act(match, 'north', { kind: 'end' });
    expect(match.undo('north')).toEqual(NOTHING);
    const early = startPatrol();
    act(early, 'north', { kind: 'deploy', companies: [15, 29, 43], decoys: [1, 57] });
    expect(early.undo('north')).toEqual(NOTHING);
  });

  test('stops at a barrier with what came after it', () => {
    const match = deployed();
    act(match, 'north', { kind: 'move', unit: 0, to: 8 });
    const moved = encoded(match);
    act(match, 'north', { kind: 'dig', unit: 1 });
    match.undo('north');
    expect(encoded(match)).toEqual(moved);
    expect(match.undo('north')).toEqual(NOTHING);
  });

  test('is only for whoever acted', () => {
    const match = deployed();
    act(match, 'north', { kind: 'dig', unit: 0 });
    expect(match.undoTarget('north')).toBe(2);
    for (const seat of ['south', 'spectator', 'table']) expect(match.undo(seat)).toEqual(NOTHING);
  });

  test('cannot undo the beginning', () => {
    const match = startPatrol();
    for (const seat of ['north', 'south', 'table']) expect(match.undo(seat)).toEqual(NOTHING);
  });
});

describe('going further back', () => {
  test('takes back by agreement, past rolls, and rolls anew', () => {
    const match = playOn(deployed(), 40);
    const to = match.steps.find((step) => step.entry.n > 2 && step.entry.draws.length > 0)!.entry.n - 1;
    const before = patrol.shape.encode(match.stateAt(to));
    match.takeBack('north', to, ['north', 'south']);
    expect(encoded(match)).toEqual(before);
    const again = match.steps[to + 1]!;
    const step = act(match, again.entry.seat, actionOf(again));
    // The same action again: sealed in another place, so that its dice are other dice.
    expect(step.entry.hash).not.toBe(again.entry.hash);
    expectSame(loaded(match.journal(true)) as PatrolMatch, match);
  });

  test('can be restored by an umpire, who says why', () => {
    const match = playOn(deployed(), 10);
    const start = patrol.shape.encode(match.stateAt(2));
    const step = match.restore('umpire', 2, 'The wrong map was used.');
    expect(step).toHaveProperty('entry.deed', { kind: 'restore', to: 2, reason: 'The wrong map was used.' });
    expect(encoded(match)).toEqual(start);
  });

  test.each([-1, 99, 1.5])('refuses entry %d, which never was', (to) => {
    const match = deployed();
    expect(match.takeBack('north', to, [])).toEqual({
      rule: 'takeBack',
      text: `There is no earlier position ${to} to go back to.`,
    });
    expect(match.restore('umpire', to, '')).toEqual({
      rule: 'restore',
      text: `There is no earlier position ${to} to restore.`,
    });
    expect(match.last).toBe(2);
  });
});
