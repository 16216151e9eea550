import { LetterForm } from './letter/LetterForm.tsx';
import { Chosen } from './Chosen.tsx';
import { News } from './News.tsx';
import type { CampaignProps } from './types.ts';
import { Ruling } from './umpire/Ruling.tsx';
import css from './Decision.module.css';

/** What lies before a player at any time: the unit selected, a ruling that waits, and the letter. */
export function Decision({ controller }: CampaignProps) {
  return (
    <section className={css.decision} aria-labelledby="orders-title">
      <h2 id="orders-title" className="visually-hidden">
        {controller.seat === 'umpire' ? 'Umpire' : 'Orders'}
      </h2>
      {controller.seat === 'umpire' ? <Ruling controller={controller} /> : null}
      <News controller={controller} />
      <Chosen controller={controller} />
      <LetterForm controller={controller} />
    </section>
  );
}
