import { useSettings } from '../../app/settings.ts';
import { deskOf, useDesk, type Desk } from '../desk.ts';
import type { HexGame, LayerView } from '../game.ts';

/** The counters: without them the map shows the ground they stand on. */
export const UNITS: LayerView = { id: 'units', name: 'Units', startsOn: true };

/** Where enemies were last seen. */
export const SIGHTINGS: LayerView = { id: 'sightings', name: 'Last seen', startsOn: true };

/** What can be laid over the map of a game. */
export function layersOf({ layers = [], remembers }: HexGame): readonly LayerView[] {
  return [UNITS, ...(remembers ? [SIGHTINGS] : []), ...layers];
}

type Switched = Desk['switched'] | readonly string[];

function isOn(switched: Switched, { id, startsOn }: LayerView): boolean {
  return new Set(switched).has(id) !== startsOn;
}

export function useLayer(controller: object, layer: LayerView): boolean {
  const here = useDesk(controller, ({ switched }) => isOn(switched, layer));
  const always = useSettings(({ layers }) => isOn(layers, layer));
  return layer.isKept ? always : here;
}

export function isLayerOn(controller: object, layer: LayerView): boolean {
  return isOn(layer.isKept ? useSettings.getState().layers : deskOf(controller).getState().switched, layer);
}

export function switchLayer(controller: object, { id, isKept }: LayerView): void {
  if (isKept) useSettings.setState(({ layers }) => ({ layers: [...turned(layers, id)] }));
  else deskOf(controller).setState(({ switched }) => ({ switched: turned(switched, id) }));
}

function turned(switched: Switched, id: string): ReadonlySet<string> {
  const next = new Set(switched);
  if (!next.delete(id)) next.add(id);
  return next;
}
