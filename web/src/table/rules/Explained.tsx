import type { GlossaryTerm, MarkedText } from '@club-route/engine';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import css from './Explained.module.css';

/** A text whose words of the game are underlined and open their definition. */
export function Explained({ marked }: { readonly marked: readonly MarkedText[] }) {
  return marked.map(({ text: words, term }, index) =>
    term === undefined ? (
      words
    ) : (
      // The same words may stand twice in a text.
      <Word key={`${index} ${words}`} words={words} term={term} />
    ),
  );
}

const MARGIN = 8;

/** Opens by hover, focus and tap; Escape closes it. It is no button: nothing is done by it, and it stands in sentences. */
function Word({ words, term }: { readonly words: string; readonly term: GlossaryTerm }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const definition = useRef<HTMLSpanElement>(null);
  // A word near the right edge would open beyond it.
  useLayoutEffect(() => {
    if (!isOpen || definition.current === null) return;
    const beyond = definition.current.getBoundingClientRect().right + MARGIN - document.documentElement.clientWidth;
    if (beyond > 0) definition.current.style.translate = `${-beyond}px`;
  }, [isOpen]);
  return (
    <span className={css.word} onPointerEnter={() => setOpen(true)} onPointerLeave={() => setOpen(false)}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it opens words, and does nothing. */}
      <dfn
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- by keys its definition opens too.
        tabIndex={0}
        aria-describedby={isOpen ? id : undefined}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !isOpen) return;
          event.stopPropagation();
          setOpen(false);
        }}
      >
        {words}
      </dfn>
      {isOpen ? (
        <span ref={definition} role="tooltip" id={id} className={css.definition}>
          <strong>{term.term}</strong> {term.definition} <small>Rule {term.rule}.</small>
        </span>
      ) : null}
    </span>
  );
}
