import type { HeadOffer } from '@club-route/engine';
import { Fold } from '../../ui/Fold.tsx';
import { CounterImage } from '../counter/CounterImage.tsx';
import type { HexProps } from '../game.ts';
import { Fields } from './Fields.tsx';
import css from './Decision.module.css';

/** The id of the fold that all values of a unit are in, so that a key can open and close it. */
export const ALL_VALUES = 'unit/all-values';

/** What a decision is about: a unit with its counter, large, and all that is to know of it; or a title alone. */
export function Head({ controller, game, head }: HexProps & { readonly head: HeadOffer }) {
  const { title, unit, words } = head;
  if (unit === undefined) return <h2 id="decision-title">{title}</h2>;
  const { state } = controller;
  const fields = game.fields?.(state, unit) ?? [];
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
      {fields.length === 0 ? null : (
        <div>
          <Fold id={ALL_VALUES} line="All values" startsOpen>
            <Fields fields={fields} />
          </Fold>
        </div>
      )}
    </>
  );
}
