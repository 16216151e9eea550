import type { ReactNode } from 'react';
import css from './Page.module.css';

interface PageProps {
  readonly title: string;
  /** What kind of page it is, set small over the title. */
  readonly over?: string;
  readonly children: ReactNode;
}

/** A page of text: forms, rules, what went wrong. */
export function Page({ title, over, children }: PageProps) {
  return (
    <article className={css.page}>
      <title>{`${over === undefined ? '' : `${over}: `}${title} – Club Route`}</title>
      <header>
        {over === undefined ? null : <p className={css.over}>{over}</p>}
        <h1>{title}</h1>
      </header>
      {children}
    </article>
  );
}
