import { useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
import { MapView, type MapHandle } from '../../map/view/MapView.tsx';
import { Button } from '../../ui/Button.tsx';
import { deskOf, useDesk } from '../desk.ts';
import { LAYERS } from './layers.ts';
import { useDetail } from './use-detail.ts';
import css from './HexBoard.module.css';

export type PressedBy = 'mouse' | 'touch' | 'key';

interface HexBoardProps {
  readonly controller: object;
  readonly sheet: MapSheet;
  readonly label: string;
  /** What the live region says of the cell under the cursor. */
  readonly describe: (cell: number) => string;
  readonly onCell: (cell: number, by: PressedBy) => void;
  /** Escape: true if there was something to cancel; else the cursor goes. */
  readonly onEscape: () => boolean;
  /** Drawn on the map, in sheet units. */
  readonly children: ReactNode;
  /** Laid over the map, in pixels. */
  readonly over?: ReactNode;
  /** More tools beside those that move the map. */
  readonly tools?: ReactNode;
}

/** The board of a hex game: the map, what is drawn on it, and the tools to move about. */
export function HexBoard(props: HexBoardProps) {
  const { controller, sheet, label, describe, onCell, onEscape, children, over, tools } = props;
  const map = useRef<MapHandle>(null);
  const desk = deskOf(controller);
  const cursor = useDesk(controller, (state) => state.cursor);
  const [ready, setReady] = useState(false);
  const [scale, setScale] = useState<number>();
  // Whoever takes the table over finds the map where it is.
  useEffect(() => {
    if (ready) desk.setState({ map: map.current ?? undefined, sheet });
    return () => desk.setState({ map: undefined, sheet: undefined, hover: undefined });
  }, [desk, ready, sheet]);
  useEffect(() => desk.setState({ scale }), [desk, scale]);
  return (
    <div className={css.board}>
      <MapView
        ref={map}
        sheet={sheet}
        layers={LAYERS}
        label={label}
        cursor={cursor}
        onCursor={(cell) => {
          if (cell !== undefined || !onEscape()) desk.setState({ cursor: cell, left: undefined });
        }}
        // At once: the game says where the map opens before the first of it is painted.
        onReady={() => flushSync(() => setReady(true))}
        onScale={setScale}
        onHover={(hover) => desk.setState({ hover })}
        onCell={onCell}
        describe={describe}
      >
        <Drawn sheet={sheet}>{children}</Drawn>
      </MapView>
      <div className={css.tools}>
        <Button aria-label="Zoom in" onClick={() => map.current?.zoomBy(1.6)}>
          +
        </Button>
        <Button aria-label="Zoom out" onClick={() => map.current?.zoomBy(1 / 1.6)}>
          −
        </Button>
        <Button aria-label="Show the whole map" onClick={() => map.current?.fit()}>
          ⤢
        </Button>
        {tools}
      </div>
      {over}
    </div>
  );
}

function Drawn({ sheet, children }: { readonly sheet: MapSheet; readonly children: ReactNode }) {
  const group = useRef<SVGGElement>(null);
  useDetail(group, sheet);
  return (
    <g ref={group} data-detail="far">
      {children}
    </g>
  );
}
