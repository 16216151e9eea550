import { LessonCourse, type GameModule, type Lesson } from '../../src/index.ts';
import { cellLabelled } from '../../src/board/index.ts';
import {
  board,
  patrol,
  patrolLanguage,
  type PatrolAction,
  type PatrolDraft,
  type PatrolOptions,
  type PatrolReport,
  type PatrolState,
} from '../../src/testing/patrol/index.ts';

export type PatrolModule = GameModule<PatrolState, PatrolAction, PatrolOptions, PatrolDraft, PatrolReport>;
type PatrolLesson = Lesson<PatrolState, PatrolAction, PatrolOptions>;

export const patrolModule = { game: patrol, language: patrolLanguage } as PatrolModule;

/** North learns to dig, to scout and to cross a bridge; south answers as laid out, else as little as it can. */
export const lesson: PatrolLesson = {
  id: 'first-patrol',
  title: 'First patrol',
  about: 'You can dig, scout and cross.',
  minutes: 3,
  seat: 'north',
  options: { decoys: 0 },
  setupDice: [5],
  before: [
    { seat: 'north', order: 'deploy 0302 0502 0702 /' },
    { seat: 'south', order: 'deploy 0107 0507 0907 /' },
  ],
  steps: [
    {
      text: 'Dig A in.',
      orders: ['dig A'],
      serves: (action, sight) => action.kind === 'dig' && action.unit === 0 && sight.unitDug[0] === 0,
      wrong: [
        { order: 'dig B', is: ({ kind }) => kind === 'dig', answer: 'Dig A in, not B.' },
        { order: 'end', is: ({ kind }, sight) => kind === 'end' && sight.turn === 1, answer: 'Dig first.' },
      ],
    },
    {
      text: 'Scout with B and C.',
      orders: ['scout B 0504', 'scout C 0704'],
      serves: ({ kind }) => kind === 'scout',
      done: ({ unitPoints }) => unitPoints[1] === 0 && unitPoints[2] === 0,
      wrong: [],
      dice: [6, 2],
    },
    {
      text: 'End your turn.',
      orders: ['end'],
      serves: ({ kind }) => kind === 'end',
      wrong: [],
      replies: [{ seat: 'south', order: 'scout B 0505', dice: [4] }],
    },
    { text: 'Dig B in.', orders: ['dig B'], serves: ({ kind }) => kind === 'dig', wrong: [] },
    {
      text: 'Cross with A, then scout with C.',
      orders: ['move A 0304', 'scout C 0704'],
      serves: ({ kind }) => kind === 'move' || kind === 'scout',
      done: ({ bridgeDown, unitPoints }) => bridgeDown[0] === 1 && unitPoints[2] === 0,
      wrong: [],
      dice: [5],
    },
  ],
  end: 'Play a game.',
};

export function courseOf(changes: Partial<PatrolLesson> = {}, module = patrolModule) {
  return new LessonCourse(module, { ...lesson, ...changes });
}

export const hex = (label: string): number => cellLabelled(board, label);
