import css from './Die.module.css';

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** One face of a die, as wide as its text is high. */
export function DieFace({ face }: { readonly face: number }) {
  return (
    <svg className={css.face} viewBox="-16 -16 32 32" role="img" aria-label={String(face)}>
      <rect x={-15} y={-15} width={30} height={30} rx={5} />
      {PIPS[face]!.map(([x, y]) => (
        <circle key={`${x}.${y}`} cx={x * 7.5} cy={y * 7.5} r={3.1} />
      ))}
    </svg>
  );
}
