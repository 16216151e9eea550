import type { Action, OptionValues, Report, StateObject } from '@club-route/engine';
import type { Source } from './source.ts';

/** Where a chapter begins. */
export interface ChapterMark {
  readonly n: number;
  readonly title: string;
}

/** How a game is told in chapters; a skin says it. */
interface Chapters<S, R> {
  chapter(report: R): string | undefined;
  opening?(state: S): string | undefined;
}

/** What comes before the first chapter that a game names. */
const PRELUDE = 'Before the battle';

/** The chapters that begin in the frames up to one. */
export function chaptersUpTo<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report>(
  source: Source<S, A, O, D, R>,
  last: number,
  chapters: Chapters<S, R>,
): readonly ChapterMark[] {
  const opening = chapters.opening?.(source.sightAt(0));
  const later = Array.from({ length: last + 1 }, (_, n) => n).flatMap((n) =>
    source.frame(n).reports.flatMap((report) => {
      const title = chapters.chapter(report);
      return title === undefined ? [] : [{ n, title }];
    }),
  );
  return opening === undefined ? later : [{ n: 0, title: opening }, ...later];
}

/** The chapter in which a frame stands. */
export function chapterAt<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report>(
  source: Source<S, A, O, D, R>,
  n: number,
  chapters: Chapters<S, R>,
): string {
  return chaptersUpTo(source, n, chapters).at(-1)?.title ?? PRELUDE;
}

/** The chapter in which what a frame tells happened: a chapter that begins at its end is the next one. */
export function chapterOf<S extends StateObject, A extends Action, O extends OptionValues, D, R extends Report>(
  source: Source<S, A, O, D, R>,
  n: number,
  chapters: Chapters<S, R>,
): string {
  const [first] = source.frame(n).reports;
  const begun = first === undefined ? undefined : chapters.chapter(first);
  return begun ?? chapterAt(source, n - 1, chapters);
}

/** What stands behind the title of its chapter need not begin with it: "19 September. 19 September: the weather …" */
export function afterTitle(title: string, text: string): string {
  const rest = text.startsWith(`${title}: `) ? text.slice(title.length + 2) : text;
  return `${rest.charAt(0).toUpperCase()}${rest.slice(1)}`;
}
