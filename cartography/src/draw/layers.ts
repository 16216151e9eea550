/** Where a sheet is looked at: the page of a map, the table of a game, a mail, the list of maps. */
type Place = 'page' | 'table' | 'mail' | 'list';

interface LayerEntry {
  readonly layer: string;
  /** Its name on the switch. */
  readonly words: string;
  /** Where it is shown without being asked for. */
  readonly shownOn: readonly Place[];
  /** Some boards have nothing of it; they have no switch for it either. */
  readonly optional?: true;
}

const EVERYWHERE = ['page', 'table', 'mail', 'list'] as const;
const LARGE = ['page', 'table', 'mail'] as const;

/** Every layer of a map, in the order of their switches: add one here, and draw items or labels that name it. */
export const LAYERS = [
  { layer: 'terrain', words: 'Terrain', shownOn: EVERYWHERE },
  { layer: 'water', words: 'Water and crossings', shownOn: EVERYWHERE },
  { layer: 'roads', words: 'Roads', shownOn: EVERYWHERE },
  { layer: 'rail', words: 'Railways', shownOn: EVERYWHERE, optional: true },
  { layer: 'borders', words: 'Borders', shownOn: EVERYWHERE, optional: true },
  { layer: 'names', words: 'Names', shownOn: EVERYWHERE },
  { layer: 'grid', words: 'Grid', shownOn: LARGE },
  { layer: 'numbers', words: 'Numbers, from nearby', shownOn: LARGE },
  // For study: a page shows these two when they are asked for.
  { layer: 'marks', words: 'Marks of the rules', shownOn: ['mail'], optional: true },
  { layer: 'provenance', words: 'How the terrain is known', shownOn: [] },
] as const satisfies readonly LayerEntry[];

export type Layer = (typeof LAYERS)[number]['layer'];

const ENTRIES: readonly (LayerEntry & { readonly layer: Layer })[] = LAYERS;

export function layersOn(place: Place): ReadonlySet<Layer> {
  return new Set(ENTRIES.filter(({ shownOn }) => shownOn.includes(place)).map(({ layer }) => layer));
}

/** The layers that a sheet with these items has. */
export function layersOf(
  items: readonly { readonly layer: Layer }[],
): readonly (LayerEntry & { readonly layer: Layer })[] {
  return ENTRIES.filter(({ layer, optional }) => optional !== true || items.some((item) => item.layer === layer));
}
