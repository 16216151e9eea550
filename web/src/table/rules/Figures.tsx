import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
import { figuresOf, type DrawnFigure, type FigurePicture, type GameModule } from '@club-route/engine';
import { loadBoard, type BoardFile } from '@club-route/theatre';
import { isBoardId } from '@club-route/theatre/boards';
import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react';
import { whenIdle } from '../../ui/when-idle.ts';
import { openSheet } from '../../map/sheets.ts';
import css from './Figures.module.css';

/** The figures of a game, once its lessons have been played up to them. */
export function useFigures(module: GameModule): readonly DrawnFigure[] {
  const [figures, setFigures] = useState<readonly DrawnFigure[]>([]);
  useEffect(() => {
    let isWanted = true;
    void figuresOf(module, whenIdle).then((made) => isWanted && setFigures(made));
    return () => {
      isWanted = false;
    };
  }, [module]);
  return figures;
}

const AllFigures = createContext<readonly DrawnFigure[]>([]);

/** The figures of a game for all that is in it: when they are ready, nothing but they is rendered again. */
export function WithFigures({ module, children }: { readonly module: GameModule; readonly children: ReactNode }) {
  return <AllFigures value={useFigures(module)}>{children}</AllFigures>;
}

/** The figures of a section. */
export function FiguresOf({ rule }: { readonly rule: string }) {
  return use(AllFigures)
    .filter((figure) => figure.rule === rule)
    .map((figure) => <Figure key={figure.caption} figure={figure} />);
}

interface FigureProps {
  readonly figure: DrawnFigure;
  /** On paper nothing can be scrolled to: it is drawn at once. */
  readonly atOnce?: boolean;
}

/** A position on a piece of the map, with what it shows in words. Drawing takes a while, so it waits until it is near. */
export function Figure({ figure, atOnce = false }: FigureProps) {
  const [svg, setSvg] = useState<string>();
  const holder = useRef<HTMLElement>(null);
  useEffect(() => {
    let isWanted = true;
    const draw = (): void => void svgOf(figure).then((made) => isWanted && setSvg(made));
    const leave = atOnce ? draw() : whenNear(holder.current!, draw);
    return () => {
      isWanted = false;
      leave?.();
    };
  }, [figure, atOnce]);
  return (
    <figure className={css.figure} ref={holder} data-figure={figure.rule} data-drawn={svg !== undefined}>
      {svg === undefined ? (
        <div className={css.blank} />
      ) : (
        // Drawn by our own cartography of our own positions, every word in it escaped.
        <div className={css.picture} dangerouslySetInnerHTML={{ __html: svg }} />
      )}
      <figcaption>{figure.caption}</figcaption>
    </figure>
  );
}

async function svgOf(figure: DrawnFigure): Promise<string> {
  const [{ figureSvg }, sheet] = await Promise.all([
    import('@club-route/cartography/export/figure'),
    sheetOf(figure.picture),
  ]);
  return figureSvg(sheet, figure);
}

/** A board as it was drawn when the app was built; a ground of the figure's own is drawn now. */
async function sheetOf({ board, file }: FigurePicture): Promise<MapSheet> {
  if (isBoardId(board)) return openSheet(board);
  if (file === undefined) throw new Error(`there is no board "${board}" to draw a figure on`);
  const { drawSheet } = await import('@club-route/cartography/draw/draw-sheet');
  return drawSheet(loadBoard(file as BoardFile));
}

/** Does something once an element comes near the screen. Returns the way to stop waiting. */
function whenNear(element: HTMLElement, deed: () => void): () => void {
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      deed();
    },
    { rootMargin: '200px' },
  );
  watch.observe(element);
  return () => watch.disconnect();
}
