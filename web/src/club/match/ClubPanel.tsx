import type { Viewer } from '@club-route/engine';
import { useStore } from 'zustand';
import type { MatchTable } from '@club-route/wire';
import { Button } from '../../ui/Button.tsx';
import type { TableController } from '../../table/controller.ts';
import { SeenBy } from '../../table/SeenBy.tsx';
import type { RemoteMatch } from '../remote/remote-match.ts';
import { Company } from './Company.tsx';
import { Ending } from './Ending.tsx';
import { FreeSeats } from './FreeSeats.tsx';
import { Offers } from './Offers.tsx';
import type { ClubSheetName } from './ClubSheet.tsx';
import css from './ClubPanel.module.css';

interface ClubPanelProps {
  readonly remote: RemoteMatch;
  readonly controller: TableController;
  readonly onSeated: (table: MatchTable) => void;
  readonly onViewer: (viewer: Viewer) => void;
  readonly onSheet: (sheet: ClubSheetName) => void;
}

/** Who is at the table and what is between them, beside the rules. */
export function ClubPanel({ remote, controller, onSeated, onViewer, onSheet }: ClubPanelProps) {
  const { module, as } = remote;
  const { table, said, read } = useStore(remote.store);
  const unread = said.length - read;
  const seated = table.mine.includes(as);
  const views = table.status === 'finished' ? [...module.game.seats, 'spectator'] : table.mine;
  return (
    <section className={css.panel} aria-label="At the table">
      <Company remote={remote} />
      <SeenBy module={module} views={views} viewer={as} onViewer={onViewer} />
      <FreeSeats remote={remote} onSeated={onSeated} />
      <Offers remote={remote} controller={controller} />
      <Ending remote={remote} />
      <div className={css.ways}>
        <Button onClick={() => onSheet('chat')}>{unread > 0 ? `Talk (${unread} new)` : 'Talk'}</Button>
        {seated ? <Button onClick={() => onSheet('notes')}>Notes</Button> : null}
        {seated && table.status === 'running' && module.standing?.schema(as) !== undefined ? (
          <Button onClick={() => onSheet('standing')}>Standing answers</Button>
        ) : null}
        <Button onClick={() => onSheet('match')}>The match</Button>
      </div>
    </section>
  );
}
