import type { CSSProperties } from 'react';
import { Counter, type CounterFace } from './Counter.tsx';
import css from './CounterImage.module.css';

/** A counter off the map: in a tray or beside words. As high as it is told to be, or less where room is scarce. */
export function CounterImage({ face, size }: { readonly face: CounterFace; readonly size: string }) {
  return (
    <svg
      className={css.image}
      viewBox="-40 -40 80 80"
      style={{ '--size': size } as CSSProperties}
      data-detail="near"
      aria-hidden="true"
    >
      <Counter face={face} />
    </svg>
  );
}
