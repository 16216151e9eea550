import { isRefusal, LessonCourse } from '@club-route/engine';
import { lessonFaults } from '@club-route/engine/testing';
import { expect, test } from 'vitest';
import { ALLIED, battleCardModule, language } from '../src/index.ts';
import { lessons } from '../src/lessons/index.ts';
import { pieces } from './play.ts';

test('every lesson is played to the end by its own moves, and answers the wrong ones', async () => {
  expect(await lessonFaults(battleCardModule)).toEqual([]);
});

test('1, 3, 4: each step finds the strengths and areas that its text speaks of, and answers these orders', () => {
  const course = new LessonCourse(battleCardModule, lessons[0]!);
  const match = course.begin('lesson');
  const found = course.lesson.steps.map(({ orders, wrong }) => {
    const row = [pieces(match.state), ...wrong.map(({ order }) => order)];
    for (const order of orders) {
      const action = language.read(match.state, ALLIED, order);
      if (isRefusal(action)) throw new Error(action.text);
      course.act(match, action);
    }
    return row;
  });
  expect([...found, [pieces(match.state)]]).toEqual([
    ['E 6/2 G 6/2 N –/1 A 5/2'],
    ['E 6/2 G 5/2 N –/1 A 5/2', 'defend all', 'eindhoven defend, grave attack, arnhem attack'],
    ['E 6/2★ G 4/3 N –/1 A 4/2★', 'hold'],
    ['E 6/–★ G 4/3 N –/1 A 4/2★', 'grave attack, arnhem attack', 'grave defend, arnhem defend'],
    ['E 6/–★ G 4/3★ N –/1 A 4/3★', 'unit to grave', 'hold'],
    ['E 6/–★ G 4/–★ N –/1 A 4/3★'],
  ]);
});
