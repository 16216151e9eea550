import { describe, expect, test } from 'vitest';
import { FastDice, RecordingDice, ScriptedDice } from '../../src/dice/index.ts';
import { FREE, Plans, type Plan } from '../../src/search/index.ts';

const plans = new Plans<'move' | 'fight'>(['red', 'red', 'blue', 'green'], 3);
const scope = { units: [0, 2], enemies: [1, 3], goal: () => 77 };

/** Where two plans differ. */
function differences(one: Plan<string>, other: Plan<string>): readonly string[] {
  const found: string[] = [];
  for (const column of ['postures', 'focus', 'goals'] as const)
    for (const [at, value] of one[column].entries()) if (value !== other[column][at]) found.push(`${column} ${at}`);
  return found;
}

describe('plans', () => {
  test('units of one formation behave alike', () => {
    expect([...plans.formationOf]).toEqual([0, 0, 1, 2]);
    expect(plans.steady('move').postures).toHaveLength(3);
  });

  test('the steady plan wants nothing of anybody', () => {
    const { postures, focus, goals, phase } = plans.steady('fight');
    expect([...postures, ...focus]).toEqual(Array.from({ length: 7 }, () => 0));
    expect([...goals]).toEqual([FREE, FREE, FREE, FREE]);
    expect(phase).toBe('fight');
  });

  test('the openings put everybody into each of the other postures', () => {
    const { openings } = plans.changes('move', scope);
    expect(openings.map(({ postures }) => [...postures])).toEqual([
      [1, 1, 1],
      [2, 2, 2],
    ]);
  });

  test('and then the parts of a side, while the others stay steady', () => {
    const { openings } = plans.changes('move', { ...scope, parts: [[0], [1, 2]] });
    expect(openings.slice(2).map(({ postures }) => [...postures])).toEqual([
      [1, 0, 0],
      [2, 0, 0],
      [0, 1, 1],
      [0, 2, 2],
    ]);
  });

  test('a change is made in one place, of a unit that can act, and leaves the old plan alone', () => {
    const { steady, change } = plans.changes('move', scope);
    const dice = new FastDice(3);
    const places = new Set<string>();
    for (let count = 0; count < 200; count++) {
      const changed = differences(change!(steady, dice), steady);
      expect(changed).toHaveLength(1);
      places.add(changed[0]!);
    }
    expect(differences(steady, plans.steady('move'))).toEqual([]);
    expect([...places].toSorted()).toEqual(['focus 1', 'focus 3', 'goals 0', 'goals 2', 'postures 0', 'postures 1']);
  });

  test('where nobody is attacked no focus changes, and where nobody can act nothing does', () => {
    const { steady, change } = plans.changes('move', { ...scope, enemies: [] });
    const dice = new FastDice(3);
    for (let count = 0; count < 50; count++) expect([...change!(steady, dice).focus]).toEqual([0, 0, 0, 0]);
    expect(plans.changes('move', { ...scope, units: [] }).change).toBeUndefined();
  });

  test('every draw says what it is for', () => {
    const dice = new RecordingDice(new FastDice(3));
    const { steady, change } = plans.changes('move', { ...scope, goal: (_unit, more) => more.between(0, 9, 'goal') });
    for (let count = 0; count < 100; count++) change!(steady, dice);
    plans.muddled('move', Int16Array.of(10, -1, 12, 13), dice);
    const purposes = new Set(dice.draws.map(({ purpose, low, high }) => `${purpose} ${low}-${high}`));
    expect([...purposes].toSorted()).toEqual([
      'focus 1-2',
      'forgotten unit 1-4',
      'goal 0-9',
      'overlooked enemy 1-3',
      'posture 0-2',
      'posture 1-2',
      'which change 1-3',
      'which enemy 0-1',
      'which unit 0-1',
    ]);
  });

  test('a unit off the map is not forgotten, and no die is rolled for it', () => {
    const dice = new RecordingDice(new FastDice(3));
    plans.muddled('move', Int16Array.of(-1, -1, 0, -1), dice);
    expect(dice.draws.filter(({ purpose }) => purpose === 'forgotten unit')).toHaveLength(1);
    const forgetting = new ScriptedDice([0, 1, 2, 3, 1, 1, 1, 3]);
    const { goals, focus, postures } = plans.muddled('move', Int16Array.of(-1, -1, 0, -1), forgetting);
    expect([[...postures], [...goals], [...focus]]).toEqual([
      [0, 1, 2],
      [FREE, FREE, 0, FREE],
      [0, -1, -1, 0],
    ]);
  });

  test('a muddled plan forgets units on the map where they stand, and overlooks enemies', () => {
    const dice = new FastDice(5);
    let forgotten = 0;
    let overlooked = 0;
    for (let count = 0; count < 100; count++) {
      const { goals, focus } = plans.muddled('move', Int16Array.of(10, -1, 12, 13), dice);
      expect(goals[1]).toBe(FREE);
      for (const [unit, goal] of goals.entries()) {
        if (goal === FREE) continue;
        expect(goal).toBe(10 + unit);
        forgotten++;
      }
      overlooked += focus.filter((one) => one === -1).length;
    }
    expect(forgotten / 300).toBeCloseTo(1 / 4, 1);
    expect(overlooked / 400).toBeCloseTo(1 / 3, 1);
  });
});
