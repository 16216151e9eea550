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
          One road runs from the Belgian border to the bridge at Arnhem. XXX Corps called it Club Route. Play the battle
          for it, replay your matches, and try what else could have happened.
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
        <p>Play with others, live or over days, with an account or by a link. Or watch a match.</p>
      </section>
      <section className={css.maps} aria-labelledby="maps-title">
        <h2 id="maps-title">
          <Link to="/maps">Maps</Link>
        </h2>
        <p>The boards of the games, drawn as maps. Choose a hex or a bridge to see how we know it.</p>
      </section>
      <footer className={css.foot}>
        <p>
          You play in this browser, offline too, with no account. Nothing leaves it unless you send it. We drew the maps
          and counters ourselves. Each game names its source.
        </p>
      </footer>
    </div>
  );
}
