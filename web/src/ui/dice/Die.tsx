import { DieFace } from './DieFace.tsx';
import css from './Die.module.css';

const FACES = [1, 2, 3, 4, 5, 6];

/** A die: a cube that tumbles until it lies on its face. */
export function Die({ face, rolling }: { readonly face: number; readonly rolling: boolean }) {
  if (!rolling) return <DieFace face={face} />;
  return (
    <span className={css.die} data-face={face} aria-hidden="true">
      <span className={css.cube}>
        {FACES.map((one) => (
          <span key={one} className={css.side} data-side={one}>
            <DieFace face={one} />
          </span>
        ))}
      </span>
    </span>
  );
}
