import { Link, useLoaderData } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { layersOn, type Layer } from '@club-route/cartography/draw/layers';
import { MapView, type MapHandle } from '../map/view/MapView.tsx';
import { Button } from '../ui/Button.tsx';
import { useTouch } from '../ui/touch-words.ts';
import { CellPanel } from './CellPanel.tsx';
import { ExportTools } from './ExportTools.tsx';
import { lineOf, soundOf } from './facts.ts';
import { LayerSwitches } from './LayerSwitches.tsx';
import { Legend } from './Legend.tsx';
import { Search } from './Search.tsx';
import { Sources } from './Sources.tsx';
import css from './MapPage.module.css';

const SHOWN_FIRST = layersOn('page');

/** One board as a map, with everything known about it. */
export function MapPage() {
  const sheet = useLoaderData({ from: '/maps/$board' });
  const map = useRef<MapHandle>(null);
  const [layers, setLayers] = useState<ReadonlySet<Layer>>(SHOWN_FIRST);
  const [cursor, setCursor] = useState<number>();
  const [hover, setHover] = useState<number>();
  const [open, setOpen] = useState(false);
  const touch = useTouch();
  const { title } = sheet.theatre.file;
  const shown = cursor ?? hover;
  const find = (cell: number): void => {
    setCursor(cell);
    map.current?.goTo(cell);
  };
  return (
    <div className={css.page}>
      <title>{`${title} – Club Route`}</title>
      <div className={css.map}>
        <MapView
          ref={map}
          sheet={sheet}
          layers={layers}
          label={`Map of ${title}. Arrows move the map, plus and minus zoom, Enter puts a cursor on the map.`}
          cursor={cursor}
          onCursor={setCursor}
          onHover={setHover}
          describe={(cell) => soundOf(sheet, cell)}
        />
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
        </div>
        <p className={css.readout} aria-hidden="true">
          {hover === undefined ? '' : lineOf(sheet, hover)}
        </p>
      </div>
      <aside className={css.side} aria-label="About the map" data-open={open}>
        <header className={css.head}>
          <p className={css.over}>
            <Link to="/maps">Maps</Link>
          </p>
          <h1>{title}</h1>
        </header>
        <Search sheet={sheet} onFound={find} />
        <button type="button" className={css.handle} aria-expanded={open} onClick={() => setOpen(!open)}>
          {shown === undefined ? 'Place, layers, legend' : lineOf(sheet, shown)}
        </button>
        <div className={css.body}>
          {shown === undefined ? (
            <p className={css.hint}>
              {touch
                ? 'Tap a place to see what we know about it, and how.'
                : 'Point at a place to see what we know about it, and how. Click to keep it.'}{' '}
              <span data-by-keys="">
                With the map in focus, <kbd>Enter</kbd> puts a cursor on the map, arrows move it, <kbd>+</kbd>{' '}
                <kbd>−</kbd> <kbd>0</kbd> zoom.
              </span>
            </p>
          ) : (
            <CellPanel sheet={sheet} cell={shown} />
          )}
          {cursor === undefined ? null : <Button onClick={() => setCursor(undefined)}>Clear the selection</Button>}
          <details className={css.section} open>
            <summary>Layers</summary>
            <LayerSwitches sheet={sheet} layers={layers} onLayers={setLayers} />
          </details>
          <details className={css.section} open>
            <summary>Legend</summary>
            <Legend sheet={sheet} layers={layers} />
          </details>
          <details className={css.section}>
            <summary>Export</summary>
            <ExportTools sheet={sheet} layers={layers} />
          </details>
          <details className={css.section}>
            <summary>Sources</summary>
            <Sources />
          </details>
        </div>
      </aside>
    </div>
  );
}
