import type { Report } from '@club-route/engine';
import { useEffect, useRef, type RefObject } from 'react';
import { chapterAt } from './chapters.ts';
import type { TableController } from './controller.ts';
import type { Skin } from './skin.ts';
import { useTable } from './use-table.ts';
import { linesOf, type Line } from './words.ts';
import css from './Log.module.css';

interface Chapter {
  readonly title: string;
  readonly lines: Line<Report>[];
}

interface LogProps {
  readonly controller: TableController;
  readonly skin: Skin;
  /** Sentences only, where buttons would be in the way of reading. */
  readonly plain?: boolean;
}

/** The story so far, in sentences, from the beginning; what is on show is kept in view. */
export function Log({ controller, skin, plain = false }: LogProps) {
  const shown = useTable(controller, (state) => state.shown);
  const last = useTable(controller, (state) => state.last);
  const told = useTable(controller, (state) => state.telling?.told ?? Infinity);
  useTable(controller, (state) => state.playing);
  // What waits to be told is not given away, nor what a replay has not come to; what was told before a look back is.
  const untold = controller.looksBack && controller.playable ? last : shown;
  const chapters: Chapter[] = [{ title: chapterAt(controller.source, 0, skin), lines: [] }];
  for (let n = 0; n <= untold; n++) {
    for (const line of linesOf(controller.source, n)) {
      if (n === shown && line.index >= told) continue;
      const title = line.report && skin.chapter(line.report);
      if (title !== undefined) chapters.push({ title, lines: [] });
      chapters.at(-1)!.lines.push(line);
    }
  }
  const log = useInView();
  return (
    <section ref={log} className={css.log} aria-labelledby="log-title">
      <h2 id="log-title">War diary</h2>
      {chapters.map((chapter, index) => (
        <section key={`${index} ${chapter.title}`}>
          <h3>{chapter.title}</h3>
          <ol>
            {chapter.lines.map((line) => (
              <li key={`${line.n}.${line.index}`}>
                {plain ? (
                  line.text
                ) : (
                  <button
                    type="button"
                    className={css.line}
                    data-later={line.n > shown}
                    aria-current={line.n === shown ? 'step' : undefined}
                    onClick={() => controller.goTo(line.n)}
                    onPointerEnter={() => controller.point(line.report)}
                    onPointerLeave={() => controller.point(undefined)}
                    onFocus={() => controller.point(line.report)}
                    onBlur={() => controller.point(undefined)}
                  >
                    {line.text}
                  </button>
                )}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </section>
  );
}

/** Scrolls the box round the log, never the page, to what is on show. */
function useInView(): RefObject<HTMLElement | null> {
  const log = useRef<HTMLElement>(null);
  useEffect(() => {
    const box = log.current?.parentElement;
    const line = [...(log.current?.querySelectorAll<HTMLElement>('[aria-current]') ?? [])].at(-1);
    if (!box || !line) return;
    const below = line.getBoundingClientRect().bottom - box.getBoundingClientRect().bottom;
    const above = line.getBoundingClientRect().top - box.getBoundingClientRect().top;
    if (below > 0 || above < 0) box.scrollTop += above < 0 ? above : below;
  });
  return log;
}
