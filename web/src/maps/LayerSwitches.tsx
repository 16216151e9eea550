import { layersOf, type Layer } from '@club-route/cartography/draw/layers';
import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
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
      {layersOf(sheet.lines).map(({ layer, words }) => (
        <label key={layer}>
          <input type="checkbox" checked={layers.has(layer)} onChange={() => toggle(layer)} />
          {words}
        </label>
      ))}
    </fieldset>
  );
}
