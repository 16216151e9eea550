import { useCallback, useEffect, useRef, type PointerEvent } from 'react';

/** Milliseconds after which a finger means more than a tap. */
const LONG = 450;

interface LongPress {
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
  };
  /** Whether the press that ends now was a long one, and is dealt with. */
  readonly wasLong: () => boolean;
}

/** A finger that rests on something. A mouse has Shift for the same. */
export function useLongPress(onLong: () => void): LongPress {
  const timer = useRef(0);
  const long = useRef(false);
  const stop = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => stop, [stop]);
  return {
    handlers: {
      onPointerDown: ({ pointerType }) => {
        long.current = false;
        if (pointerType !== 'touch') return;
        timer.current = window.setTimeout(() => {
          long.current = true;
          onLong();
        }, LONG);
      },
      onPointerUp: stop,
      onPointerCancel: stop,
    },
    wasLong: () => long.current,
  };
}
