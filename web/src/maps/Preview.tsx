import { useEffect, useRef } from 'react';
import type { BoardId } from '@club-route/theatre/boards';
import { openSheet } from '../map/sheets.ts';
import { layersOn } from '@club-route/cartography/draw/layers';
import type { Face } from '@club-route/cartography/lettering/type';
import { paint } from '../map/paint/canvas.ts';
import { loadFonts } from '../map/paint/fonts.ts';
import { onRecolour } from '../map/paint/on-recolour.ts';
import { readPalette } from '../map/paint/palette.ts';
import { CELL } from '@club-route/cartography/sheet/spot';
import css from './MapsPage.module.css';

const LAYERS = layersOn('list');

/** A small picture has room for the greatest names only. */
const FACES: ReadonlySet<Face> = new Set<Face>(['city', 'water']);

/** A small picture of a board, drawn like the board itself. */
export function Preview({ board }: { readonly board: BoardId }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const here = canvas.current!;
    let gone = false;
    const draw = async (): Promise<void> => {
      const [sheet] = await Promise.all([openSheet(board), loadFonts()]);
      const context = here.getContext('2d');
      if (gone || context === null) return;
      const density = Math.min(2, devicePixelRatio);
      const { width, height } = here.getBoundingClientRect();
      const { right, bottom } = sheet.box;
      const scale = Math.min((width * CELL) / right, (height * CELL) / bottom);
      here.width = Math.round((right / CELL) * scale * density);
      here.height = Math.round((bottom / CELL) * scale * density);
      paint(context, { sheet, palette: readPalette(), layers: LAYERS, faces: FACES, scale, density, box: sheet.box });
    };
    void draw();
    const stop = onRecolour(() => void draw());
    return () => {
      gone = true;
      stop();
    };
  }, [board]);
  return <canvas ref={canvas} className={css.preview} aria-hidden="true" />;
}
