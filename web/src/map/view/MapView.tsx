import {
  useImperativeHandle,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
} from 'react';
import type { Layer } from '@club-route/cartography/draw/layers';
import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
import { outlineOf } from '@club-route/cartography/sheet/cells';
import { straightPath } from '@club-route/cartography/sheet/path';
import { boxOf, CELL } from '@club-route/cartography/sheet/spot';
import { pressKey } from './keys.ts';
import type { MapStage } from './stage.ts';
import { useStage } from './use-stage.ts';
import css from './MapView.module.css';

/** What a page can ask of its map. */
export interface MapHandle {
  fit(): void;
  zoomBy(factor: number): void;
  /** Brings a cell to the middle. */
  goTo(cell: number): void;
  /** Moves the map no more than it takes to see a cell well. */
  reveal(cell: number): void;
  /** Brings a cell to the middle from afar; from nearby only makes sure that it is seen. */
  attend(cell: number): void;
  /** Shows these cells as large as they fit. */
  frame(cells: readonly number[]): void;
  focus(): void;
}

interface MapViewProps {
  readonly sheet: MapSheet;
  readonly layers: ReadonlySet<Layer>;
  /** What the map is called to somebody who does not see it. */
  readonly label: string;
  /** The cell under the cell cursor. While there is one, the arrows move it; else they move the map. */
  readonly cursor: number | undefined;
  readonly onCursor: (cell: number | undefined) => void;
  /** The cell under the pointer has changed. */
  readonly onHover?: (cell: number | undefined) => void;
  /** A cell was clicked, tapped, or chosen with Enter; the cursor has not moved there yet. */
  readonly onCell?: (cell: number, by: 'mouse' | 'touch' | 'key') => void;
  /** The map has its size, and the handle can move it. */
  readonly onReady?: () => void;
  /** The map has come to rest at so many pixels a cell. */
  readonly onScale?: (pixelsPerCell: number) => void;
  /** What the live region says of the cell under the cursor. */
  readonly describe: (cell: number) => string;
  readonly ref?: Ref<MapHandle>;
  /** Drawn over the map, in sheet units. */
  readonly children?: ReactNode;
}

/** The map of every board and of every hex game: pan and zoom, a cell cursor, and room for counters. */
export function MapView(props: MapViewProps) {
  const { sheet, layers, label, cursor, onCursor, onHover, onCell, onReady, onScale, describe, ref, children } = props;
  const host = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const overlay = useRef<SVGSVGElement>(null);
  const hover = useRef<SVGPathElement>(null);
  const hovered = useRef(-1);
  const finger = useRef(false);
  const stage = useStage({ host, world, overlay }, sheet, layers, { onReady, onScale });
  const outline = (cell: number): string => (cell < 0 ? '' : straightPath(outlineOf(sheet.cells, cell), true));

  const cellUnder = (event: MouseEvent): number => {
    const { left, top } = host.current!.getBoundingClientRect();
    return stage.current === undefined
      ? -1
      : sheet.cells.at(stage.current.spotAt(event.clientX - left, event.clientY - top));
  };
  const point = (cell: number): void => {
    if (cell === hovered.current) return;
    hovered.current = cell;
    hover.current?.setAttribute('d', outline(cell));
    onHover?.(cell < 0 ? undefined : cell);
  };
  /** The map moves under a pointer that stays: what it pointed at is somewhere else then. */
  const travel = (go: (map: MapStage) => void): void => {
    point(-1);
    if (stage.current !== undefined) go(stage.current);
  };
  useImperativeHandle(ref, () => ({
    fit: () => travel((map) => map.fit()),
    zoomBy: (factor) => travel((map) => map.zoomBy(factor)),
    goTo: (cell) => travel((map) => map.goTo(sheet.cells.centre[cell])),
    reveal: (cell) => travel((map) => map.reveal(sheet.cells.centre[cell])),
    attend: (cell) => travel((map) => map.attend(sheet.cells.centre[cell])),
    frame: (chosen) => {
      const centres = chosen.map((cell) => sheet.cells.centre[cell]);
      travel((map) => map.frame(boxOf(centres, 1.5 * CELL)));
    },
    focus: () => host.current?.focus({ preventScroll: true }),
  }));
  const move = (event: PointerEvent): void => {
    // A finger covers what is under it, and a drag is no question.
    if (event.pointerType !== 'touch' && event.buttons === 0) point(cellUnder(event));
  };
  const click = (event: MouseEvent): void => {
    const cell = cellUnder(event);
    if (cell < 0) return;
    onCell?.(cell, finger.current ? 'touch' : 'mouse');
    onCursor(cell);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== host.current) return;
    if (stage.current === undefined) return;
    const keyboard = { stage: stage.current, sheet, cursor, onCursor, onCell };
    if (pressKey(keyboard, event.key, event.shiftKey)) event.preventDefault();
  };
  const { right, bottom } = sheet.box;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a map is an application of its own
    <div
      ref={host}
      className={css.view}
      role="application"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is worked with the keyboard
      tabIndex={0}
      aria-label={label}
      aria-roledescription="map"
      data-testid="map"
      onKeyDown={press}
      onClick={click}
      onPointerDown={(event) => (finger.current = event.pointerType === 'touch')}
      onPointerMove={move}
      onPointerLeave={() => point(-1)}
    >
      <div ref={world} className={css.world}>
        <svg ref={overlay} className={css.overlay} role="presentation">
          <rect className={css.neatline} width={right} height={bottom} />
          {children}
          <path ref={hover} className={css.hover} data-testid="pointed-at" />
          {cursor === undefined ? null : (
            <g data-testid="cursor" data-cell={sheet.theatre.board.labels[cursor]} pointerEvents="none">
              <path className={css.casing} d={outline(cursor)} />
              <path className={css.cursor} d={outline(cursor)} />
            </g>
          )}
          {/* For what has to lie over everything else, such as a stack that is fanned out. */}
          <g data-over />
        </svg>
      </div>
      <div className="visually-hidden" role="status" aria-live="polite" data-testid="map-live">
        {cursor === undefined ? '' : describe(cursor)}
      </div>
    </div>
  );
}
