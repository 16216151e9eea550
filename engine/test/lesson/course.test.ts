import { describe, expect, test } from 'vitest';
import { isRefusal, LESSON_RULE, part, pass, type Refusal } from '../../src/index.ts';
import { patrol, patrolLanguage, type PatrolAction } from '../../src/testing/patrol/index.ts';
import { courseOf, hex, lesson, patrolModule, type PatrolModule } from './patrol-lesson.ts';

type Course = ReturnType<typeof courseOf>;
type LessonMatch = ReturnType<Course['begin']>;

const END: PatrolAction = { kind: 'end' };
const read = (match: LessonMatch, order: string): PatrolAction =>
  patrolLanguage.read(match.state, 'north', order) as PatrolAction;
/** Who did what, and what the dice showed. */
const told = (made: ReturnType<Course['act']>): readonly string[] =>
  isRefusal(made)
    ? [made.text]
    : made.map(({ entry: { seat, deed, draws } }) =>
        [seat, deed.kind === 'act' ? deed.action.kind : deed.kind, ...draws.map(({ value }) => value)].join(' '),
      );
/** Plays the orders of the first steps. */
function playedTo(course: Course, steps: number): LessonMatch {
  const match = course.begin('kept');
  for (const { orders } of lesson.steps.slice(0, steps))
    for (const order of orders) course.act(match, read(match, order));
  return match;
}
const broken = (changes: object): PatrolModule =>
  ({ ...patrolModule, game: { ...patrol, ...changes } }) as PatrolModule;

describe('a lesson begins', () => {
  test('in the position that its moves and dice lead to, with the defaults of all other options', () => {
    const match = courseOf().begin('kept');
    expect(match.header).toMatchObject({ match: 'kept', options: { charges: 1, decoys: 0 }, dice: { kind: 'typed' } });
    expect(match.line().map(({ entry: { seat, deed } }) => `${seat} ${deed.kind}`)).toEqual([
      'table setup',
      'north act',
      'south act',
    ]);
    expect(Array.from(match.state.unitHex).slice(0, 3)).toEqual([hex('0302'), hex('0502'), hex('0702')]);
    expect(match.state.nightfall).toBe(5);
  });

  test.each([
    ['the face that is laid out', [3], 3],
    ['the nearest, where the face is too high', [9], 5],
    ['or too low', [1], 3],
    ['the middle, where none is laid out', [], 4],
  ])('with %s', (_, setupDice, nightfall) => {
    expect(courseOf({ setupDice }).begin('kept').state.nightfall).toBe(nightfall);
  });

  test('with the answers of the others, until the learner is asked', () => {
    // South learns, so north does what ends its turn.
    const match = courseOf({ seat: 'south' }).begin('kept');
    expect(match.awaited()).toEqual(['south']);
    expect(match.line()).toHaveLength(4);
  });

  test('nowhere else: without moves before it, in the set-up', () => {
    const match = courseOf({ setupDice: undefined, before: undefined } as never).begin('kept');
    expect([match.last, match.state.nightfall]).toEqual([0, 4]);
  });
});

describe('a step', () => {
  test('holds back what does not serve it, with the answer foreseen or its own text; nothing changes', () => {
    const course = courseOf();
    const match = course.begin('kept');
    const held = (text: string): Refusal => ({ rule: LESSON_RULE, text });
    expect(LESSON_RULE).toBe('lesson');
    expect(course.act(match, read(match, 'dig B'))).toEqual(held('Dig A in, not B.'));
    expect(course.act(match, END)).toEqual(held('Dig first.'));
    expect(course.act(match, read(match, 'scout B 0504'))).toEqual(
      held('The rules allow this, but this step of the lesson is different. Dig A in.'),
    );
    expect(course.act(match, { kind: 'dig', unit: 5 })).toHaveProperty('rule', '3.1');
    expect(match.last).toBe(2);
    expect(course.answer(match, { kind: 'dig', unit: 0 })).toBeUndefined();
  });

  test('is done by one move that serves it, and asked again when that is undone', () => {
    const course = courseOf();
    const match = course.begin('kept');
    expect(course.progress(match)).toEqual({ step: 0, over: false });
    expect(told(course.act(match, read(match, 'dig A')))).toEqual(['north dig']);
    expect(course.progress(match)).toEqual({ step: 1, over: false });
    expect(course.asked(match)?.text).toBe('Scout with B and C.');
    match.undo('north');
    expect(course.progress(match)).toEqual({ step: 0, over: false });
  });

  test('may need several moves, whose dice come one after the other; then the middle', () => {
    const course = courseOf();
    const match = playedTo(course, 1);
    expect(told(course.act(match, read(match, 'scout B 0504')))).toEqual(['north scout 6']);
    expect(course.progress(match).step).toBe(1);
    expect(told(course.act(match, read(match, 'scout C 0704')))).toEqual(['north scout 2']);
    expect(course.progress(match).step).toBe(2);
  });

  test('that is done is answered as laid out, then by what ends the matter; the next one waits for the learner', () => {
    const course = courseOf();
    const match = playedTo(course, 2);
    expect(told(course.act(match, END))).toEqual(['north end', 'south scout 4', 'south end']);
    expect(course.progress(match).step).toBe(3);
    expect(match.awaited()).toEqual(['north']);
  });

  test('may be interrupted: the answer and its dice are not the learner’s', () => {
    const course = courseOf();
    const match = playedTo(course, 4);
    // Nothing ends a crossing, so south does what is offered first, with a middling die.
    expect(told(course.act(match, read(match, 'move A 0304')))).toEqual(['north move', 'south blow 3']);
    expect(course.progress(match)).toEqual({ step: 4, over: false });
    expect(told(course.act(match, read(match, 'scout C 0704')))).toEqual(['north scout 5']);
    expect(course.progress(match)).toEqual({ step: 5, over: true });
    expect(course.asked(match)).toBeUndefined();
    expect(course.act(match, END)).toEqual({
      rule: LESSON_RULE,
      text: 'The lesson is over. Start a game to go on playing.',
    });
    // Whatever is entered later changes nothing.
    match.act('north', END);
    expect(course.progress(match)).toEqual({ step: 5, over: true });
  });
});

describe('a match that was kept', () => {
  test('fits its lesson, however far it has come', () => {
    expect(courseOf().fits(courseOf().begin('kept'))).toBe(true);
    expect(courseOf().fits(playedTo(courseOf(), 4))).toBe(true);
  });

  test('fits no lesson that begins otherwise, by its moves, its dice or their number', () => {
    const kept = courseOf().begin('kept');
    const [north, south] = lesson.before!;
    expect(courseOf({ before: [north!, { ...south!, order: 'deploy 0106 0507 0907 /' }] }).fits(kept)).toBe(false);
    expect(courseOf({ setupDice: [4] }).fits(kept)).toBe(false);
    expect(courseOf({ before: [...lesson.before!, { seat: 'north', order: 'dig A' }] }).fits(kept)).toBe(false);
  });
});

describe('a lesson that cannot go on says so', () => {
  test.each([
    ['cannot read "fly 0302": "fly" is no order.', 'fly 0302'],
    ['cannot go on: There is no turn to end now.', 'end'],
  ])('%s', (text, order) => {
    expect(() => courseOf({ before: [{ seat: 'north', order }] }).begin('kept')).toThrow(
      `the lesson "first-patrol" ${text}`,
    );
  });

  test('where somebody can do nothing, or nobody asks the learner any more', () => {
    const idle = broken({ active: () => ['south'], actions: () => [] });
    expect(() => courseOf({ before: [] }, idle).begin('kept')).toThrow(
      'in the lesson "first-patrol" south can do nothing',
    );
    let replies = 0;
    const endless = broken({
      active: () => ['south'],
      refuse: () => undefined,
      apply: () => void replies++,
      actions: (_state: unknown, _seat: string, draft?: unknown) =>
        draft === undefined ? [part({ kind: 'unit', unit: 5 }), part({ kind: 'unit', unit: 6 })] : [pass(END)],
    });
    expect(() => courseOf({ before: [] }, endless).begin('kept')).toThrow(
      'in the lesson "first-patrol" nobody asks north any more',
    );
    // Each is tried out before it is made.
    expect(replies).toBe(400);
  });
});
