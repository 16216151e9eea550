import { useNavigate } from '@tanstack/react-router';
import { useStore } from 'zustand';
import type { MatchTable } from '@club-route/wire';
import { Button } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import { callOff, doAtSeat } from '../api/matches.ts';
import { useDeed } from '../deed.ts';
import { keep } from '../keepsakes.ts';
import { peopled, sideOf, sitterOf, timeExplained, timeWords } from '../names.ts';
import type { RemoteMatch } from '../remote/remote-match.ts';
import { Trouble } from '../Trouble.tsx';
import { SeatWays } from './SeatWays.tsx';
import css from './WaitingRoom.module.css';

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

interface WaitingRoomProps {
  readonly remote: RemoteMatch;
  readonly onSeated: (table: MatchTable) => void;
}

/** Until everybody has come: who is awaited, links to pass on, and a place to sit down. */
export function WaitingRoom({ remote, onSeated }: WaitingRoomProps) {
  const { module } = remote;
  const { table, presence } = useStore(remote.store);
  const { status, mine, seats, time, visibility, until } = table;
  const navigate = useNavigate();
  const deed = useDeed();
  const off = status === 'cancelled';
  return (
    <Page title={module.game.title} over={off ? 'Cancelled' : 'Waiting room'}>
      <p role="status">{waitingWords(table)}</p>
      <ul className={css.seats}>
        {peopled(seats).map((view) => (
          <li key={view.seat} data-mine={mine.includes(view.seat)}>
            <div className={css.who}>
              <strong>{sideOf(module, view.seat)}</strong>
              <span>
                {mine.includes(view.seat) ? 'you' : sitterOf(module, view)}
                {presence.seats.includes(view.seat) && !mine.includes(view.seat) ? ', here now' : ''}
              </span>
            </div>
            {off ? null : <SeatWays remote={remote} view={view} onSeated={onSeated} />}
          </li>
        ))}
      </ul>
      <p className={css.terms}>
        <strong>{timeWords(time)}</strong> ·{' '}
        {visibility === 'public' ? 'listed in the club' : 'only for people who have its address'}
      </p>
      <p className={css.terms}>
        {timeExplained(time)}
        {until === undefined || off
          ? ''
          : ` If the seats are still free, the match is cancelled on ${DAY.format(until)}.`}
      </p>
      <Trouble deed={deed} />
      {mine.length === 0 || off ? null : (
        <div className={css.ways}>
          <Button
            onClick={() =>
              deed.mutate(() => Promise.all(mine.map((seat) => leaveBefore(remote, seat))), {
                onSuccess: () => void navigate({ to: '/club' }),
              })
            }
          >
            Leave the seat
          </Button>
          <Button
            onClick={() =>
              deed.mutate(() => callOff(remote.place), { onSuccess: () => void navigate({ to: '/club' }) })
            }
          >
            Cancel the match
          </Button>
        </div>
      )}
    </Page>
  );
}

/** Whoever leaves before the match begins takes their salt along. */
async function leaveBefore({ place, match }: RemoteMatch, seat: string): Promise<void> {
  await doAtSeat(place, 'leave', seat);
  keep(match, seat, { salt: undefined, saltShown: undefined });
}

function waitingWords({ status, seats, invitedTo, maker }: MatchTable): string {
  if (status === 'cancelled') return 'This match was cancelled before it began.';
  if (status === 'starting') return 'Every seat is taken. The match begins as soon as the dice are ready.';
  if (invitedTo.length > 0)
    return `${maker === undefined ? 'You are invited' : `${maker} invites you`} to play. Take your seat; the match begins when every seat is taken.`;
  const links = seats.some(({ invited }) => invited.includes(''));
  return links
    ? 'Send the link to your opponent. The match begins when they take the seat. You can close this page.'
    : 'The match begins when every seat is taken. You can close this page.';
}
