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

function isOn({ switched }: Desk, { id, startsOn }: LayerView): boolean {
  return switched.has(id) !== startsOn;
}

export function useLayer(controller: object, layer: LayerView): boolean {
  return useDesk(controller, (desk) => isOn(desk, layer));
}

export function isLayerOn(controller: object, layer: LayerView): boolean {
  return isOn(deskOf(controller).getState(), layer);
}

export function switchLayer(controller: object, layer: LayerView): void {
  deskOf(controller).setState(({ switched }) => {
    const next = new Set(switched);
    if (!next.delete(layer.id)) next.add(layer.id);
    return { switched: next };
  });
}
