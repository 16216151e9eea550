import type { LayerView } from '../../hex/game.ts';

/** The dots of the rule book: which hexes the Allies own. */
export const OWNERSHIP: LayerView = { id: 'ownership', name: 'Allied hexes', startsOn: true };
/** How each unit is supplied, and what would cut it off. */
export const SUPPLY: LayerView = { id: 'supply', name: 'Supply', startsOn: false };

export const LAYERS: readonly LayerView[] = [OWNERSHIP, SUPPLY];
