import type { ReactNode } from 'react';
import type { Distribution } from './distribution.ts';
import { Spread } from './Spread.tsx';
import css from './Clash.module.css';

interface ClashProps {
  readonly label: string;
  /** Where and who, where that is not said beside it. */
  readonly children?: ReactNode;
  readonly theirs: Distribution;
  readonly ours: Distribution;
  /** How likely it is, from 0 to 1, that the enemy gives way, and that the cell is free at the end. */
  readonly retreat: number;
  readonly free: number;
  /** Some of it is guessed. */
  readonly note?: string | undefined;
}

/** A battle before its dice: losses of both sides on one scale, and the chance that the enemy gives way. */
export function Clash({ label, children, theirs, ours, retreat, free, note }: ClashProps) {
  const to = Math.max(...theirs.map(({ value }) => value), ...ours.map(({ value }) => value));
  return (
    <section className={css.clash} aria-label={label}>
      {children}
      <Spread
        label="They lose"
        distribution={theirs}
        from={0}
        to={to}
        chance={{ words: 'a defender retreats', value: retreat }}
      />
      <Spread
        label="You lose"
        distribution={ours}
        from={0}
        to={to}
        chance={{ words: 'you clear the hex', value: free }}
      />
      {note === undefined ? null : <p className={css.note}>{note}</p>}
    </section>
  );
}
