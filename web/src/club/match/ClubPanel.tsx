import type { Viewer } from '@club-route/engine';
import { useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../ui/Button.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import type { TableController } from '../../table/controller.ts';
import { sideOf } from '../names.ts';
import type { RemoteMatch } from '../remote/remote-match.ts';
import { Company } from './Company.tsx';
import { Ending } from './Ending.tsx';
import { Offers } from './Offers.tsx';
import { ClubSheets, type ClubSheetName } from './ClubSheets.tsx';
import css from './ClubPanel.module.css';

interface ClubPanelProps {
  readonly remote: RemoteMatch;
  readonly controller: TableController;
  readonly onViewer: (viewer: Viewer) => void;
}

/** Who is at the table and what is between them, beside the rules. */
export function ClubPanel({ remote, controller, onViewer }: ClubPanelProps) {
  const { module, as } = remote;
  const { table, said } = useStore(remote.store);
  const [sheet, setSheet] = useState<ClubSheetName>();
  const [read, setRead] = useState(0);
  const open = (name: ClubSheetName): void => {
    if (name === 'chat') setRead(said.length);
    setSheet(name);
  };
  const seated = table.mine.includes(as);
  const views = table.status === 'finished' ? [...module.game.seats, 'spectator'] : table.mine;
  const fresh = sheet === 'chat' ? 0 : said.length - read;
  return (
    <section className={css.panel} aria-label="At the table">
      <Company remote={remote} />
      {views.length < 2 ? null : (
        <Segmented
          label="Seen by"
          choices={views.map((seat) => ({
            value: seat,
            label: seat === 'spectator' ? 'Spectators' : sideOf(module, seat),
          }))}
          value={as}
          onChange={onViewer}
        />
      )}
      <Offers remote={remote} controller={controller} />
      <Ending remote={remote} />
      <div className={css.ways}>
        <Button onClick={() => open('chat')}>{fresh > 0 ? `Talk (${fresh} new)` : 'Talk'}</Button>
        {seated ? <Button onClick={() => open('notes')}>Notes</Button> : null}
        {seated && table.status === 'running' && module.standing?.schema(as) !== undefined ? (
          <Button onClick={() => open('standing')}>Standing answers</Button>
        ) : null}
        <Button onClick={() => open('match')}>The match</Button>
      </div>
      <ClubSheets
        name={sheet}
        remote={remote}
        controller={controller}
        onClose={() => {
          setRead(remote.store.getState().said.length);
          setSheet(undefined);
        }}
      />
    </section>
  );
}
