import type { Viewer } from '@club-route/engine';
import { useStore } from 'zustand';
import { Button } from '../../ui/Button.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { SeenBy } from '../../table/SeenBy.tsx';
import type { RemoteMatch } from '../remote/remote-match.ts';
import type { ClubSheetName } from './ClubSheet.tsx';
import { Company, Spectators } from './Company.tsx';
import css from './ClubLine.module.css';

interface ClubLineProps {
  readonly remote: RemoteMatch;
  readonly onViewer: (viewer: Viewer) => void;
  readonly onSheet: (sheet: ClubSheetName) => void;
}

/** Who is at the table, in one line; it opens to the sheets that lie ready there. */
export function ClubLine({ remote, onViewer, onSheet }: ClubLineProps) {
  const { module, as } = remote;
  const { table, said, read } = useStore(remote.store);
  const unread = said.length - read;
  const seated = table.mine.includes(as);
  const views = table.status === 'finished' ? [...module.game.seats, 'spectator'] : table.mine;
  return (
    <section className={css.line} aria-label="At the table">
      <Fold
        id="club"
        line={<Company remote={remote} />}
        aside={
          // Where players know only what the game tells them, they talk when it is over.
          module.secluded && table.status === 'running' ? null : (
            <Button primary={unread > 0} onClick={() => onSheet('chat')}>
              {unread > 0 ? `Chat (${unread} new)` : 'Chat'}
            </Button>
          )
        }
      >
        <div className={css.ways}>
          {seated ? <Button onClick={() => onSheet('notes')}>Notes</Button> : null}
          {seated && table.status === 'running' && module.standing?.schema(as) !== undefined ? (
            <Button onClick={() => onSheet('standing')}>Standing answers</Button>
          ) : null}
          <Button onClick={() => onSheet('match')}>The match</Button>
          <Spectators remote={remote} />
          <SeenBy module={module} views={views} viewer={as} onViewer={onViewer} />
        </div>
      </Fold>
    </section>
  );
}
