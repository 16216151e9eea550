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
  readonly chosen?: number | undefined;
  readonly onPick: (unit: number) => void;
}

/** Counters laid out beside the map, each to be picked up. */
export function Tray({ title, counters, chosen, onPick }: TrayProps) {
  if (counters.length === 0) return null;
  return (
    <section className={css.tray} aria-label={title}>
      <h3>
        {title} <span>{counters.length}</span>
      </h3>
      <ul>
        {counters.map(({ unit, face, words }) => (
          <li key={unit}>
            <button type="button" aria-label={words} aria-pressed={unit === chosen} onClick={() => onPick(unit)}>
              <CounterImage face={face} size="3rem" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
