import type { CSSProperties } from 'react';
import css from './Rose.module.css';

/** The six directions of a map whose hexes have a side on top, clockwise from up. */
export const DIRECTIONS = ['up', 'up right', 'down right', 'down', 'down left', 'up left'] as const;

interface RoseProps {
  /** 1 to 6 is a direction, 0 the middle. */
  readonly onPress: (number: number) => void;
}

/** A compass with a number for each direction, to look at or to press. */
export function Rose({ onPress }: RoseProps) {
  return (
    <div className={css.rose}>
      {['centre', ...DIRECTIONS].map((way, number) => {
        const angle = ((number - 1) * Math.PI) / 3;
        const far = number === 0 ? 0 : 1;
        return (
          <button
            key={way}
            type="button"
            aria-label={way}
            style={{ '--x': far * Math.sin(angle), '--y': -far * Math.cos(angle) } as CSSProperties}
            onClick={() => onPress(number)}
          >
            {number}
          </button>
        );
      })}
    </div>
  );
}
