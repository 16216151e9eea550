import { chanceText } from '@club-route/engine';
import css from './Odds.module.css';

/** A chance of winning as a picture and as a number. */
export function Odds({ chance, best = false }: { readonly chance: number | undefined; readonly best?: boolean }) {
  if (chance === undefined) return <span className={css.odds}>working out …</span>;
  return (
    <span className={css.odds} data-best={best}>
      <span className={css.bar} aria-hidden="true">
        <span style={{ width: `${chance * 100}%` }} />
      </span>
      <span>{chance === 0 ? 'cannot win' : `wins ${chanceText(chance)}`}</span>
    </span>
  );
}
