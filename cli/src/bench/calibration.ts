import { perCpuSecond } from './measure.ts';

/** A fixed piece of work that every machine can do, so that figures compare across machines. Never change it. */
const SAMPLE = {
  turn: 3,
  seed: 12345,
  pieces: Array.from({ length: 200 }, (_, i) => (i * 37) % 4000),
  log: Array.from({ length: 40 }, (_, i) => `Log line number ${i}`),
  undo: [],
};

export function calibrate(): number {
  return perCpuSecond(() => {
    for (let i = 0; i < 100; i++) JSON.parse(JSON.stringify(SAMPLE));
    return 100;
  });
}
