import { useId, useMemo, useState, type KeyboardEvent } from 'react';
import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
import { indexOf, lookUp, type Entry } from './index-of.ts';
import css from './Search.module.css';

interface SearchProps {
  readonly sheet: MapSheet;
  readonly onFound: (cell: number) => void;
}

/** Finds a cell by a name, a number, a crossing or a mark. */
export function Search({ sheet, onFound }: SearchProps) {
  const list = useId();
  const entries = useMemo(() => indexOf(sheet), [sheet]);
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const found = lookUp(sheet, entries, typed);
  const isOpen = open && typed.trim() !== '';

  const choose = (entry: Entry | undefined): void => {
    if (entry === undefined) return;
    setTyped(entry.words);
    setOpen(false);
    onFound(entry.cell);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      setOpen(false);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      choose(found[at] ?? found[0]);
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && found.length > 0) {
      event.preventDefault();
      setOpen(true);
      setAt((before) => (before + (event.key === 'ArrowDown' ? 1 : found.length - 1)) % found.length);
    }
  };
  return (
    <search className={css.search}>
      <input
        type="search"
        className={css.input}
        placeholder="Name, number, bridge…"
        aria-label="Find on the map"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && found.length > 0 ? `${list}-${at}` : undefined}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={press}
      />
      <div id={list} role="listbox" aria-label="Found" className={css.list} hidden={!isOpen || found.length === 0}>
        {found.map((entry, index) => (
          <div
            key={`${entry.words} ${entry.kind} ${entry.cell}`}
            id={`${list}-${index}`}
            role="option"
            aria-selected={index === at}
            // Before the field loses the focus and the list goes.
            onPointerDown={(event) => {
              event.preventDefault();
              choose(entry);
            }}
          >
            {entry.words} <span className={css.kind}>{entry.kind}</span>
          </div>
        ))}
      </div>
      <p className={css.none} role="status">
        {isOpen && found.length === 0 ? `No place or hex on this map matches “${typed.trim()}”.` : ''}
      </p>
    </search>
  );
}
