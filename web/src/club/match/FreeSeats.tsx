import { useStore } from 'zustand';
import type { MatchTable } from '@club-route/wire';
import { Notice } from '../../ui/Notice.tsx';
import { sideOf } from '../names.ts';
import type { RemoteMatch } from '../remote/remote-match.ts';
import { SeatWays } from './SeatWays.tsx';

interface FreeSeatsProps {
  readonly remote: RemoteMatch;
  readonly onSeated: (table: MatchTable) => void;
}

/** Seats of a match under way that wait for whoever looks on: somebody has left, or asks them to play. */
export function FreeSeats({ remote, onSeated }: FreeSeatsProps) {
  const { seats, mine, invitedTo, status } = useStore(remote.store, (state) => state.table);
  if (status !== 'running' || mine.length > 0) return null;
  const free = seats.filter(({ seat, open }) => open || invitedTo.includes(seat));
  return free.map((view) => (
    <Notice key={view.seat}>
      <p>
        {invitedTo.includes(view.seat)
          ? `You are invited to play ${remote.module.language.names(view.seat).people}.`
          : `The ${sideOf(remote.module, view.seat)} seat is free.`}
      </p>
      <SeatWays remote={remote} view={view} onSeated={onSeated} />
    </Notice>
  ));
}
