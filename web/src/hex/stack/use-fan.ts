import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Spot } from '@club-route/cartography/sheet/spot';
import { useMedia } from '../../ui/use-media.ts';
import { fanOf, windowOnSheet, type Fan } from './fan-geometry.ts';

/** Before anything is measured. */
const EVERYWHERE = {
  window: { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity },
  pixelsPerCell: Infinity,
};

/** Where the counters of a fan lie now; they keep to the visible part of the map however it is moved. */
export function useFan(group: RefObject<SVGGElement | null>, count: number, middle: Spot, lit: readonly Spot[]): Fan {
  const [shown, setShown] = useState(EVERYWHERE);
  const isTouched = useMedia('(pointer: coarse)');
  useLayoutEffect(() => {
    const overlay = group.current!.ownerSVGElement!;
    const host = overlay.closest('[role="application"]')!;
    const measure = (): void => setShown(windowOnSheet(overlay.getScreenCTM()!, host.getBoundingClientRect()));
    measure();
    // The map is moved by the style of what the overlay lies in, and by nothing that React knows of.
    const moves = new MutationObserver(measure);
    moves.observe(overlay.parentElement!, { attributes: true, attributeFilter: ['style'] });
    const sizes = new ResizeObserver(measure);
    sizes.observe(host);
    return () => {
      moves.disconnect();
      sizes.disconnect();
    };
  }, [group]);
  // Not kept: units join a stack that is fanned out, and each needs its place at once.
  return fanOf(count, middle, shown.pixelsPerCell, shown.window, isTouched ? 'beside' : 'over', lit);
}
