import { canonical, isRefusal, LessonCourse, wholeActions } from '@club-route/engine';
import { lessonFaults } from '@club-route/engine/testing';
import { describe, expect, test } from 'vitest';
import type { FarthestBridgeAction } from '../src/actions.ts';
import { ALLIED, farthestBridge } from '../src/game.ts';
import { farthestBridgeModule } from '../src/index.ts';
import { language } from '../src/language/index.ts';
import { lessons } from '../src/lessons/index.ts';
import type { FarthestBridgeState } from '../src/state.ts';

test('every lesson is played to the end by its own moves, and answers the wrong ones', async () => {
  expect(await lessonFaults(farthestBridgeModule)).toEqual([]);
});

/** More than any step of a lesson offers. */
const MOST_ACTIONS = 20_000;

function read(state: FarthestBridgeState, order: string): FarthestBridgeAction {
  const action = language.read(state, ALLIED, order);
  if (isRefusal(action)) throw new Error(action.text);
  return action;
}

/** Per lesson and step: the moves that a newcomer is likely to try. */
const LIKELY: Readonly<Record<string, readonly (readonly string[])[]>> = {
  land: [
    ['land 1/501 0603', 'land 1/504 2323', 'end'],
    ['go 1206'],
    ['end', 'land 2/501 1007'],
    ['stop', 'go 1107'],
    ['land 3/501 1107'],
    ['bombard 0702 +us3'],
  ],
  attack: [
    ['attack 2621 with 1/504 2/504', 'attack 2621 with 1/504 +us3 +us3', 'bombard 2621 +us3 +us3', 'end'],
    ['halt'],
    ['advance 2/504 2721'],
    ['bombard 2325 +us3', 'end'],
    [],
  ],
  corps: [
    ['2I/5 at 0105 0505', 'E at 0103 0104', 'hold', 'end'],
    ['2I/5 at 0105 0505'],
    ['2I/5 at 0105 0505'],
    ['2I/5 at 0105 0505', '3I/32 at 0105 0505'],
    ['hold'],
  ],
};

describe.each(lessons.map((lesson) => [lesson.id, lesson] as const))('the lesson "%s"', (id, lesson) => {
  test('asks for the move it shows, and answers what is likely instead', () => {
    const course = new LessonCourse(farthestBridgeModule, lesson);
    const match = course.begin('lesson');
    for (const step of lesson.steps) {
      const shown = canonical(read(match.state, step.orders[0]!));
      const offered = wholeActions(farthestBridge, match.state, ALLIED, MOST_ACTIONS)!;
      const serving = offered.filter((action) => step.serves(action, match.state)).map(canonical);
      expect(serving, step.text).toContain(shown);
      // Several serve where the step says when it is done, and any two markers do for a bombardment.
      const isOpen = step.done !== undefined || shown.includes('bombard');
      expect(isOpen || serving.length === 1, step.text).toBe(true);
      for (const order of step.orders) course.act(match, read(match.state, order));
    }
    expect(course.progress(match).over).toBe(true);
    expect(lesson.steps.map(({ wrong }) => wrong.map(({ order }) => order))).toEqual(LIKELY[id]);
  });
});

test('8.4: an answer about one target is not given for another', () => {
  const course = new LessonCourse(
    farthestBridgeModule,
    lessons.find(({ id }) => id === 'attack')!,
  );
  const match = course.begin('lesson');
  const { steps } = course.lesson;
  for (const { orders } of steps.slice(0, 3)) for (const order of orders) course.act(match, read(match.state, order));
  expect(course.answer(match, read(match.state, 'bombard 0702 +us3'))?.text).toBe(
    `The rules allow this, but this step of the lesson is different. ${steps[3]!.text}`,
  );
});
