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
  return (
    <dialog
      ref={dialog}
      className={css.sheet}
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
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
