import { openSheet } from '../../map/boards.ts';
import type { MapSheet } from '../../map/draw/map-sheet.ts';

/** The map of this game, drawn once, before its table opens. */
export const sheetDrawn: Promise<MapSheet> = openSheet('farthest-bridge');
