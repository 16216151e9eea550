import type { Layer } from '@club-route/cartography/draw/item';

/** What the map under a game shows. */
export const LAYERS: ReadonlySet<Layer> = new Set<Layer>([
  'terrain',
  'water',
  'roads',
  'rail',
  'borders',
  'names',
  'grid',
  'numbers',
]);
