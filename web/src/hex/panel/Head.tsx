import type { HeadOffer } from '@club-route/engine';
import { CounterImage } from '../counter/CounterImage.tsx';
import type { HexProps } from '../game.ts';
import css from './Decision.module.css';

/** What a decision is about: a unit with its counter, large, and what it is; or a title alone. */
export function Head({ controller, game, head }: HexProps & { readonly head: HeadOffer }) {
  const { title, unit, words } = head;
  if (unit === undefined) return <h2 id="decision-title">{title}</h2>;
  const { state } = controller;
  return (
    <header className={css.unit}>
      <CounterImage face={game.face(state, unit)} size="4.75rem" />
      <div>
        <h2 id="decision-title">{title}</h2>
        <p>{game.about(state, unit)}</p>
        {words === '' ? null : <p>{words}</p>}
      </div>
    </header>
  );
}
