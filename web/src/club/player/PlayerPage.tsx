import { findGame } from '@club-route/catalogue';
import type { GameRecord, Profile } from '@club-route/wire';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { Page } from '../../ui/Page.tsx';
import { readProfile } from '../api/accounts.ts';
import { client } from '../api/client.ts';
import { MatchRows } from '../lobby/MatchRows.tsx';
import { useSession } from '../session.ts';
import { Trouble } from '../Trouble.tsx';
import css from './PlayerPage.module.css';

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' });

/** A player as anybody may know them: what they have played, what they play now, and what can be watched again. */
export function PlayerPage() {
  const { name } = useParams({ from: '/club/player/$name' });
  const found = useQuery({ queryKey: ['profile', name], queryFn: () => readProfile(name) }, client);
  return (
    <Page title={found.data?.name ?? name} over="Player">
      {found.data === undefined ? (
        found.error === null ? (
          <p role="status">The profile is loading …</p>
        ) : (
          <Trouble deed={found} />
        )
      ) : (
        <Shown profile={found.data} />
      )}
      <p>
        <Link to="/club">Go to the club</Link>
      </p>
    </Page>
  );
}

function Shown({ profile }: { readonly profile: Profile }) {
  const { name, since, records, current, replays, rated } = profile;
  const { data: account } = useSession();
  return (
    <>
      <p>
        In the club since {MONTH.format(since)}.{' '}
        {account?.name === name ? (
          <>
            This is what everyone sees of you. <Link to="/club/account">Change your account</Link>
          </>
        ) : null}
      </p>
      <section className={css.part} aria-labelledby="games-title">
        <h2 id="games-title">Games played</h2>
        {records.length === 0 ? (
          <p className={css.empty}>No public matches have ended yet.</p>
        ) : (
          <Records records={records} rated={rated} />
        )}
      </section>
      <section className={css.part} aria-labelledby="current-title">
        <h2 id="current-title">Current matches</h2>
        {current.length === 0 ? <p className={css.empty}>No public matches now.</p> : <MatchRows matches={current} />}
      </section>
      <section className={css.part} aria-labelledby="replays-title">
        <h2 id="replays-title">Replays</h2>
        {replays.length === 0 ? (
          <p className={css.empty}>None yet. You can watch a public match again once it is over.</p>
        ) : (
          <MatchRows matches={replays} />
        )}
      </section>
    </>
  );
}

function Records({ records, rated }: { readonly records: readonly GameRecord[]; readonly rated: boolean }) {
  return (
    <div className={css.scroll}>
      <table>
        <thead>
          <tr>
            <th scope="col">Game</th>
            <th scope="col">Played</th>
            <th scope="col">Won</th>
            <th scope="col">Drawn</th>
            <th scope="col">Lost</th>
            {rated ? <th scope="col">Rating</th> : null}
          </tr>
        </thead>
        <tbody>
          {records.map(({ game, played, won, drawn, lost, rating, within }) => (
            <tr key={game}>
              <th scope="row">{findGame(game)?.title ?? game}</th>
              <td>{played}</td>
              <td>{won}</td>
              <td>{drawn}</td>
              <td>{lost}</td>
              {rated ? <td>{rating === undefined ? '–' : `${rating} ± ${within}`}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
