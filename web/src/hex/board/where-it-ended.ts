import { CELL, distance } from '@club-route/cartography/sheet/spot';
import type { MapSheet } from '@club-route/cartography/draw/map-sheet';
import type { HexGame, HexProps, ReportView } from '../game.ts';

/** Fights longer ago than so many entries did not end it. */
const LATELY = 60;
/** Cells that a phone shows round the one in the middle, about. */
const NEAR = 3;

/** Where to look at a match that is over: at its last fight, else where most of the units are. */
export function whereItEnded({ controller, game }: HexProps, sheet: MapSheet): number | undefined {
  return lastFight({ controller, game }) ?? thickest(game.picture(controller), sheet);
}

function lastFight({ controller: { source }, game }: HexProps): number | undefined {
  for (let n = source.last; n > Math.max(0, source.last - LATELY); n--) {
    const before = source.sightAt(n - 1);
    const fight = source.frame(n).reports.findLast((report) => isFight(game.view(report, before)));
    if (fight !== undefined) return game.view(fight, before).cells[0];
  }
  return undefined;
}

function isFight({ cells, roll, lost, arrows = [] }: ReportView): boolean {
  return cells.length > 0 && (roll !== undefined || lost !== undefined || arrows.length > 0);
}

function thickest({ pieces }: ReturnType<HexGame['picture']>, { cells: { centre } }: MapSheet): number | undefined {
  const near = (cell: number): number =>
    pieces.filter((piece) => distance(centre[cell], centre[piece.cell]) <= NEAR * CELL).length;
  return pieces
    .map(({ cell }) => ({ cell, near: near(cell) }))
    .reduce<{ cell: number; near: number } | undefined>(
      (best, one) => (best === undefined || one.near > best.near ? one : best),
      undefined,
    )?.cell;
}
