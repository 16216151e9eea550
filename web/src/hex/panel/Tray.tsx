import type { ReactNode } from 'react';
import type { CounterFace } from '../counter/Counter.tsx';
import { CounterImage } from '../counter/CounterImage.tsx';
import { Group } from './Group.tsx';
import css from './Tray.module.css';

export interface TrayCounter {
  readonly unit: number;
  readonly face: CounterFace;
  readonly words: string;
  /** A lesson points at it. */
  readonly isTaught?: boolean;
}

interface TrayProps {
  readonly title: string;
  readonly counters: readonly TrayCounter[];
  /** Units that are taken already; where it is given, each is on or off. */
  readonly pressed?: readonly number[];
  readonly onPick: (unit: number) => void;
  /** Beside the title. */
  readonly aside?: ReactNode;
  readonly startsOpen?: boolean;
}

/** Counters laid out beside the map, each to be picked up. */
export function Tray({ title, counters, pressed, onPick, aside, startsOpen = true }: TrayProps) {
  if (counters.length === 0) return null;
  return (
    <Group title={title} count={counters.length} aside={aside} startsOpen={startsOpen}>
      <ul className={css.tray}>
        {counters.map(({ unit, face, words, isTaught = false }) => (
          <li key={unit}>
            <button
              type="button"
              aria-pressed={pressed?.includes(unit)}
              title={words}
              data-taught-unit={isTaught || undefined}
              onClick={() => onPick(unit)}
            >
              <span className="visually-hidden">{words}</span>
              <CounterImage face={face} size="2.6rem" detail="tray" />
            </button>
          </li>
        ))}
      </ul>
    </Group>
  );
}
