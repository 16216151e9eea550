import { formationName, OBJECTIVES, RING } from '@club-route/drive-on-arnhem';
import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
import { useLayer } from '../../hex/board/switches.ts';
import { aimOf, useDesk } from '../../hex/desk.ts';
import { Dots, DropZone, Goals } from '../../hex/overlay/Marks.tsx';
import { SupplyWays } from '../../hex/overlay/SupplyWays.tsx';
import { useTable } from '../../table/use-table.ts';
import { OWNERSHIP, SUPPLY } from './layers.ts';
import { pictureShown } from './picture.ts';
import { cutsOf, ownSupplies } from './supply.ts';
import type { DriveProps } from './types.ts';

interface GroundProps extends DriveProps {
  readonly sheet: MapSheet;
}

const GOALS = OBJECTIVES.map(({ cell, points }) => ({ cell, worth: String(points) }));

/** What the rules lay on the map: dots of ownership, supply sources, the hexes that decide the game, and supply. */
export function Ground({ controller, sheet }: GroundProps) {
  const { draft } = useTable(controller, (table) => table);
  const { owner } = pictureShown(controller);
  const hasDots = useLayer(controller, OWNERSHIP);
  const hasSupply = useLayer(controller, SUPPLY);
  const { state } = controller;
  const owned = [...owner.keys()].filter((cell) => owner[cell] === 1 && RING[cell] === 0);
  const sources = draft?.kind === 'deploy' ? draft.sources : [...state.sourceCell];
  return (
    <>
      {hasDots && owned.length > 0 ? <Dots sheet={sheet} cells={owned.join(' ')} /> : null}
      <Goals sheet={sheet} goals={GOALS} />
      {sources.map((cell, formation) => {
        const isLost = state.sourceOverrun[formation] === 1 && owner[cell] !== 1;
        const [name] = formationName(formation).split(' ');
        return cell < 0 ? null : <DropZone key={formation} sheet={sheet} cell={cell} name={name} isLost={isLost} />;
      })}
      {hasSupply ? <SupplyLayer controller={controller} sheet={sheet} /> : null}
    </>
  );
}

/** How the player's units are supplied, and the hexes whose loss would cut off most of them, or the units pointed at. */
function SupplyLayer({ controller, sheet }: GroundProps) {
  const aim = useDesk(controller, aimOf);
  const { state } = controller;
  const own = ownSupplies(controller);
  const here = own.filter(({ unit }) => state.unitCell[unit] === aim);
  const shown = here.length > 0 ? here : own;
  return (
    <SupplyWays
      sheet={sheet}
      ways={shown.map(({ unit, way, by }) => ({ cell: state.unitCell[unit], way, by: by === 'air' ? 'air' : 'road' }))}
      cuts={cutsOf(shown).map(({ cell, units }) => ({ cell, count: units.length }))}
    />
  );
}
