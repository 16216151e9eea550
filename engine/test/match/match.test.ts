import { describe, expect, test } from 'vitest';
import { isRefusal, Match, type Draw, type Journal, type Refusal } from '../../src/index.ts';
import { patrol } from '../../src/testing/index.ts';
import {
  act,
  deployed,
  expectSame,
  loaded,
  NORTH,
  OPTIONS,
  playedMatch,
  playOn,
  SOUTH,
  startPatrol,
  type PatrolMatch,
} from './played.ts';

describe('a match', () => {
  test('refuses out of turn, against the rules, and after the end', () => {
    const match = deployed();
    expect(match.act('south', { kind: 'end' })).toEqual({
      rule: 'turn',
      text: 'It is not your turn. You can act when your opponent has finished.',
    });
    expect(match.act('umpire', { kind: 'end' })).toHaveProperty('rule', 'turn');
    expect(match.act('north', { kind: 'blow' })).toEqual({ rule: '6', text: 'No bridge is being crossed.' });
    playOn(match, 1000);
    expect(match.result()).toBeDefined();
    expect(match.active()).toEqual([]);
    expect(match.act('north', { kind: 'end' })).toEqual({ rule: 'end', text: 'The game is over.' });
  });

  test('knows whom it waits for', () => {
    expect(deployed().awaited()).toEqual(['north']);
    const patient: typeof patrol = { ...patrol, awaited: () => ['south'] };
    expect(Match.start(patient, OPTIONS, { kind: 'fast', seed: 1 }, 'm').awaited()).toEqual(['south']);
  });

  test('believes no reader that gives an action and calls it wrong, or calls it right and gives none', () => {
    const reading = (answer: { success: boolean; data?: unknown }): unknown => {
      const action = { safeParse: () => answer } as unknown as typeof patrol.action;
      const match = Match.start({ ...patrol, action }, OPTIONS, { kind: 'fast', seed: 1 }, 'm');
      return match.act('north', NORTH);
    };
    expect(reading({ success: true, data: NORTH })).toHaveProperty('entry');
    expect(reading({ success: false, data: NORTH })).toHaveProperty('rule', 'form');
    expect(reading({ success: true })).toHaveProperty('rule', 'form');
  });

  test('reports what an action did, and nothing else', () => {
    const match = deployed();
    expect(match.steps[0]!.reports).toEqual([]);
    expect(act(match, 'north', { kind: 'dig', unit: 0 }).reports).toEqual([{ kind: 'dug', seat: 'north', unit: 0 }]);
    expect(match.undo('north')).toHaveProperty('reports', []);
  });

  test('bars undo past a hand-over, also in a game that bars nothing itself', () => {
    const game: typeof patrol = { ...patrol, undoable: () => true };
    const match = Match.start(game, OPTIONS, { kind: 'fast', seed: 1 }, 'm');
    act(match, 'north', NORTH);
    act(match, 'south', SOUTH);
    act(match, 'north', { kind: 'dig', unit: 0 });
    expect(match.undoTarget('north')).toBe(2);
    act(match, 'north', { kind: 'end' });
    expect(match.undoTarget('north')).toBeUndefined();
  });

  test('is left as it was by a refusal', () => {
    const match = deployed();
    const { head, last } = match;
    match.act('north', { kind: 'move', unit: 0, to: 62 });
    expect([match.head, match.last]).toEqual([head, last]);
  });

  test('starts with no options that the game does not know', () => {
    expect(() => Match.start(patrol, { ...OPTIONS, decoys: 9 }, { kind: 'fast', seed: 1 }, 'm')).toThrow(
      'Option "decoys" must be a whole number from 0 to 2, not 9.',
    );
  });

  test('completes options that an older journal lacks', () => {
    const short = Match.start(patrol, { charges: 0 } as typeof OPTIONS, { kind: 'fast', seed: 1 }, 'm');
    expect([short.state.charges[0], short.state.decoys]).toEqual([0, 2]);
    expectSame(loaded(short.journal(true)) as PatrolMatch, short);
  });

  test('brings back the position after any entry', () => {
    const match = startPatrol();
    const seen = [patrol.shape.encode(match.state)];
    for (let count = 0; count < 70; count++) {
      playOn(match, 1, count);
      seen.push(patrol.shape.encode(match.state));
    }
    for (let n = 0; n <= match.last; n++) expect(patrol.shape.encode(match.stateAt(n))).toEqual(seen[n]);
    expect(() => match.stateAt(match.last + 1)).toThrow(/^there is no entry/);
    expect(() => match.stateAt(-1)).toThrow(/^there is no entry -1/);
  });

  test('takes typed dice, and stands as it was when they do not fit', () => {
    const match = deployed({ kind: 'typed' }, [4]);
    expect(match.state.nightfall).toBe(4);
    const { head } = match;
    const scout = (...typed: readonly number[]) => match.act('north', { kind: 'scout', unit: 0, hex: 17 }, typed);
    expect(scout()).toEqual({ rule: 'dice', text: 'The dice do not fit: no number is left for scouts.' });
    expect(scout(9)).toHaveProperty('text', expect.stringContaining('9 is not from 1 to 6'));
    expect(scout(6, 2)).toEqual({
      rule: 'dice',
      text: 'The dice do not fit: 2 numbers are given, the action rolls 1.',
    });
    expect(match.act('north', { kind: 'dig', unit: 1 }, [3])).toHaveProperty('rule', 'dice');
    expect(match.head).toBe(head);
    act(match, 'north', { kind: 'scout', unit: 0, hex: 17 }, [6]);
    expectSame(loaded(match.journal(true)) as PatrolMatch, match);
  });

  test('takes no typed dice where the program rolls', () => {
    const match = deployed();
    expect(match.act('north', { kind: 'scout', unit: 0, hex: 17 }, [6])).toEqual({
      rule: 'dice',
      text: 'The dice of this match are not typed in.',
    });
  });

  test.each([
    undefined,
    null,
    'end',
    [],
    {},
    { kind: 'win' },
    { kind: 'move', unit: 0 },
    { kind: 'move', unit: '0', to: 62 },
    { kind: 'end', now: true },
  ])('refuses what is no action at all: %j', (action) => {
    const match = deployed();
    expect(match.act('north', action as never)).toEqual({
      rule: 'form',
      text: 'The action is not one that these rules know.',
    });
    expect(match.last).toBe(2);
  });
});

describe('a branch', () => {
  const match = playedMatch(60);

  test('shares the past and has a future of its own', () => {
    const branch = match.branch(30, 5, 'what if');
    expect(patrol.shape.encode(branch.state)).toEqual(patrol.shape.encode(match.stateAt(30)));
    expect(branch.header).toMatchObject({
      match: 'what if',
      dice: { kind: 'fast', seed: 5 },
      branch: { match: 'test match', entries: 31, hash: match.steps[30]!.entry.hash },
    });
    playOn(branch, 40, 9);
    expectSame(loaded(branch.journal(true)) as PatrolMatch, branch);
    expect(match.last).toBe(60);
  });

  test('keeps the rolls it inherited, and rolls the rest from its seed', () => {
    const branch = playOn(match.branch(50, 5, 'what if'), 60, 9);
    const rolls = (journal: Journal, from: number): unknown =>
      journal.entries.slice(from, 51).map((entry) => entry.draws);
    expect(rolls(branch.journal(true), 0)).toEqual(rolls(match.journal(true), 0));
    const lucky = (draws: readonly Draw[]): boolean => draws.some((draw) => draw.value > draw.low);
    const own = branch.steps.find((step) => step.entry.n > 50 && lucky(step.entry.draws))!.entry;
    const journal = branch.journal(true);
    const worse = own.draws.map((draw) => ({ ...draw, value: draw.low }));
    const entries = journal.entries.map((entry) => (entry.n === own.n ? { ...entry, draws: worse } : entry));
    expect(loaded({ ...journal, entries })).toHaveProperty('entry', own.n);
  });

  test('leaves out what was withdrawn', () => {
    const undone = deployed();
    act(undone, 'north', { kind: 'dig', unit: 0 });
    undone.undo('north');
    act(undone, 'north', { kind: 'dig', unit: 1 });
    const branch = undone.branch(undone.last, 1, 'what if');
    expect(branch.steps.map((step) => step.entry.deed.kind)).toEqual(['setup', 'act', 'act', 'act']);
    expect(patrol.shape.encode(branch.state)).toEqual(patrol.shape.encode(undone.state));
    const fromUndo = undone.branch(4, 1, 'what if');
    expect(patrol.shape.encode(fromUndo.state)).toEqual(patrol.shape.encode(undone.stateAt(2)));
  });
});

describe('a planned step', () => {
  test('changes nothing until it is kept, and is then what the action would have done', () => {
    const [planning, acting] = [deployed(), deployed()];
    const head = planning.head;
    const planned = planning.plan('north', { kind: 'act', action: { kind: 'scout', unit: 1, hex: 31 } });
    expect(planning.head).toBe(head);
    expect(planning.film('north').frames).toEqual(acting.film('north').frames);
    if (isRefusal(planned)) throw new Error(planned.text);
    planning.keep(planned);
    act(acting, 'north', { kind: 'scout', unit: 1, hex: 31 });
    expect(planning.journal(true)).toEqual(acting.journal(true));
    expect(planning.film('north').frames).toEqual(acting.film('north').frames);
  });

  test('is not kept in another position, nor planned against the rules', () => {
    const match = deployed();
    const planned = match.plan('north', { kind: 'act', action: { kind: 'dig', unit: 0 } });
    act(match, 'north', { kind: 'dig', unit: 1 });
    expect(() => match.keep(planned as Exclude<typeof planned, Refusal>)).toThrow('planned in another position');
    expect(match.plan('south', { kind: 'act', action: { kind: 'dig', unit: 0 } })).toHaveProperty('rule');
    expect(match.plan('north', { kind: 'undo', to: 0 })).toHaveProperty('rule', 'undo');
  });

  test('may come from another copy of the match, which checks it', () => {
    const [here, there] = [deployed(), deployed()];
    act(here, 'north', { kind: 'dig', unit: 0 });
    const { entry } = here.steps.at(-1)!;
    expect(there.take({ ...entry, seat: 'south' })).toContain('hash');
    expect(there.take(entry)).toBeUndefined();
    expect(there.head).toBe(here.head);
  });
});

test('a frame knows the entry that made it, and a viewer does not', () => {
  const match = deployed();
  act(match, 'north', { kind: 'dig', unit: 0 });
  const { frames } = match.film('north');
  expect(match.film('north').entries[0]).toBe(0);
  expect(match.film('north').entries[frames.length]).toBe(match.last);
  expect(match.film('north').entries).toHaveLength(frames.length + 1);
  expect(match.film('south').entries.at(-1)).toBe(match.last - 1);
});
