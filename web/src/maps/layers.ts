import type { Layer } from '@club-route/cartography/draw/item';

export const LAYERS: readonly { readonly layer: Layer; readonly words: string }[] = [
  { layer: 'terrain', words: 'Terrain' },
  { layer: 'water', words: 'Water and crossings' },
  { layer: 'roads', words: 'Roads' },
  { layer: 'rail', words: 'Railways' },
  { layer: 'borders', words: 'Borders' },
  { layer: 'names', words: 'Names' },
  { layer: 'grid', words: 'Grid' },
  { layer: 'numbers', words: 'Numbers, from nearby' },
  { layer: 'marks', words: 'Marks of the rules' },
  { layer: 'provenance', words: 'How the terrain is known' },
];

/** Marks and provenance are for study: they are asked for. */
export const SHOWN_FIRST: ReadonlySet<Layer> = new Set(
  LAYERS.map(({ layer }) => layer).filter((layer) => layer !== 'marks' && layer !== 'provenance'),
);
