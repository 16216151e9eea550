import type { TheatreBoard } from '@club-route/theatre';
import { sheetCells } from '../sheet/cells.ts';
import { drawnInSteps, type DrawnSheet, type SheetGround } from './drawn-sheet.ts';
import { mapSheet, type MapSheet } from './map-sheet.ts';

const BARE: SheetGround = {
  allBorders: [],
  allCover: [],
  allPlaces: [],
  allRailways: [],
  allRoads: [],
  allSites: [],
  allWater: [],
};

/** A board drawn as a map, by what it says itself. */
export function drawSheet(theatre: TheatreBoard): MapSheet {
  return mapSheet(theatre, drawn(theatre, BARE));
}

/** A board drawn, with the country under it. */
export function drawn(theatre: TheatreBoard, ground: SheetGround): DrawnSheet {
  const steps = drawnInSteps(theatre, sheetCells(theatre), ground);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** The same, with pauses in which others work. */
export async function drawSheetInSteps(
  theatre: TheatreBoard,
  ground: SheetGround = BARE,
  pause?: () => Promise<void>,
): Promise<MapSheet> {
  const cells = sheetCells(theatre);
  const steps = drawnInSteps(theatre, cells, ground);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return mapSheet(theatre, step.value, cells);
    await pause?.();
  }
}
