import { useLoaderData } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { OpenMatch } from '../library/open.ts';
import { still } from '../ui/still.ts';
import { TableController } from './controller.ts';
import { LocalMatch } from './local/local-match.ts';
import { localSource } from './local/local-source.ts';
import { seatingOf } from './local/seating.ts';
import { NO_COMPUTER } from './players.ts';
import { ProblemPage } from './ProblemPage.tsx';
import { Table } from './Table.tsx';

/** A replay that came in a link: it can be watched, studied, and taken over from any entry. */
export function ReplayPage() {
  const opened = useLoaderData({ from: '/replay' });
  return 'problem' in opened ? <ProblemPage {...opened} /> : <ReplayTable key={opened.match.head} opened={opened} />;
}

function ReplayTable({ opened }: { readonly opened: OpenMatch }) {
  const { match, module, skin } = opened;
  const [controller] = useState(() => {
    const replay = new TableController({
      source: localSource(
        new LocalMatch({
          match,
          module,
          seating: seatingOf(NO_COMPUTER),
          playable: false,
          keep: () => Promise.resolve(),
        }),
        module.game.seats.length === 1 ? module.game.seats[0]! : 'spectator',
        [],
      ),
      pace: (report) => skin.pace(report),
      still,
    });
    replay.goTo(0);
    return replay;
  });
  useEffect(() => controller.open(), [controller]);
  return <Table controller={controller} skin={skin} />;
}
