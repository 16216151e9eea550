import { BRIDGES, type FarthestBridgeReport } from '@club-route/farthest-bridge';
import { Cells } from '../../../hex/overlay/Cells.tsx';
import { Route } from '../../../hex/overlay/Route.tsx';
import { useDesk } from '../../../hex/desk.ts';
import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
import { useTable } from '../../../table/use-table.ts';
import type { FarthestBridgeController } from '../types.ts';

interface PointedProps {
  readonly controller: FarthestBridgeController;
  readonly sheet: MapSheet;
}

/** The hexes that a line of the diary speaks of, or something else beside the map. */
export function Pointed({ controller, sheet }: PointedProps) {
  const pointed = useTable(controller, (table) => table.pointed);
  const marked = useDesk(controller, (desk) => desk.marked);
  if (pointed === undefined) return <Cells sheet={sheet} cells={marked} look="zone" />;
  return (
    <>
      <Cells sheet={sheet} cells={cellsIn(sheet, pointed)} look="pointed" />
      {'path' in pointed ? <Route sheet={sheet} way={pointed.path} look="taken" /> : null}
    </>
  );
}

/** The hexes of a report. */
function cellsIn(sheet: MapSheet, report: FarthestBridgeReport): readonly number[] {
  if ('path' in report) return report.path.slice(-1);
  if ('bridge' in report) return BRIDGES[report.bridge].cells;
  if (report.kind === 'span' || report.kind === 'spanLapsed') {
    const { sideCells } = sheet.theatre.board;
    return [sideCells[report.side * 2], sideCells[report.side * 2 + 1]];
  }
  return 'cell' in report && report.cell >= 0 ? [report.cell] : [];
}
