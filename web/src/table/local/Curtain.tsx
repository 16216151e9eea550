import type { Seat } from '@club-route/engine';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { Sitting } from './sitting.ts';
import css from './Curtain.module.css';

/** Hides everything while the device goes from one person to the other. */
export function Curtain({ sitting, seat }: { readonly sitting: Sitting; readonly seat: Seat }) {
  const { game, language } = sitting.module;
  const { side } = language.names(seat);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={css.curtain} aria-labelledby="curtain-title">
      <title>{`${game.title} – Club Route`}</title>
      <p className={css.over}>{game.title}</p>
      <h1 id="curtain-title" ref={heading} tabIndex={-1}>
        Pass the device to the {side} player
      </h1>
      <p>The two sides know different things. The map comes back when the {side} player is alone with it.</p>
      <Button primary onClick={() => sitting.takeOver()}>
        I am the {side} player
      </Button>
    </section>
  );
}
