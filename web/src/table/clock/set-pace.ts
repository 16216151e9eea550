import { LESSON_RULE, TIME_OF_LESSON } from '@club-route/engine';
import type { TableController } from '../controller.ts';
import type { TimePace } from './clock.ts';

/**
 * Sets how time passes at this table, or lets it stand; gives what is wrong. In a lesson letting time pass is a move like
 * any other: the learner has read what came, and time goes as far as the lesson does.
 */
export async function setPace(controller: TableController, pace: TimePace | undefined): Promise<string | undefined> {
  const { source, module } = controller;
  if (source.archive?.isLesson !== true) return source.clock?.set(pace);
  const { attend } = module.clock!;
  if (controller.refuses(attend) === undefined) controller.act(attend);
  else controller.refuse({ rule: LESSON_RULE, text: TIME_OF_LESSON });
  return undefined;
}
