import type { HexProps } from '../game.ts';
import { layersOf, switchLayer, useLayer } from './switches.ts';
import css from './Layers.module.css';

/** Switches for what is laid over the map, behind a button among the tools of the map. */
export function Layers({ controller, game }: HexProps) {
  return (
    <details className={css.layers}>
      <summary aria-label="Layers" title="Layers">
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M10 3 18 7.5 10 12 2 7.5ZM2 11 10 15.5 18 11M2 14 10 18.5 18 14" />
        </svg>
      </summary>
      <ul>
        {layersOf(game).map((layer) => (
          <li key={layer.id}>
            <Switch controller={controller} layer={layer} />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface SwitchProps extends Pick<HexProps, 'controller'> {
  readonly layer: ReturnType<typeof layersOf>[number];
}

function Switch({ controller, layer }: SwitchProps) {
  const isOn = useLayer(controller, layer);
  return (
    <label>
      <input type="checkbox" checked={isOn} onChange={() => switchLayer(controller, layer)} />
      {layer.name}
    </label>
  );
}
