import type { LayerView } from '../../hex/game.ts';

/** 1.7: cities and airfields in Allied hands, supplies, and the hexes landed in on this day. */
export const CONTROL: LayerView = { id: 'control', name: 'Control and landings', startsOn: true };
/** 7.14: how each unit is supplied as far as its side sees. */
export const SUPPLY: LayerView = { id: 'supply', name: 'Supply', startsOn: false };
/** 1.2: the hexes that own units light. */
export const SEEN: LayerView = { id: 'seen', name: 'What you see', startsOn: false };

export const LAYERS: readonly LayerView[] = [CONTROL, SUPPLY, SEEN];
