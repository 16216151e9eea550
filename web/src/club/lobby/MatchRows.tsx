import { Link } from '@tanstack/react-router';
import { findGame } from '@club-route/catalogue';
import type { MatchSummary } from '@club-route/wire';
import { sideOf, sitterOf, standingOf, timeWords, useGame } from '../names.ts';
import { isMyMove } from './lists.ts';
import css from './MatchRows.module.css';

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

export function MatchRows({ matches }: { readonly matches: readonly MatchSummary[] }) {
  return (
    <ul className={css.rows}>
      {matches.map((match) => (
        <Row key={match.id} match={match} />
      ))}
    </ul>
  );
}

function Row({ match }: { readonly match: MatchSummary }) {
  const module = useGame(match.game);
  const { id, seats, time, touched, mine, visibility } = match;
  return (
    <li data-urgent={isMyMove(match) || match.invitedTo.length > 0}>
      <Link to="/club/match/$match" params={{ match: id }} className={css.row}>
        <span className={css.title}>{findGame(match.game)?.title ?? match.game}</span>
        <span className={css.standing}>{standingOf(module, match)}</span>
        <span className={css.people}>
          {seats
            .map((view) => `${sideOf(module, view.seat)}: ${mine.includes(view.seat) ? 'you' : sitterOf(module, view)}`)
            .join(' · ')}
        </span>
        <span className={css.when}>
          {timeWords(time)}
          {visibility === 'private' ? ' · private' : ''} · {WHEN.format(touched)}
        </span>
      </Link>
    </li>
  );
}
