import { useEffect, useRef, useState, type ReactNode } from 'react';
import { MoreBelow } from '../ui/MoreBelow.tsx';
import css from './Drawer.module.css';

interface DrawerProps {
  /** What is asked now: when it is something else, it comes into sight. */
  readonly asked: string;
  /** What a pulled drawer is high enough to show, and what lies below it. */
  readonly first: ReactNode;
  readonly rest: ReactNode;
}

/** Beside the map on a wide screen; on a phone a drawer at the bottom that is pulled up and pushed down. */
export function Drawer({ asked, first, rest }: DrawerProps) {
  const [open, setOpen] = useState(true);
  const content = useRef<HTMLDivElement>(null);
  const seen = useRef(asked);
  useEffect(() => {
    if (seen.current === asked) return;
    seen.current = asked;
    const box = content.current!;
    const panel = box.querySelector('[data-asked]');
    if (panel !== null) box.scrollTop += panel.getBoundingClientRect().top - box.getBoundingClientRect().top;
  });
  return (
    <div className={css.drawer} data-open={open}>
      <button
        type="button"
        className={css.handle}
        aria-expanded={open}
        aria-label={open ? 'Push the panel down' : 'Pull the panel up'}
        onClick={() => setOpen(!open)}
      />
      <div className={css.content} ref={content}>
        <div className={css.first}>
          {first}
          <div className={css.rest}>{rest}</div>
        </div>
        <MoreBelow />
      </div>
    </div>
  );
}
