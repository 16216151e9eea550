import type { HeadOffer } from '@club-route/engine';
import { useSettings } from '../../app/settings.ts';
import { askedNow } from '../../table/Prompt.tsx';
import { Worded } from '../../table/rules/Worded.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { CounterImage } from '../counter/CounterImage.tsx';
import type { HexProps } from '../game.ts';
import { Fields } from './Fields.tsx';
import css from './Decision.module.css';

/** Under which it is remembered whether all values of a unit are shown, so that a key can change it. */
export const ALL_VALUES = 'unit/all-values';

/** What a decision is about: a unit with its counter, large, and all that is to know of it; or a title. */
export function Head({ controller, game, head }: HexProps & { readonly head: HeadOffer }) {
  const { title, unit, words } = head;
  // A phone has a line that opens in their place.
  const isNarrow = useMedia('(max-width: 45.99rem)');
  const hasAll = useSettings(({ folds }) => folds[ALL_VALUES] ?? true);
  if (unit === undefined)
    return (
      <>
        <h2 id="decision-title">{title}</h2>
        <HeadWords controller={controller} words={words} />
      </>
    );
  const { state } = controller;
  const values = game.fields === undefined ? null : <Fields fields={game.fields(state, unit)} />;
  return (
    <>
      <header className={css.unit}>
        <CounterImage face={game.face(state, unit)} size="min(4.75rem, 8vh)" />
        <div>
          <h2 id="decision-title">{title}</h2>
          <p>{game.about(state, unit)}</p>
          <HeadWords controller={controller} words={words} />
        </div>
      </header>
      {values !== null && isNarrow ? (
        <div>
          <Fold id={`${ALL_VALUES}/narrow`} line="All values">
            {values}
          </Fold>
        </div>
      ) : null}
      {hasAll && !isNarrow ? values : null}
    </>
  );
}

function HeadWords({ controller, words }: Pick<HexProps, 'controller'> & { readonly words: string }) {
  if (words === '') return null;
  return (
    <p>
      <Worded controller={controller} text={words} after={[askedNow(controller)]} />
    </p>
  );
}
