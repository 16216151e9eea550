import { catalogue } from '@club-route/catalogue';
import { Link, useLoaderData } from '@tanstack/react-router';
import { GameCard } from './GameCard.tsx';
import { MatchList } from './MatchList.tsx';
import css from './Home.module.css';

export function Home() {
  const { matches, problem } = useLoaderData({ from: '/' });
  return (
    <div className={css.home}>
      <title>Club Route – Operation Market Garden, played</title>
      <header className={css.head}>
        <p className={css.sheet}>Holland, September 1944</p>
        <h1>Club Route</h1>
        <p className={css.lead}>
          One road runs from the Belgian border to the bridge at Arnhem. XXX Corps called it Club Route. Here you play
          what happened along it, replay it, and study what else could have happened.
        </p>
      </header>
      <section className={css.games} aria-labelledby="games-title">
        <h2 id="games-title">{catalogue.length === 1 ? 'The game' : 'The games'}</h2>
        {catalogue.map((entry) => (
          <GameCard key={entry.id} entry={entry} />
        ))}
      </section>
      <div className={css.matches} data-some={matches.length > 0}>
        <MatchList matches={matches} unread={problem} />
      </div>
      <section className={css.club} aria-labelledby="club-title">
        <h2 id="club-title">
          <Link to="/club">The club</Link>
        </h2>
        <p>Play with others, live or over weeks, with an account or by a link you pass on; or look on.</p>
      </section>
      <section className={css.ground} aria-labelledby="ground-title">
        <h2 id="ground-title">
          <Link to="/maps">The ground</Link>
        </h2>
        <p>Four boards of one country, drawn as maps; every hex and bridge says how it is known.</p>
      </section>
      <footer className={css.foot}>
        <p>
          Plays in this browser, also offline, with no account. Nothing leaves it unless you send it. Maps and counters
          are our own drawing; each game names its source.
        </p>
      </footer>
    </div>
  );
}
