import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
import { distance, type Spot } from '@club-route/cartography/sheet/spot';
import type { MapStage } from './stage.ts';
import { isArrow, stepFrom, type Arrow } from './steps.ts';

interface Keyboard {
  readonly stage: MapStage;
  readonly sheet: MapSheet;
  readonly cursor: number | undefined;
  readonly onCursor: (cell: number | undefined) => void;
  readonly onCell: ((cell: number, by: 'key') => void) | undefined;
}

/** Pixels that an arrow moves the map by, and where to. */
const PAN: Readonly<Record<Arrow, readonly [number, number]>> = {
  ArrowLeft: [120, 0],
  ArrowRight: [-120, 0],
  ArrowUp: [0, 120],
  ArrowDown: [0, -120],
};
const CLOSER = 1.5;

/** Does what a key asks of the map; false if it asks nothing. */
export function pressKey(keyboard: Keyboard, key: string, shift: boolean): boolean {
  const { stage, cursor, onCursor, onCell } = keyboard;
  if (isArrow(key)) {
    moveBy(keyboard, key, shift);
    return true;
  }
  switch (key) {
    case '+':
    case '=':
      stage.zoomBy(CLOSER);
      return true;
    case '-':
      stage.zoomBy(1 / CLOSER);
      return true;
    case '0':
      stage.fit();
      return true;
    case 'Enter':
    case ' ':
      if (cursor === undefined) onCursor(middleCell(keyboard));
      else onCell?.(cursor, 'key');
      return true;
    case 'Escape':
      if (cursor === undefined) return false;
      onCursor(undefined);
      return true;
    default:
      return false;
  }
}

function moveBy({ stage, sheet, cursor, onCursor }: Keyboard, arrow: Arrow, shift: boolean): void {
  if (cursor === undefined || shift) {
    stage.panBy(...PAN[arrow]);
    return;
  }
  const next = stepFrom(sheet, cursor, arrow);
  stage.reveal(sheet.cells.centre[next]);
  onCursor(next);
}

/** The cell in the middle of what the window shows, or the nearest to it. */
function middleCell({ stage, sheet }: Keyboard): number {
  return nearestCell(sheet, stage.middle);
}

export function nearestCell({ cells }: MapSheet, spot: Spot): number {
  const under = cells.at(spot);
  if (under >= 0) return under;
  let best = 0;
  for (const [cell, centre] of cells.centre.entries()) {
    if (distance(centre, spot) < distance(cells.centre[best], spot)) best = cell;
  }
  return best;
}
