import { useId, type ReactNode } from 'react';
import { useSettings } from '../app/settings.ts';
import css from './Fold.module.css';

interface FoldProps {
  /** Under which it is remembered whether it is open. */
  readonly id: string;
  /** What is said in the line, open or closed. */
  readonly line: ReactNode;
  /** At the end of the line, open or closed. */
  readonly aside?: ReactNode;
  /** Whether it is open before anybody has touched it. */
  readonly startsOpen?: boolean;
  /** The rank of the line, where it is a heading. */
  readonly heading?: 'h2' | 'h3';
  readonly children: ReactNode;
}

/** One line that opens. It stays as it was left, in this browser. */
export function Fold({ id, line, aside, startsOpen = false, heading, children }: FoldProps) {
  const isOpen = useSettings(({ folds }) => folds[id] ?? startsOpen);
  const body = useId();
  const Line = heading ?? 'div';
  const turn = (): void => {
    useSettings.setState(({ folds }) => ({ folds: { ...folds, [id]: !isOpen } }));
  };
  return (
    <>
      <div className={css.head}>
        <Line className={css.line}>
          <button type="button" aria-expanded={isOpen} aria-controls={isOpen ? body : undefined} onClick={turn}>
            <svg viewBox="0 0 10 10" aria-hidden="true">
              <path d="M2.5 1 7.5 5 2.5 9Z" />
            </svg>
            <span>{line}</span>
          </button>
        </Line>
        {aside}
      </div>
      {isOpen ? <div id={body}>{children}</div> : null}
    </>
  );
}
