import { useState, type ReactNode } from 'react';
import css from './Drawer.module.css';

/** Beside the map on a wide screen; on a phone a drawer at the bottom that is pulled up and pushed down. */
export function Drawer({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState(true);
  return (
    <div className={css.drawer} data-open={open}>
      <button
        type="button"
        className={css.handle}
        aria-expanded={open}
        aria-label={open ? 'Push the panel down' : 'Pull the panel up'}
        onClick={() => setOpen(!open)}
      />
      <div className={css.content}>{children}</div>
    </div>
  );
}
