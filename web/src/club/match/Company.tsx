import { useStore } from 'zustand';
import type { SeatView } from '@club-route/wire';
import { peopled, sideOf, sitterOf } from '../names.ts';
import type { RemoteMatch } from '../remote/remote-match.ts';
import { clockWords, timeLeft } from './clock.ts';
import { useNow } from './use-now.ts';
import css from './Company.module.css';

/** Everybody at the table, in a line: who they are, whether they look on now, their clocks, and whose turn it is. */
export function Company({ remote }: { readonly remote: RemoteMatch }) {
  const { module, as } = remote;
  const { table, presence } = useStore(remote.store);
  const { seats, toAct, mine, clocks, time } = table;
  const now = useNow(Object.keys(clocks).length > 0 && table.status === 'running');
  const stateOf = (view: SeatView): string => {
    if (!toAct.includes(view.seat)) return '';
    if (view.bot !== undefined) return 'is thinking';
    return view.seat === as && mine.includes(as) ? 'your move' : 'to act';
  };
  return (
    <span className={css.company}>
      {peopled(seats).map((view) => {
        const clock = clocks[view.seat];
        return (
          <span
            key={view.seat}
            className={css.seat}
            data-active={toAct.includes(view.seat)}
            data-mine={mine.includes(view.seat) && view.holders.length < 2}
            data-testid={`seat-${view.seat}`}
          >
            <span
              className={css.lamp}
              data-on={view.bot !== undefined || presence.seats.includes(view.seat)}
              aria-hidden="true"
            />
            <span className={css.who}>
              <strong>{sideOf(module, view.seat)}</strong>{' '}
              {mine.includes(view.seat) && view.holders.length < 2 ? 'you' : sitterOf(module, view)}
              <span className="visually-hidden">{presence.seats.includes(view.seat) ? ', here now' : ''}</span>
              {/* For the eye the seat is underlined, and the prompt says what is asked. */}
              <span className="visually-hidden"> {stateOf(view)}</span>
            </span>
            {clock === undefined ? null : (
              <span className={css.clock} data-late={timeLeft(clock, now) <= 0}>
                {clockWords(time, timeLeft(clock, now))}
              </span>
            )}
          </span>
        );
      })}
    </span>
  );
}

/** How many look on without a seat. */
export function Spectators({ remote }: { readonly remote: RemoteMatch }) {
  const { spectators } = useStore(remote.store, (state) => state.presence);
  if (spectators === 0) return null;
  return <p>{spectators === 1 ? 'One spectator is watching.' : `${spectators} spectators are watching.`}</p>;
}
