import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Spot } from '@club-route/cartography/sheet/spot';
import { fanOf, windowOnSheet, type Fan } from './fan-geometry.ts';

const EVERYWHERE = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

/** Where the counters of a fan lie now; they keep to the visible part of the map however it is moved. */
export function useFan(group: RefObject<SVGGElement | null>, count: number, middle: Spot): Fan {
  const [fan, setFan] = useState(() => fanOf(count, middle, Infinity, EVERYWHERE));
  useLayoutEffect(() => {
    const overlay = group.current!.ownerSVGElement!;
    const host = overlay.closest('[role="application"]')!;
    const measure = (): void => {
      const shown = windowOnSheet(overlay.getScreenCTM()!, host.getBoundingClientRect());
      setFan(fanOf(count, middle, shown.pixelsPerCell, shown.window));
    };
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
  }, [group, count, middle]);
  return fan;
}
