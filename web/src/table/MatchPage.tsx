import { useLoaderData } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { canonical } from '@club-route/engine';
import { still } from '../ui/still.ts';
import { Curtain } from './local/Curtain.tsx';
import type { HomeMatch } from './local/home-match.ts';
import type { Laid } from './local/messages.ts';
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

function HomeTable({ home }: { readonly home: HomeMatch }) {
  const [laid, setLaid] = useState(home.laid);
  useEffect(() => home.enter(), [home]);
  useEffect(() => home.line.listen((news) => news.kind === 'laid' && setLaid(news.laid)), [home]);
  return <SeatedTable key={canonical(laid.players)} home={home} laid={laid} />;
}

/** The match with these players; with others it is another table. */
function SeatedTable({ home, laid }: { readonly home: HomeMatch; readonly laid: Laid }) {
  const { line, module, skin } = home;
  const [sitting] = useState(
    () =>
      new Sitting({
        module,
        line,
        laid,
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
