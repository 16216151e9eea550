import { useLoaderData } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { canonical } from '@club-route/engine';
import { deskOf } from '../library/desk.ts';
import { keeper } from '../library/keep.ts';
import type { StoredMatch } from '../library/open.ts';
import { still } from '../ui/still.ts';
import { workerThinker } from './computer/thinker.ts';
import { Curtain } from './local/Curtain.tsx';
import { LocalMatch } from './local/local-match.ts';
import type { Seating } from './local/seating.ts';
import { Sitting } from './local/sitting.ts';
import { ProblemPage } from './ProblemPage.tsx';
import { Table } from './Table.tsx';

/** A match of this browser. */
export function MatchPage() {
  const opened = useLoaderData({ from: '/match/$key' });
  return 'problem' in opened ? <ProblemPage {...opened} /> : <StoredTable key={opened.key} stored={opened} />;
}

function StoredTable({ stored }: { readonly stored: StoredMatch }) {
  const [keep] = useState(() => keeper(stored, stored.match, stored.module));
  const [seating, setSeating] = useState(stored.seating);
  const reseat = (next: Seating): void => {
    setSeating(next);
    // Should this fail, the next entry will say so.
    keep(next).catch(() => undefined);
  };
  return <SeatedTable key={canonical(seating.players)} stored={stored} seating={seating} keep={keep} reseat={reseat} />;
}

interface SeatedTableProps {
  readonly stored: StoredMatch;
  readonly seating: Seating;
  readonly keep: (seating: Seating) => Promise<void>;
  readonly reseat: (seating: Seating) => void;
}

/** The match with these players; with others it is another table. */
function SeatedTable({ stored, seating, keep, reseat }: SeatedTableProps) {
  const { key, match, module, skin } = stored;
  const [sitting] = useState(
    () =>
      new Sitting({
        local: new LocalMatch({ match, module, seating, playable: match.canGoOn, keep }),
        desk: deskOf(key, match, stored),
        pace: (report) => skin.pace(report),
        chapter: (report) => skin.chapter(report),
        still,
        seatBot: workerThinker,
      }),
  );
  useEffect(() => sitting.open(), [sitting]);
  const { table, curtain } = useStore(sitting.store);
  if (curtain !== undefined) return <Curtain sitting={sitting} seat={curtain} />;
  return (
    <Table
      controller={table}
      skin={skin}
      company={{ sitting, reseat: (players) => reseat({ ...sitting.seating, players }) }}
    />
  );
}
