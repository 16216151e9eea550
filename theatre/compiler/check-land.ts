import { directionTo, Flood } from '@club-route/engine';
import type { TheatreBoard } from '../src/board.ts';
import type { Land } from '../src/ground/index.ts';
import { isOff, type Check } from './check.ts';
import { groundPlaces } from './draft.ts';
import type { Plan } from './plan.ts';

/** The corridor is one road from the southern entry to Arnhem, through every town on the way. */
export const corridorIsWhole: Check = (plan, theatre) => {
  const { board, file, places } = theatre;
  const open = new Uint8Array(board.cells * board.degree);
  for (const { chain } of file.roads.filter(({ id }) => id.startsWith('club-'))) {
    const cells = chain.split(' ').map((label) => board.cellByLabel.get(label) ?? -1);
    for (let at = 1; at < cells.length; at++) {
      const step = cells[at - 1] * board.degree + directionTo(board, cells[at - 1], cells[at]);
      open[step] = 1;
      open[board.reverse[step]] = 1;
    }
  }
  const entry = board.cellByLabel.get(plan.expect.corridor.entry) ?? -1;
  const trail = new Flood(board).spread(Int16Array.of(entry), 1, { openSteps: open });
  const complaints: string[] = [];
  for (const id of plan.expect.corridor.through) {
    const cells = places.get(id);
    if (cells === undefined) complaints.push(`${id} is not on the board`);
    else if (!cells.some((cell) => trail.has(cell)))
      complaints.push(`the corridor from ${plan.expect.corridor.entry} does not reach ${id}`);
  }
  return complaints;
};

/** With no crossing the lands lie apart; with all of them they are one. Canals part what the plan says they part. */
export const landsPartAndJoin: Check = (plan, theatre) => {
  const { board } = theatre;
  const lands = regions(plan, theatre, ['river'], false);
  const dry = regions(plan, theatre, ['river', 'canal'], false);
  const joined = regions(plan, theatre, ['river', 'canal'], true);
  const complaints: string[] = [];
  for (let cell = 0; cell < board.cells; cell++) {
    const land = theatre.land[cell];
    const seed = land === undefined ? undefined : plan.lands[land];
    if (seed !== undefined && lands[cell] !== lands[board.cellByLabel.get(seed) ?? -1]) {
      complaints.push(`${board.labels[cell]} is written down as ${land} but lies apart from it`);
    }
  }
  const seeds = Object.entries(plan.lands) as [Land, string][];
  for (const [index, [land, label]] of seeds.entries()) {
    const cell = board.cellByLabel.get(label) ?? -1;
    for (const [otherLand, otherLabel] of seeds.slice(index + 1)) {
      const other = board.cellByLabel.get(otherLabel) ?? -1;
      if (lands[cell] === lands[other]) complaints.push(`${land} and ${otherLand} are not parted`);
      if (joined[cell] !== joined[other]) complaints.push(`${land} and ${otherLand} are not joined by any crossing`);
    }
  }
  for (const [a, b] of plan.expect.partedByCanals) {
    const [from, to] = [a, b].map((id) => theatre.places.get(id)?.[0] ?? -1);
    if (from < 0 || to < 0) complaints.push(`${a} or ${b} is not on the board`);
    else if (dry[from] === dry[to]) complaints.push(`no canal parts ${a} and ${b}`);
    else if (joined[from] !== joined[to]) complaints.push(`no crossing joins ${a} and ${b}`);
  }
  return complaints;
};

/** Places and marks stand on dry land on their own bank. */
export const everythingOnItsBank: Check = (plan, theatre) => {
  const { board, places, marks } = theatre;
  const lands = theatre.land;
  const complaints: string[] = [];
  for (const [id, cells] of places) {
    const land = groundPlaces.get(id)?.land;
    for (const cell of cells)
      if (lands[cell] !== land)
        complaints.push(`${id} at ${board.labels[cell]} is in ${lands[cell] ?? 'no land'}, not in ${land}`);
  }
  for (const { id, cellList } of marks.values()) {
    const wanted = plan.expect.markLands[id];
    for (const cell of cellList) {
      if (theatre.cellWater[cell] >= 0) complaints.push(`${id} at ${board.labels[cell]} is in the water`);
      if (wanted === undefined) complaints.push(`nobody says on which bank ${id} is`);
      else if (wanted !== 'any' && lands[cell] !== wanted && !isOff(plan, board, cell))
        complaints.push(`${id} at ${board.labels[cell]} is in ${lands[cell] ?? 'no land'}, not in ${wanted}`);
    }
  }
  return complaints;
};

/** Foot soldiers can walk everywhere they should. */
export const noCellIsLost: Check = (plan, theatre) => {
  const { board } = theatre;
  const walked = regions(plan, theatre, plan.expect.footFords ? ['river'] : ['river', 'canal'], true);
  const home = walked[board.cellByLabel.get(plan.expect.corridor.entry) ?? -1];
  const lost = new Set(plan.expect.lostCells.split(' '));
  return board.labels
    .filter(
      (label, cell) => walked[cell] >= 0 && walked[cell] !== home && !lost.has(label) && !isOff(plan, board, cell),
    )
    .map((label) => `nobody can walk to ${label}`);
};

/** cell -> region when these waters stop everybody, but for crossings if they count; -1 for squares of water. */
function regions(plan: Plan, theatre: TheatreBoard, kinds: readonly string[], crossingsCount: boolean): Int16Array {
  const { board, waters, sideWater, cellWater, sideCrossing, cellCrossing } = theatre;
  const openSides = Uint8Array.from(sideWater, (water, side) =>
    water >= 0 && kinds.includes(waters[water].kind) && !(crossingsCount && sideCrossing[side] >= 0) ? 0 : 1,
  );
  const blocked = Uint8Array.from(cellWater, (water, cell) =>
    isOff(plan, board, cell) || (water >= 0 && !(crossingsCount && cellCrossing[cell] >= 0)) ? 1 : 0,
  );
  const out = new Int16Array(board.cells);
  new Flood(board).regions({ openSides, blocked }, out);
  return out;
}
