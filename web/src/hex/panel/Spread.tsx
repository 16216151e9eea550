import { chanceText } from '@club-route/engine';
import type { CSSProperties } from 'react';
import { summaryOf, type Distribution } from './distribution.ts';
import css from './Spread.module.css';

interface SpreadProps {
  /** What is counted: "Steps lost". */
  readonly label: string;
  readonly distribution: Distribution;
  /** The ends of the scale, so that several spreads can be compared. */
  readonly from: number;
  readonly to: number;
  /** What one hopes for or fears, and how likely it is, from 0 to 1. */
  readonly chance?: { readonly words: string; readonly value: number };
}

/** What may come of something that is not one die: the whole range as a line, half of all cases as a bar, the middle. */
export function Spread({ label, distribution, from, to, chance }: SpreadProps) {
  const { least, lower, middle, upper, most } = summaryOf(distribution);
  const at = (value: number): string => `${((value - from) / Math.max(1, to - from)) * 100}%`;
  const place = {
    '--least': at(least),
    '--lower': at(lower),
    '--middle': at(middle),
    '--upper': at(upper),
    '--most': at(most),
  };
  return (
    <figure className={css.spread}>
      <figcaption>
        {label} <b>{least === most ? least : `${least}–${most}`}</b>
      </figcaption>
      <div className={css.scale} style={place as CSSProperties} aria-hidden="true">
        <i className={css.range} />
        <i className={css.half} />
        <i className={css.middle}>
          <b>{middle}</b>
        </i>
      </div>
      <p className="visually-hidden">
        From {least} to {most}, half of the time {lower} to {upper}, {middle} in the middle.
      </p>
      {chance === undefined ? null : (
        <p className={css.chance}>
          <strong>{chanceText(chance.value)}</strong> {chance.words}
        </p>
      )}
    </figure>
  );
}
