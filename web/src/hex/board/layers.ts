import { layersOn } from '@club-route/cartography/draw/layers';

/** What the map under a game shows. */
export const LAYERS = layersOn('table');
