import type { ReactNode } from 'react';
import { Fold } from '../../ui/Fold.tsx';
import css from './Group.module.css';

interface GroupProps {
  readonly title: string;
  /** How many it holds: said even while it is closed. */
  readonly count: number;
  /** Beside the title. */
  readonly aside?: ReactNode;
  /** Whether it is open before anybody has touched it. */
  readonly startsOpen?: boolean;
  readonly children: ReactNode;
}

/** Things of one kind under a title that folds; closed or open, it is found as it was left. */
export function Group({ title, count, aside, startsOpen = true, children }: GroupProps) {
  return (
    <section className={css.group} aria-label={title}>
      <Fold
        id={`group/${title}`}
        startsOpen={startsOpen}
        heading="h3"
        line={
          <>
            {title} <b>{count}</b>
          </>
        }
        aside={aside}
      >
        {children}
      </Fold>
    </section>
  );
}
