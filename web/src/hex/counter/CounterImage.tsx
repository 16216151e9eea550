import type { CSSProperties } from 'react';
import { AnyCounter, type AnyFace } from './Counter.tsx';
import css from './CounterImage.module.css';

interface CounterImageProps {
  readonly face: AnyFace;
  /** Its height, or less where room is scarce. */
  readonly size: string;
  /** `tray`: small among many, so that its name counts for more than its symbol. */
  readonly detail?: 'near' | 'tray';
}

/** A counter off the map: in a tray or beside words. */
export function CounterImage({ face, size, detail = 'near' }: CounterImageProps) {
  return (
    <svg
      className={css.image}
      viewBox="-40 -40 80 80"
      style={{ '--size': size } as CSSProperties}
      data-detail={detail}
      aria-hidden="true"
    >
      <AnyCounter face={face} />
    </svg>
  );
}
