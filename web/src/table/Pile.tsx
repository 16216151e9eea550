import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { MoreBelow } from '../ui/MoreBelow.tsx';
import type { TableController } from './controller.ts';
import { DiceNote } from './DiceNote.tsx';
import { Log } from './Log.tsx';
import type { SheetName } from './Sheets.tsx';
import { pagesOf, type Skin } from './skin.ts';
import { useTable } from './use-table.ts';
import css from './Pile.module.css';

interface PileProps {
  readonly controller: TableController;
  readonly skin: Skin;
  /** What is asked now: a page that was pulled up over it goes down again when it is something else. */
  readonly asked: string;
  readonly onSheet: (sheet: SheetName) => void;
}

const DIARY = 'diary';
/** With more tabs than this they stand closer, so that none runs out of the panel. */
const MANY = 6;
/** Pixels of a page under which nobody can read it. */
const READABLE = 140;

/** The pages of the game and the diary in one pile, one on top. */
export function Pile({ controller, skin, asked, onSheet }: PileProps) {
  const pages = pagesOf(skin, controller.source.viewer);
  const [turned, setTurned] = useState({ to: pages[0].id, called: '', before: pages[0].id });
  useTable(controller, (state) => state);
  const called = skin.opens?.(controller) ?? '';
  // A page that is called for lies on top as long as it is, unless the player turns to another.
  if (called !== turned.called) {
    const { to, before } = turned;
    setTurned(called === '' ? { to: before, called, before } : { to: called, called, before: to });
  }
  const chosen = turned.to;
  const page = useRef<HTMLDivElement>(null);
  // The words that were asked when it was pulled up; nothing while it takes the room that is left.
  const [pulledAt, setPulledAt] = useState<string>();
  const isTall = pulledAt === asked;
  const setChosen = (to: string): void => setTurned({ to, called, before: to });
  const press = (to: string): void => {
    const isLow = page.current!.clientHeight < READABLE;
    if (isLow || (isTall && to === chosen)) setPulledAt(isTall ? undefined : asked);
    setChosen(to);
  };
  // A page begins at its top, whatever was read on the one before; the diary goes to what is on show by itself.
  useEffect(() => {
    if (chosen !== DIARY) page.current!.scrollTop = 0;
  }, [chosen]);
  const shown = pages.find(({ id }) => id === chosen);
  const tabs = [...pages, { id: DIARY, title: 'Diary' }];
  const turn = (event: KeyboardEvent<HTMLDivElement>): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const next = tabs[(tabs.findIndex(({ id }) => id === chosen) + step + tabs.length) % tabs.length]!.id;
    setChosen(next);
    event.currentTarget.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
    event.preventDefault();
  };
  return (
    <section className={css.pile} aria-label="Pages" data-tall={isTall}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs take the focus */}
      <div className={css.tabs} role="tablist" data-many={tabs.length > MANY} onKeyDown={turn}>
        {tabs.map(({ id, title }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={id === chosen}
            aria-controls="page"
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => press(id)}
          >
            {title}
          </button>
        ))}
      </div>
      <div ref={page} className={css.page} role="tabpanel" id="page" tabIndex={0} aria-labelledby={`tab-${chosen}`}>
        {shown === undefined ? (
          <>
            <Log controller={controller} skin={skin} />
            <DiceNote controller={controller} onCheck={() => onSheet('save')} />
          </>
        ) : (
          <shown.Page controller={controller} />
        )}
        <MoreBelow />
      </div>
    </section>
  );
}
