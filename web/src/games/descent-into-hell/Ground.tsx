import { ALLIED_OWNER, isSide, litCells, SITES } from '@club-route/descent-into-hell';
import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
import { useLayer } from '../../hex/board/switches.ts';
import { Cells } from '../../hex/overlay/Cells.tsx';
import { DropZone, Goals } from '../../hex/overlay/Marks.tsx';
import { SupplyWays } from '../../hex/overlay/SupplyWays.tsx';
import { useTable } from '../../table/use-table.ts';
import { CONTROL, SEEN, SUPPLY } from './layers.ts';
import { pictureShown } from './picture.ts';
import { ownSupplies } from './supply.ts';
import type { DescentProps } from './types.ts';

/** What the rules lay on the map: Allied cities and airfields, landings, supplies, supply lines, and what is seen. */
export function Ground({ controller, sheet }: DescentProps & { readonly sheet: MapSheet }) {
  useTable(controller, (table) => table);
  const hasControl = useLayer(controller, CONTROL);
  const hasSupply = useLayer(controller, SUPPLY);
  const hasSeen = useLayer(controller, SEEN);
  const { state, source } = controller;
  const { siteOwner, markers } = pictureShown(controller);
  const held = SITES.filter((_, site) => siteOwner[site] === ALLIED_OWNER);
  const today = [...state.landings].filter(({ turn }) => turn === state.turn).flatMap(({ cells }) => cells);
  const lit = hasSeen && isSide(source.viewer) ? litCells(state, source.viewer) : undefined;
  return (
    <>
      {lit === undefined ? null : (
        <Cells sheet={sheet} cells={[...lit.keys()].filter((cell) => lit[cell] === 1)} look="zone" />
      )}
      {hasControl ? (
        <>
          <Goals sheet={sheet} goals={held.map((cell) => ({ cell }))} />
          {[...new Set(today)].map((cell) => (
            <DropZone key={cell} sheet={sheet} cell={cell} name="Landing" isLost={false} />
          ))}
          {[...new Set(markers)].map((cell) => (
            <DropZone key={`supply ${cell}`} sheet={sheet} cell={cell} name="Supplies" isLost={false} />
          ))}
        </>
      ) : null}
      {hasSupply ? (
        <SupplyWays
          sheet={sheet}
          ways={ownSupplies(controller).map(({ unit, way, by }) => ({ cell: state.unitCell[unit], way, by }))}
          cuts={[]}
        />
      ) : null}
    </>
  );
}
