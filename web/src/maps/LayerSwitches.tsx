import type { Layer } from '@club-route/cartography/draw/item';
import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
import { LAYERS } from './layers.ts';
import css from './MapPage.module.css';

interface LayerSwitchesProps {
  readonly sheet: MapSheet;
  readonly layers: ReadonlySet<Layer>;
  readonly onLayers: (layers: ReadonlySet<Layer>) => void;
}

export function LayerSwitches({ sheet, layers, onLayers }: LayerSwitchesProps) {
  const toggle = (layer: Layer): void => {
    const next = new Set(layers);
    if (!next.delete(layer)) next.add(layer);
    onLayers(next);
  };
  return (
    <fieldset className={css.layers}>
      <legend className="visually-hidden">Layers</legend>
      {LAYERS.filter(({ layer }) => isThere(sheet, layer)).map(({ layer, words }) => (
        <label key={layer}>
          <input type="checkbox" checked={layers.has(layer)} onChange={() => toggle(layer)} />
          {words}
        </label>
      ))}
    </fieldset>
  );
}

function isThere({ rails, theatre }: MapSheet, layer: Layer): boolean {
  if (layer === 'rail') return rails.length > 0;
  if (layer === 'borders') return theatre.borders.size > 0;
  return layer === 'marks' ? theatre.marks.size > 0 : true;
}
