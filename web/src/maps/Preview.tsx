import { useEffect, useRef } from 'react';
import type { BoardId } from '@club-route/theatre/boards';
import { onRecolour } from '../map/paint/on-recolour.ts';
import { readPalette } from '../map/paint/palette.ts';
import { paintPreview } from './preview/ask.ts';
import css from './MapsPage.module.css';

/** A small picture of a board, drawn like the board itself. */
export function Preview({ board }: { readonly board: BoardId }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const here = canvas.current!;
    let gone = false;
    const draw = async (): Promise<void> => {
      const { width, height } = here.getBoundingClientRect();
      const density = Math.min(2, devicePixelRatio);
      const picture = await paintPreview({ board, width, height, density, palette: readPalette() });
      if (gone) return picture.close();
      here.width = picture.width;
      here.height = picture.height;
      here.getContext('bitmaprenderer')?.transferFromImageBitmap(picture);
      here.dataset['painted'] = 'true';
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
