import type { Lesson } from '@club-route/engine';
import type { MatchCard } from '../library/card.ts';
import { lessonKey } from '../library/lesson-key.ts';
import { listMatches } from '../library/store.ts';
import { openForm, type GameOnShelf } from '../table/new-game/open-form.ts';

export interface LessonsOnShelf extends GameOnShelf {
  readonly lessons: readonly { readonly lesson: Lesson; readonly card: MatchCard | undefined }[];
}

export async function openLessons(game: string): Promise<LessonsOnShelf | undefined> {
  const form = await openForm(game);
  if (form === undefined) return undefined;
  const [lessons, cards] = await Promise.all([
    form.module.lessons?.() ?? Promise.resolve([]),
    // A browser that keeps nothing can still teach.
    listMatches().catch(() => []),
  ]);
  return {
    ...form,
    lessons: lessons.map((lesson) => ({ lesson, card: cards.find(({ key }) => key === lessonKey(game, lesson.id)) })),
  };
}
