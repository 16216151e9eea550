import { catalogue } from '@club-route/catalogue';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { useSession } from '../session.ts';
import { MatchRows } from './MatchRows.tsx';
import { useMatches, useMyMatches } from './lists.ts';
import css from './LobbyPage.module.css';

type Shelf = 'open' | 'running' | 'finished' | 'followed';

const SHELVES: readonly { readonly value: Shelf; readonly label: string }[] = [
  { value: 'open', label: 'Open' },
  { value: 'running', label: 'Running' },
  { value: 'finished', label: 'Finished' },
];
const FOLLOWED = { value: 'followed', label: 'Followed' } as const;

const EMPTY: Readonly<Record<Shelf, string>> = {
  open: 'No open matches. Start one and leave a seat open.',
  running: 'No public match is running. Start one that others can watch.',
  finished: 'No matches have ended yet.',
  followed: 'You follow no matches. Open someone else’s match, choose The match, then Follow this match.',
};

/** The club: my matches with what is asked of me on top, and those of others to join or to look on at. */
export function LobbyPage() {
  const session = useSession();
  return (
    <div className={css.lobby}>
      <title>The club – Club Route</title>
      <header className={css.head}>
        <p className={css.over}>Play with others, live or over days</p>
        <h1>The club</h1>
        <Who />
      </header>
      {session.isError ? <NoClubHere again={() => void session.refetch()} /> : null}
      {session.data === undefined ? null : <Lists hasAccount={session.data !== null} />}
    </div>
  );
}

function Who() {
  const { data: account } = useSession();
  if (account === undefined) return null;
  return account === null ? (
    <p>
      You can play without an account: this browser keeps your seats.{' '}
      <Link to="/club/account">Sign in or create an account</Link> to play from anywhere.
    </p>
  ) : (
    <p>
      You are signed in as {account.name}.{' '}
      <Link to="/club/player/$name" params={{ name: account.name }}>
        See your profile
      </Link>
    </p>
  );
}

/** On a host of files, or with no connection. */
function NoClubHere({ again }: { readonly again: () => void }) {
  return (
    <section className={css.none}>
      <p role="status">The club is not answering. You can still play in this browser.</p>
      <p className={css.row}>
        <Button onClick={again}>Try again</Button>
        <Link to="/">Play in this browser</Link>
      </p>
    </section>
  );
}

function Lists({ hasAccount }: { readonly hasAccount: boolean }) {
  const mine = useMyMatches(hasAccount);
  const [shelf, setShelf] = useState<Shelf>('open');
  const [after, setAfter] = useState<string>();
  const shown = useMatches(shelf, after);
  const turn = (next: Shelf): void => {
    setAfter(undefined);
    setShelf(next);
  };
  const { cursor } = shown.data ?? {};
  return (
    <div className={css.lists}>
      <section aria-labelledby="mine-title" className={css.mine}>
        <h2 id="mine-title">Your matches</h2>
        {mine.data === undefined ? null : mine.data.length === 0 ? (
          <p className={css.empty}>You have no matches yet. Start one, or join an open one.</p>
        ) : (
          <MatchRows matches={mine.data} />
        )}
      </section>
      <section aria-labelledby="new-title" className={css.new}>
        <h2 id="new-title">New match</h2>
        <ul className={css.games}>
          {catalogue.map(({ id, title, summary, players, time }) => (
            <li key={id}>
              <Link to="/club/new/$game" params={{ game: id }}>
                {title}
              </Link>
              <span>{summary}</span>
              <small>
                {players} · {time}
              </small>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="all-title" className={css.all}>
        <div className={css.row}>
          <h2 id="all-title">All matches</h2>
          <Segmented
            label="Which matches"
            choices={hasAccount ? [...SHELVES, FOLLOWED] : SHELVES}
            value={shelf}
            onChange={turn}
          />
        </div>
        {shown.data === undefined ? null : shown.data.matches.length === 0 ? (
          <p className={css.empty}>{EMPTY[shelf]}</p>
        ) : (
          <MatchRows matches={shown.data.matches} />
        )}
        <div className={css.row}>
          {after === undefined ? null : <Button onClick={() => setAfter(undefined)}>Newest</Button>}
          {cursor === undefined ? null : <Button onClick={() => setAfter(cursor)}>Older</Button>}
        </div>
      </section>
    </div>
  );
}
