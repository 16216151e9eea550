import type { Viewer } from '@club-route/engine';
import { Link, useLoaderData } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { MatchTable } from '@club-route/wire';
import { Notice } from '../../ui/Notice.tsx';
import { Page } from '../../ui/Page.tsx';
import { isBegun, RemoteMatch } from '../remote/remote-match.ts';
import { ClubTable } from './ClubTable.tsx';
import type { ClubMatch } from './open-match.ts';
import { WaitingRoom } from './WaitingRoom.tsx';

/** A match on the server: its waiting room until all have come, and then its table. */
export function ClubMatchPage() {
  const opened = useLoaderData({ from: '/club/match/$match' });
  return 'problem' in opened ? <Closed problem={opened.problem} /> : <Room key={opened.table.id} opened={opened} />;
}

function Closed({ problem }: { readonly problem: string }) {
  return (
    <Page title="We cannot open this match" over="Club">
      <Notice danger>
        <p>{problem}</p>
      </Notice>
      <p>
        <Link to="/club">Go to the club</Link>.
      </p>
    </Page>
  );
}

/** The same match may be seen from several seats: those one holds, and any when it is over. */
function Room({ opened }: { readonly opened: ClubMatch }) {
  const [table, setTable] = useState(opened.table);
  const [chosen, setChosen] = useState<Viewer>();
  const viewer = chosen ?? table.mine[0] ?? 'spectator';
  return (
    <Watched key={viewer} opened={{ ...opened, table }} viewer={viewer} onSeated={setTable} onViewer={setChosen} />
  );
}

interface WatchedProps {
  readonly opened: ClubMatch;
  readonly viewer: Viewer;
  readonly onSeated: (table: MatchTable) => void;
  readonly onViewer: (viewer: Viewer) => void;
}

function Watched({ opened, viewer, onSeated, onViewer }: WatchedProps) {
  const { module, skin } = opened;
  const [remote] = useState(() => new RemoteMatch(module, opened.table, viewer));
  useEffect(() => remote.open(), [remote]);
  const { table, source, gone } = useStore(remote.store);
  if (gone !== undefined) return <Closed problem={gone} />;
  if (!isBegun(table)) return <WaitingRoom remote={remote} onSeated={onSeated} />;
  if (source === undefined) return <p role="status">The match is loading …</p>;
  return <ClubTable remote={remote} source={source} skin={skin} onSeated={onSeated} onViewer={onViewer} />;
}
