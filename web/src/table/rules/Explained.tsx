import type { GlossaryTerm, MarkedText } from '@club-route/engine';
import { useId, useState } from 'react';
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

/** Opens by hover, focus and tap; Escape closes it. */
function Word({ words, term }: { readonly words: string; readonly term: GlossaryTerm }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <span className={css.word} onPointerEnter={() => setOpen(true)} onPointerLeave={() => setOpen(false)}>
      <button
        type="button"
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
      </button>
      {isOpen ? (
        <span role="tooltip" id={id} className={css.definition}>
          <strong>{term.term}</strong> {term.definition} <small>Rule {term.rule}.</small>
        </span>
      ) : null}
    </span>
  );
}
