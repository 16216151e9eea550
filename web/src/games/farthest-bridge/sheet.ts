import { openSheet } from '../../map/sheets.ts';
import type { MapSheet } from '@club-route/cartography/draw/map-sheet';

/** The map of this game, drawn once, before its table opens. */
export const sheetDrawn: Promise<MapSheet> = openSheet('farthest-bridge');
