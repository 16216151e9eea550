import { frameOf, type Army } from './frames.ts';
import css from './UnknownCounter.module.css';

/** A counter face down, round (0, 0) in sheet units: whose it is, and nothing else. */
export function UnknownCounter({ army }: { readonly army: Army }) {
  const frame = frameOf(army);
  return (
    <g className={css.unknown} data-army={army}>
      <path className={css.shadow} d={frame} transform="translate(1.5 2.5)" />
      <path className={css.face} d={frame} />
      <path className={css.inner} d={frameOf(army, -6)} />
      <text className={css.mark}>?</text>
      <path className={css.edge} d={frame} />
    </g>
  );
}
