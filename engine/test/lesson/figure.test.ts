import { expect, test } from 'vitest';
import { figuresOf, marksOf, type CellOffer, type RulesFigure } from '../../src/index.ts';
import type { PatrolState } from '../../src/testing/patrol/index.ts';
import { hex, lesson, patrolModule, type PatrolModule } from './patrol-lesson.ts';

test('a figure marks the cells that a table lights, as it lights them, or some of them', () => {
  const cells = new Map<number, CellOffer<never, never>>([
    [3, { look: 'offered', text: '2½' }],
    [4, { look: 'danger' }],
    [5, {}],
  ]);
  expect(marksOf({ cells })).toStrictEqual([
    { cell: 3, look: 'offered', text: '2½' },
    { cell: 4, look: 'danger' },
  ]);
  expect(marksOf({ cells }, [4, 5])).toStrictEqual([{ cell: 4, look: 'danger' }]);
});

const figure: RulesFigure<PatrolState> = {
  rule: '3.1',
  lesson: lesson.id,
  step: 1,
  cells: ({ unitHex }) => [unitHex[0]!],
  marks: ({ unitHex }) => [{ cell: unitHex[0]!, look: 'zone' }],
  caption: ({ unitDug }) => `A is ${unitDug[0] === 1 ? 'dug in' : 'in the open'}.`,
};

function drawing(changes: Partial<RulesFigure<PatrolState>>, lessons = [lesson]) {
  return figuresOf({
    ...patrolModule,
    picture: (sight: PatrolState, seat: string) => ({ seat, nightfall: sight.nightfall }),
    figures: async () => [{ ...figure, ...changes }],
    lessons: async () => lessons,
  } as unknown as PatrolModule);
}

test('a figure shows the position in which the step of its lesson is asked, to who learns', async () => {
  const [drawn] = await drawing({});
  expect(drawn).toEqual({
    rule: '3.1',
    // When night falls is hidden from both sides.
    picture: { seat: 'north', nightfall: -2 },
    cells: [hex('0302')],
    marks: [{ cell: hex('0302'), look: 'zone' }],
    caption: 'A is dug in.',
  });
  expect((await drawing({ step: 0 }))[0]!.caption).toBe('A is in the open.');
  expect(await figuresOf(patrolModule)).toEqual([]);
});

test('a figure of no lesson, or of one that cannot be played so far, is not drawn', async () => {
  await expect(drawing({ lesson: 'none' })).rejects.toThrow('there is no lesson "none" for a figure of 3.1');
  const impossible = { ...lesson, steps: [{ ...lesson.steps[0]!, orders: ['dig Z'] }] };
  await expect(drawing({}, [impossible])).rejects.toThrow('the figure of "first-patrol" cannot be played: ');
  const unserved = { ...lesson, steps: [{ ...lesson.steps[0]!, orders: ['dig B'] }] };
  await expect(drawing({}, [unserved])).rejects.toThrow('cannot be played: Dig A in, not B.');
});
