import { useLoaderData } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { keeper } from '../library/keep.ts';
import type { StoredMatch } from '../library/open.ts';
import { still } from '../ui/still.ts';
import { workerThinker } from './computer/thinker.ts';
import { Curtain } from './local/Curtain.tsx';
import { LocalMatch } from './local/local-match.ts';
import { Sitting } from './local/sitting.ts';
import { ProblemPage } from './ProblemPage.tsx';
import { Table } from './Table.tsx';

/** A match of this browser. */
export function MatchPage() {
  const opened = useLoaderData({ from: '/match/$key' });
  return 'problem' in opened ? <ProblemPage {...opened} /> : <StoredTable key={opened.key} stored={opened} />;
}

function StoredTable({ stored }: { readonly stored: StoredMatch }) {
  const { match, module, skin, players } = stored;
  const [sitting] = useState(
    () =>
      new Sitting({
        local: new LocalMatch({ match, module, players, playable: match.canGoOn, keep: keeper(stored, match, module) }),
        pace: (report) => skin.pace(report),
        still,
        seatBot: workerThinker,
      }),
  );
  useEffect(() => sitting.open(), [sitting]);
  const { table, curtain } = useStore(sitting.store);
  if (curtain !== undefined) return <Curtain sitting={sitting} seat={curtain} />;
  return <Table controller={table} skin={skin} computers={sitting.computers} />;
}
