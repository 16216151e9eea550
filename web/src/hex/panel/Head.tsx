import type { HeadOffer } from '@club-route/engine';
import { useSettings } from '../../app/settings.ts';
import { CounterImage } from '../counter/CounterImage.tsx';
import type { HexProps } from '../game.ts';
import { Fields } from './Fields.tsx';
import css from './Decision.module.css';

/** Under which it is remembered whether all values of a unit are shown, so that a key can change it. */
export const ALL_VALUES = 'unit/all-values';

/** What a decision is about: a unit with its counter, large, and all that is to know of it; or a title alone. */
export function Head({ controller, game, head }: HexProps & { readonly head: HeadOffer }) {
  const { title, unit, words } = head;
  const hasAll = useSettings(({ folds }) => folds[ALL_VALUES] ?? true);
  if (unit === undefined) return <h2 id="decision-title">{title}</h2>;
  const { state } = controller;
  return (
    <>
      <header className={css.unit}>
        <CounterImage face={game.face(state, unit)} size="4.75rem" />
        <div>
          <h2 id="decision-title">{title}</h2>
          <p>{game.about(state, unit)}</p>
          {words === '' ? null : <p>{words}</p>}
        </div>
      </header>
      {hasAll && game.fields !== undefined ? <Fields fields={game.fields(state, unit)} /> : null}
    </>
  );
}
