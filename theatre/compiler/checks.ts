import { loadHexBoard, loadSquareBoard } from '../src/board.ts';
import type { BoardFile } from '../src/board-file.ts';
import { corridorIsWhole, everythingOnItsBank, landsPartAndJoin, noCellIsLost } from './check-land.ts';
import { crossingsCarryRoads, watersRunOn } from './check-water.ts';
import type { Check } from './check.ts';
import type { Plan } from './plan.ts';

export const allChecks: Readonly<Record<string, Check>> = {
  watersRunOn,
  crossingsCarryRoads,
  corridorIsWhole,
  landsPartAndJoin,
  everythingOnItsBank,
  noCellIsLost,
};

/** Every complaint about a compiled board, with the check that makes it. */
export function complaintsAbout(plan: Plan, file: BoardFile): readonly string[] {
  const theatre = file.grid.shape === 'hex' ? loadHexBoard(file) : loadSquareBoard(file);
  return Object.entries(allChecks).flatMap(([name, check]) =>
    check(plan, theatre).map((complaint) => `${plan.id}: ${name}: ${complaint}`),
  );
}
