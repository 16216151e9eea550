import { useTable } from '../../table/use-table.ts';
import { useDesk } from '../desk.ts';
import type { HexLayerProps } from '../game.ts';
import { Cells } from './Cells.tsx';
import { Route } from './Route.tsx';

/** The cells that a line of the diary speaks of, or something else beside the map. */
export function Pointed({ controller, game, sheet }: HexLayerProps) {
  const pointed = useTable(controller, (table) => table.pointed);
  const marked = useDesk(controller, (desk) => desk.marked);
  if (pointed === undefined) return <Cells sheet={sheet} cells={marked} look="zone" />;
  const { cells, walked } = game.view(pointed, controller.before);
  return (
    <>
      <Cells sheet={sheet} cells={cells} look="pointed" />
      {walked === undefined ? null : <Route sheet={sheet} way={walked.path} look="taken" />}
    </>
  );
}
