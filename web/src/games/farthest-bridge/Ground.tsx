import { ARNHEM, ZONES } from '@club-route/farthest-bridge';
import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
import { DropZone, Goals } from '../../hex/overlay/Marks.tsx';
import { useTable } from '../../table/use-table.ts';
import { pictureShown } from './picture.ts';
import type { FarthestBridgeProps } from './types.ts';

interface GroundProps extends FarthestBridgeProps {
  readonly sheet: MapSheet;
}

const GOALS = ARNHEM.map((cell) => ({ cell }));

/** What the rules lay on the ground: the hexes that decide the game, and the drop zones. */
export function Ground({ controller, sheet }: GroundProps) {
  useTable(controller, (table) => table);
  const { zoneCell, zoneEntered } = pictureShown(controller);
  return (
    <>
      <Goals sheet={sheet} goals={GOALS} />
      {ZONES.map((zone, index) => {
        const cell = zoneCell[index];
        return cell < 0 ? null : (
          <DropZone key={zone} sheet={sheet} cell={cell} name={zone} isLost={zoneEntered[index] === 1} />
        );
      })}
    </>
  );
}
