import type { CounterFace } from './Counter.tsx';

// One face for each way a counter can look, so that a counter that has not changed is not drawn again.
const faces = new Map<string, CounterFace>();

/** The face that looked the same before, if there was one. */
export function keptFace(face: CounterFace): CounterFace {
  const key = JSON.stringify(face);
  const known = faces.get(key);
  if (known === undefined) faces.set(key, face);
  return known ?? face;
}
