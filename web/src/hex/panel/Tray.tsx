import type { ReactNode } from 'react';
import type { CounterFace } from '../counter/Counter.tsx';
import { CounterImage } from '../counter/CounterImage.tsx';
import css from './Tray.module.css';

export interface TrayCounter {
  readonly unit: number;
  readonly face: CounterFace;
  readonly words: string;
}

interface TrayProps {
  readonly title: string;
  readonly counters: readonly TrayCounter[];
  /** Units that are taken already; where it is given, each is on or off. */
  readonly pressed?: readonly number[];
  readonly onPick: (unit: number) => void;
  /** Beside the title. */
  readonly aside?: ReactNode;
}

/** Counters laid out beside the map, each to be picked up. */
export function Tray({ title, counters, pressed, onPick, aside }: TrayProps) {
  if (counters.length === 0) return null;
  return (
    <section className={css.tray} aria-label={title}>
      <header>
        <h3>
          {title} <span>{counters.length}</span>
        </h3>
        {aside}
      </header>
      <ul>
        {counters.map(({ unit, face, words }) => (
          <li key={unit}>
            <button type="button" aria-pressed={pressed?.includes(unit)} onClick={() => onPick(unit)}>
              <span className="visually-hidden">{words}</span>
              <CounterImage face={face} size="3rem" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
