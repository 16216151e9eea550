import { findGame } from '@club-route/catalogue';
import { LessonCourse, type GameModule } from '@club-route/engine';
import { seatingOf } from '../table/local/seating.ts';
import { NO_COMPUTER } from '../table/players.ts';
import { keep } from './keep.ts';
import { lessonKey } from './lesson-key.ts';
import { openStored, type Problem, type StoredMatch } from './open.ts';

export interface OpenLesson {
  readonly stored: StoredMatch;
  readonly course: LessonCourse;
}

/** A lesson as it was left, or from its beginning. */
export async function openLesson(game: string, id: string): Promise<OpenLesson | Problem> {
  const key = lessonKey(game, id);
  const module = await findGame(game)?.load();
  const lesson = (await module?.lessons?.())?.find((one) => one.id === id);
  if (module === undefined || lesson === undefined)
    return { problem: 'There is no such lesson. Each game’s Learn page lists its lessons.' };
  const course = new LessonCourse(module, lesson);
  const stored = await openStored(key);
  // What was kept of another version of the lesson cannot go on.
  if (!('problem' in stored) && course.fits(stored.match)) return { stored, course };
  await beginLesson(key, module, course);
  const begun = await openStored(key);
  return 'problem' in begun ? begun : { stored: begun, course };
}

async function beginLesson(key: string, module: GameModule, course: LessonCourse): Promise<void> {
  await keep({ key, started: Date.now(), seating: seatingOf(NO_COMPUTER), course }, course.begin(key), module);
}
