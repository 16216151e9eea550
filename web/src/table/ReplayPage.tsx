import { useLoaderData } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { still } from '../ui/still.ts';
import { TableController } from './controller.ts';
import type { HomeMatch } from './local/home-match.ts';
import type { Seated } from './local/messages.ts';
import { SeatedFilm } from './local/seated-film.ts';
import { ProblemPage } from './ProblemPage.tsx';
import { Table } from './Table.tsx';
import { unhurried } from './message-delay.ts';

/** A replay that came in a link: it can be watched, studied, and, where nothing is hidden, taken over from any entry. */
export function ReplayPage() {
  const opened = useLoaderData({ from: '/replay' });
  if ('problem' in opened) return <ProblemPage {...opened} />;
  return <ReplayTable key={opened.key} home={opened.home} />;
}

function ReplayTable({ home }: { readonly home: HomeMatch }) {
  const { line, laid, module, skin } = home;
  const [controller] = useState(() => {
    const replay = new TableController({
      source: new SeatedFilm(module, line, laid, laid.place as Seated).source,
      pace: unhurried(skin),
      still,
    });
    replay.goTo(0);
    return replay;
  });
  useEffect(() => home.enter(), [home]);
  useEffect(() => controller.open(), [controller]);
  return <Table controller={controller} skin={skin} />;
}
