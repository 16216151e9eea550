import { hexDistance } from '@club-route/engine';
import { board, cellOf, CELLS, NORTH_OF_RHINE } from '../data/board.ts';

/** Where the Allied script holds out beyond the Rhine. */

const NO_FORT = 255;

/** Woods west of Arnhem, near the bridge. */
export const HEATH: readonly number[] = ['1703', '1702', '1603', '1602', '1802'].map(cellOf);

/**
 * Wooded hills at Rhenen, with the river behind them: who defends there has double defence, and double fire at whoever
 * comes over open ground. Then the open ground beside them, for gliders.
 */
export const RIDGE: readonly number[] = ['1104', '1204', '1004', '1105', '0904', '1205', '1003', '1103', '1203'].map(
  cellOf,
);

/** Cell -> hexes to the nearest of a fort; south of the Rhine nobody looks for one. */
export const TO_FORT: Uint8Array = Uint8Array.from({ length: CELLS }, (_, cell) =>
  NORTH_OF_RHINE[cell] === 0
    ? NO_FORT
    : Math.min(...[...HEATH, ...RIDGE].map((fort) => hexDistance(board, cell, fort))),
);
