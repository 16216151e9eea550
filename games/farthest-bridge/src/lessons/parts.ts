import type { Lesson, LessonMove } from '@club-route/engine';
import type { FarthestBridgeAction } from '../actions.ts';
import { ALLIED, GERMAN } from '../game.ts';
import type { FarthestBridgeOptions } from '../options.ts';
import type { FarthestBridgeState } from '../state.ts';

export type FarthestBridgeLesson = Lesson<FarthestBridgeState, FarthestBridgeAction, FarthestBridgeOptions>;

/** A move of the Allies before the lesson begins; the dice are those it rolls. */
export function allied(order: string, ...dice: readonly number[]): LessonMove {
  return { seat: ALLIED, order, dice };
}

export function german(order: string, ...dice: readonly number[]): LessonMove {
  return { seat: GERMAN, order, dice };
}
