import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import css from './Sheet.module.css';

interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A sheet laid beside the map. It is not modal: the game goes on under it. Escape puts it away. */
export function Sheet({ title, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.show();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  // On the whole page, because the focus may be on the map while the sheet is open.
  useEffect(() => {
    const close = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [onClose]);
  return (
    <dialog ref={dialog} className={css.sheet} aria-label={title}>
      <header className={css.head}>
        <h2>{title}</h2>
        <Button shortcut="Esc" onClick={onClose}>
          Close
        </Button>
      </header>
      <div className={css.body}>{children}</div>
    </dialog>
  );
}
