/** A lesson under way is a match of this browser with a key of its own, so that it is left and found again like any other. */
const PREFIX = 'lesson.';

export function lessonKey(game: string, lesson: string): string {
  return `${PREFIX}${game}.${lesson}`;
}

/** The game and the lesson of such a key; nothing for the key of any other match. */
export function readLessonKey(key: string): { readonly game: string; readonly lesson: string } | undefined {
  const [game, lesson, ...rest] = key.startsWith(PREFIX) ? key.slice(PREFIX.length).split('.') : [];
  return game === undefined || lesson === undefined || rest.length > 0 ? undefined : { game, lesson };
}
