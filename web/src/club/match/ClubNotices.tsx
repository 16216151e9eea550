import type { MatchTable } from '@club-route/wire';
import type { TableController } from '../../table/controller.ts';
import type { RemoteMatch } from '../remote/remote-match.ts';
import { Ending } from './Ending.tsx';
import { FreeSeats } from './FreeSeats.tsx';
import { Offers } from './Offers.tsx';

interface ClubNoticesProps {
  readonly remote: RemoteMatch;
  readonly controller: TableController;
  readonly onSeated: (table: MatchTable) => void;
}

/** What is between those at the table and waits for an answer. */
export function ClubNotices({ remote, controller, onSeated }: ClubNoticesProps) {
  return (
    <>
      <FreeSeats remote={remote} onSeated={onSeated} />
      <Offers remote={remote} controller={controller} />
      <Ending remote={remote} />
    </>
  );
}
