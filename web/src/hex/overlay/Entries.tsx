import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
import type { Spot } from '@club-route/cartography/sheet/spot';
import type { HexLayerProps } from '../game.ts';
import { useOffer } from '../offer.ts';
import css from './Entries.module.css';

/** Arrows at the edge where somebody may come in now. */
export function Entries({ controller, sheet }: HexLayerProps) {
  const { entries } = useOffer(controller);
  return (
    <g className={css.entries} aria-hidden="true">
      {entries.map((cell) => {
        const { x, y } = sheet.cells.centre[cell];
        return (
          <path
            key={cell}
            d="M-22 -24L24 0L-22 24L-10 0Z"
            transform={`translate(${x} ${y}) rotate(${inward(sheet, x, y)})`}
          />
        );
      })}
    </g>
  );
}

/** The bearing from the nearest edge of the sheet, in degrees. */
function inward({ box }: MapSheet, x: number, y: number): number {
  const ways: readonly (Spot & { readonly far: number })[] = [
    { x: 1, y: 0, far: x },
    { x: -1, y: 0, far: box.right - x },
    { x: 0, y: 1, far: y },
    { x: 0, y: -1, far: box.bottom - y },
  ];
  const nearest = ways.reduce((best, way) => (way.far < best.far ? way : best));
  return (Math.atan2(nearest.y, nearest.x) * 180) / Math.PI;
}
