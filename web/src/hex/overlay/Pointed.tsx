import { usePointer } from '../../table/lesson/pointer.ts';
import { useTable } from '../../table/use-table.ts';
import { useDesk } from '../desk.ts';
import type { HexLayerProps } from '../game.ts';
import { offerNow } from '../offer.ts';
import { Cells } from './Cells.tsx';
import { Route } from './Route.tsx';

/** The cells that a line of the diary speaks of, or something else beside the map. */
export function Pointed({ controller, game, sheet }: HexLayerProps) {
  const pointed = useTable(controller, (table) => table.pointed);
  const marked = useDesk(controller, (desk) => desk.marked);
  const { cells: taught = [], units = [] } = usePointer(controller);
  if (pointed === undefined) {
    const offer = offerNow(controller);
    const stands = units.flatMap((unit) => offer.units.get(unit)?.cell ?? []);
    return (
      <>
        <Cells sheet={sheet} cells={marked} look="zone" />
        <Cells sheet={sheet} cells={[...taught, ...stands]} look="taught" />
      </>
    );
  }
  const { cells, walked } = game.view(pointed, controller.before);
  return (
    <>
      <Cells sheet={sheet} cells={cells} look="pointed" />
      {walked === undefined ? null : <Route sheet={sheet} way={walked.path} look="taken" />}
    </>
  );
}
