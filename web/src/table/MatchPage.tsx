import { useLoaderData } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { keeper } from '../library/keep.ts';
import type { StoredMatch } from '../library/open.ts';
import { still } from '../ui/still.ts';
import { TableController } from './controller.ts';
import { LocalMatch } from './local/local-match.ts';
import { LocalSource } from './local/local-source.ts';
import { ProblemPage } from './ProblemPage.tsx';
import { Table } from './Table.tsx';

/** A match of this browser. */
export function MatchPage() {
  const opened = useLoaderData({ from: '/match/$key' });
  return 'problem' in opened ? <ProblemPage {...opened} /> : <StoredTable key={opened.key} stored={opened} />;
}

function StoredTable({ stored }: { readonly stored: StoredMatch }) {
  const { key, started, match, module, skin } = stored;
  const [controller] = useState(
    () =>
      new TableController({
        source: new LocalSource(
          new LocalMatch({ match, module, playable: match.canGoOn, keep: keeper(key, started, match, module) }),
          module.game.seats[0]!,
          module.game.seats,
        ),
        pace: (report) => skin.pace(report),
        still,
      }),
  );
  useEffect(() => () => controller.close(), [controller]);
  return <Table controller={controller} skin={skin} />;
}
