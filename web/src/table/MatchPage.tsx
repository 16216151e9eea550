import { useLoaderData } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { canonical } from '@club-route/engine';
import { still } from '../ui/still.ts';
import { Curtain } from './local/Curtain.tsx';
import { ENDED } from './local/errands.ts';
import type { HomeMatch } from './local/home-match.ts';
import { Sitting } from './local/sitting.ts';
import { ProblemPage } from './ProblemPage.tsx';
import { Table } from './Table.tsx';
import { unhurried } from './message-delay.ts';

/** A match of this browser. */
export function MatchPage() {
  const opened = useLoaderData({ from: '/match/$key' });
  if ('problem' in opened) return <ProblemPage {...opened} />;
  return <HomeTable key={opened.key} home={opened.home} />;
}

/** A lesson of this browser. */
export function LessonPage() {
  const opened = useLoaderData({ from: '/learn/$game/$lesson' });
  if ('problem' in opened) return <ProblemPage {...opened} />;
  return <HomeTable key={opened.key} home={opened.home} />;
}

function HomeTable({ home }: { readonly home: HomeMatch }) {
  // Not how the table is laid: what the first one before the screen sees would stay here for the next.
  const [players, setPlayers] = useState(home.laid.players);
  const [gone, setGone] = useState(false);
  useEffect(() => home.enter(), [home]);
  useEffect(
    () =>
      home.line.listen((news) => {
        if (news.kind === 'laid') setPlayers(news.laid.players);
        if (news.kind === 'gone') setGone(true);
      }),
    [home],
  );
  if (gone) return <ProblemPage {...ENDED} />;
  return <SeatedTable key={canonical(players)} home={home} />;
}

/** The match with these players; with others it is another table. */
function SeatedTable({ home }: { readonly home: HomeMatch }) {
  const { line, module, skin, lesson } = home;
  const [sitting] = useState(
    () =>
      new Sitting({
        module,
        line,
        laid: home.laid,
        lesson,
        pace: unhurried(skin),
        chapter: (report) => skin.chapter(report),
        still,
      }),
  );
  useEffect(() => sitting.open(), [sitting]);
  const { table, curtain } = useStore(sitting.store);
  if (table === undefined) return <Curtain sitting={sitting} seat={curtain} />;
  return <Table controller={table} skin={skin} company={{ sitting }} />;
}
