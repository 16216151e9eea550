import type { ReactNode } from 'react';
import css from './Notice.module.css';

/** Says what went wrong, or what is worth knowing, in place. */
export function Notice({ danger = false, children }: { readonly danger?: boolean; readonly children: ReactNode }) {
  return (
    <div className={css.notice} data-danger={danger} role={danger ? 'alert' : 'status'}>
      {children}
    </div>
  );
}
