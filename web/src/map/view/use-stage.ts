import { useEffect, useRef, type RefObject } from 'react';
import type { Layer } from '@club-route/cartography/draw/layers';
import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
import { loadFonts } from '../paint/fonts.ts';
import { onRecolour } from '../paint/on-recolour.ts';
import { MapStage } from './stage.ts';

/** What a page is told of its map. */
interface StageNews {
  readonly onReady: (() => void) | undefined;
  readonly onScale: ((pixelsPerCell: number) => void) | undefined;
}

interface StageRefs {
  readonly host: RefObject<HTMLDivElement | null>;
  readonly world: RefObject<HTMLDivElement | null>;
  readonly overlay: RefObject<SVGSVGElement | null>;
}

/** Opens a stage on the elements, keeps it at their size and in the colours of the page, and closes it at the end. */
export function useStage(
  refs: StageRefs,
  sheet: MapSheet,
  layers: ReadonlySet<Layer>,
  news: StageNews,
): RefObject<MapStage | undefined> {
  const stage = useRef<MapStage>(undefined);
  const { host, world, overlay } = refs;
  const first = useRef(layers);
  const told = useRef(news);
  useEffect(() => {
    const now = new MapStage(
      { host: host.current!, world: world.current!, overlay: overlay.current! },
      sheet,
      first.current,
      (scale) => told.current.onScale?.(scale),
    );
    stage.current = now;
    const sizes = new ResizeObserver(([entry]) => {
      const wasNothing = now.size.width === 0 || now.size.height === 0;
      const { width, height } = entry.contentRect;
      now.resize(width, height);
      // A window may open with no height yet, while a drawer below it finds its own.
      if (wasNothing && width > 0 && height > 0) told.current.onReady?.();
    });
    const stop = onRecolour(() => now.recolour());
    // Words painted before their font has come would stay in the wrong one.
    const begin = async (): Promise<void> => {
      await loadFonts();
      if (stage.current === now) sizes.observe(host.current!);
    };
    void begin();
    return () => {
      stage.current = undefined;
      sizes.disconnect();
      stop();
      now.close();
    };
  }, [host, world, overlay, sheet]);
  useEffect(() => {
    if (first.current !== layers) stage.current?.setLayers(layers);
    first.current = layers;
  }, [layers]);
  return stage;
}
