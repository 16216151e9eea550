import type { Viewer } from '@club-route/engine';
import { useCallback, useEffect, useState } from 'react';
import type { MatchTable } from '@club-route/wire';
import { TableController } from '../../table/controller.ts';
import type { FilmSource } from '../../table/film-source.ts';
import { readPlanned } from '../../table/plan/read-planned.ts';
import type { Skin } from '../../table/skin.ts';
import { Table } from '../../table/Table.tsx';
import { still } from '../../ui/still.ts';
import { keep, keepsakeOf } from '../keepsakes.ts';
import type { RemoteMatch } from '../remote/remote-match.ts';
import { ClubLine } from './ClubLine.tsx';
import { ClubNotices } from './ClubNotices.tsx';
import { ClubSheet, type ClubSheetName } from './ClubSheet.tsx';
import { unhurried } from '../../table/message-delay.ts';

interface ClubTableProps {
  readonly remote: RemoteMatch;
  readonly source: FilmSource;
  readonly skin: Skin;
  readonly onSeated: (table: MatchTable) => void;
  readonly onViewer: (viewer: Viewer) => void;
}

/** The table of a match on the server: the same as any other, with those who are at it beside the map. */
export function ClubTable({ remote, source, skin, onSeated, onViewer }: ClubTableProps) {
  const [controller] = useState(() => {
    const { match, as } = remote;
    return new TableController({
      source,
      plan: {
        planned: readPlanned(source.module.game, keepsakeOf(match, as).plan),
        keep: (plan) => keep(match, as, { plan }),
      },
      notes: { text: keepsakeOf(match, as).letter ?? '', keep: (letter) => keep(match, as, { letter }) },
      pace: unhurried(skin),
      still,
    });
  });
  const [sheet, setSheet] = useState<ClubSheetName>();
  const putAway = useCallback(() => setSheet(undefined), []);
  useEffect(() => controller.open(), [controller]);
  return (
    <Table
      controller={controller}
      skin={skin}
      beside={{
        company: <ClubLine remote={remote} onViewer={onViewer} onSheet={setSheet} />,
        notices: <ClubNotices remote={remote} controller={controller} onSeated={onSeated} />,
        sheet: sheet && <ClubSheet name={sheet} remote={remote} controller={controller} onClose={putAway} />,
        putAway,
      }}
    />
  );
}
