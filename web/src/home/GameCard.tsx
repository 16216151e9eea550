import type { CatalogueEntry } from '@club-route/catalogue';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { VIGNETTES } from '../games/skins.ts';
import css from './Home.module.css';

export function GameCard({ entry }: { readonly entry: CatalogueEntry }) {
  const Vignette = VIGNETTES[entry.id];
  return (
    <article className={css.card}>
      <div className={css.vignette} aria-hidden="true">
        <Suspense>
          <Vignette />
        </Suspense>
      </div>
      <div className={css.about}>
        <h3>{entry.title}</h3>
        <p className={css.summary}>{entry.summary}</p>
        <p className={css.facts}>
          {entry.players} · {entry.time}
        </p>
        <div className={css.doors} data-ways>
          <Link to="/new/$game" params={{ game: entry.id }} className={css.start}>
            New game<span className="visually-hidden"> of {entry.title}</span>
          </Link>
          {entry.taught ? (
            <Link to="/learn/$game" params={{ game: entry.id }}>
              Learn<span className="visually-hidden"> {entry.title}</span>
            </Link>
          ) : null}
          <Link to="/rules/$game" params={{ game: entry.id }}>
            Rules<span className="visually-hidden"> of {entry.title}</span>
          </Link>
        </div>
        <p className={css.source}>Based on {entry.source}.</p>
      </div>
    </article>
  );
}
