import { DieFace } from './DieFace.tsx';
import css from './Faces.module.css';

/** Several faces of a die in a row. */
export function Faces({ faces }: { readonly faces: readonly number[] }) {
  return (
    <span className={css.faces}>
      {faces.map((face) => (
        <DieFace key={face} face={face} />
      ))}
    </span>
  );
}
