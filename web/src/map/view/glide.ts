import { still } from '../../ui/still.ts';

/** A short movement, or a jump for who wants no motion. */
export class Glide {
  #frame = 0;

  /** Calls `move` with parts from 0 to 1. */
  to(move: (part: number) => void, milliseconds: number): void {
    this.stop();
    if (still()) {
      move(1);
      return;
    }
    const start = performance.now();
    const step = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - start) / milliseconds));
      move(1 - (1 - part) ** 3);
      if (part < 1) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
  }
}
