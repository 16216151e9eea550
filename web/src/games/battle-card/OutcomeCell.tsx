import type { Outcome } from '@club-route/battle-card';
import { outcomeWords } from './outcome.ts';
import css from './OutcomeCell.module.css';

/** A result of battle in signs: losses of both sides, and a star where the area is taken. */
export function OutcomeCell({ outcome }: { readonly outcome: Outcome }) {
  const { alliedLoss, germanLoss, takesControl } = outcome;
  return (
    <span>
      <span className="visually-hidden">{outcomeWords(outcome)}</span>
      <span className={css.signs} aria-hidden="true">
        {alliedLoss > 0 ? <span className={css.allied}>A−{alliedLoss}</span> : null}
        {germanLoss > 0 ? <span className={css.german}>G−{germanLoss}</span> : null}
        {takesControl ? (
          <svg viewBox="-10 -10.5 20 20" width="13" height="13">
            <path d="M0-10 2.9-3.4 9.5-3.1 4.4 1.4 6.2 8.4 0 4.6-6.2 8.4-4.4 1.4-9.5-3.1-2.9-3.4Z" />
          </svg>
        ) : null}
        {alliedLoss + germanLoss === 0 && !takesControl ? '–' : null}
      </span>
    </span>
  );
}
