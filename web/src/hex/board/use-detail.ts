import { useEffect, type RefObject } from 'react';
import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
import { CELL } from '@club-route/cartography/sheet/spot';

/** How much of a counter can be read at so many pixels a cell. */
export function detailAt(pixelsPerCell: number): 'far' | 'middle' | 'near' {
  if (pixelsPerCell < 30) return 'far';
  return pixelsPerCell < 58 ? 'middle' : 'near';
}

/** Keeps on an element how near the map is, for style sheets; no render follows a zoom. */
export function useDetail(group: RefObject<SVGGElement | null>, sheet: MapSheet): void {
  useEffect(() => {
    const overlay = group.current!.ownerSVGElement!;
    const look = new ResizeObserver(([entry]) => {
      const pixels = (entry.contentRect.width / sheet.box.right) * CELL;
      group.current!.dataset['detail'] = detailAt(pixels);
    });
    look.observe(overlay);
    return () => look.disconnect();
  }, [group, sheet]);
}
