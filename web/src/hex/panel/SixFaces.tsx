import type { FaceResult } from '@club-route/engine';
import { DieFace } from '../../ui/dice/DieFace.tsx';
import css from './SixFaces.module.css';

interface SixFacesProps {
  readonly label: string;
  /** Faces 1 to 6. */
  readonly faces: readonly FaceResult[];
  /** The face that was rolled. */
  readonly rolled?: number | undefined;
}

/** The six faces of a die and what each brings: the odds as a picture. Faces that bring the same run together. */
export function SixFaces({ label, faces, rolled }: SixFacesProps) {
  return (
    <ol className={css.faces} aria-label={label}>
      {faces.map(({ label: result, words, tone }, index) => (
        <li
          key={index}
          data-tone={tone}
          data-same={faces[index - 1]?.label === result}
          data-rolled={rolled === index + 1}
          title={words}
        >
          <DieFace face={index + 1} />
          <b>{result}</b>
          <span className="visually-hidden">{words}</span>
        </li>
      ))}
    </ol>
  );
}
