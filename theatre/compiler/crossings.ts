import { sideBetween } from '@club-route/engine';
import { allRailways, allRoads } from '../src/ground/index.ts';
import { groundCrossings, groundWater, type Draft } from './draft.ts';
import { decideClearly, MapError } from './errors.ts';
import { distance, distanceToLine, middle, type Spot } from './geometry.ts';
import { isOnMap } from './places.ts';
import { riverWay } from './squares.ts';

/** How far, in cells, a side may be from its crossing. */
const REACH = 1.5;

/** Facts first; every other crossing goes to the side of its water that suits it best. */
export function placeCrossings(draft: Draft): void {
  const { plan, board } = draft;
  for (const [fact, group] of draft.facts('crossing')) {
    draft.book.note(`crossing ${fact.crossing}`, fact.cells, group);
    const cells = draft.cells(fact.cells, group.file);
    for (let at = 1; at < cells.length; at++) {
      if (sideBetween(board, cells[at - 1], cells[at]) < 0) {
        throw new MapError(group.file, `crossing ${fact.crossing}`, 'a side lies between two cells that touch');
      }
    }
    if (cells.length === 2)
      checkWet(draft, fact.over, sideBetween(board, cells[0], cells[1]), fact.crossing, group.file);
    draft.crossings.push({
      id: fact.crossing,
      name: fact.name ?? groundCrossings.get(fact.crossing)?.name ?? fact.crossing,
      kind: fact.kind,
      water: fact.over,
      why: draft.reasonOf(group),
      cells: draft.labels(cells),
      ...(fact.traits === undefined ? {} : { traits: fact.traits }),
    });
  }
  const why = draft.reason('deduced', 'from the ground: the side of its water nearest to it');
  for (const { id, kind, traits } of plan.crossings) {
    if (draft.crossings.some((crossing) => crossing.id === id)) continue;
    const crossing = groundCrossings.get(id);
    if (crossing === undefined) throw new MapError(`${plan.folder}/index.ts`, id, 'is no crossing of the ground');
    if (plan.wholeGround === true && !isOnMap(draft, draft.spotOf(crossing))) continue;
    const cells = draft.waterCells.has(crossing.water) ? riverWay(draft, id) : sideWay(draft, id);
    if (cells === undefined && plan.wholeGround === true) continue;
    if (cells === undefined) throw new MapError('theatre/src/ground/crossings.ts', id, 'the crossing lies off the map');
    draft.crossings.push({
      id,
      name: crossing.name,
      kind,
      water: crossing.water,
      why,
      cells: draft.labels(cells),
      ...(traits === undefined ? {} : { traits }),
    });
  }
}

function checkWet(draft: Draft, water: string, side: number, feature: string, file: string): void {
  if (draft.waterSides.get(water)?.has(side) !== true) {
    throw new MapError(
      file,
      `crossing ${feature}`,
      `there is no ${groundWater.get(water)?.name ?? water} on this side`,
    );
  }
}

/**
 * The two cells on either side of a crossing: over the side of its water that lies nearest to it, and to the road or
 * railway that uses it on both banks. A side that a greater water shares is left to that water.
 */
function sideWay(draft: Draft, id: string): number[] | undefined {
  const { board, plan } = draft;
  const crossing = groundCrossings.get(id);
  const sides = crossing === undefined ? undefined : draft.waterSides.get(crossing.water);
  if (crossing === undefined || sides === undefined) {
    throw new MapError(`${plan.folder}/index.ts`, `crossing ${id}`, 'its water is not on this board');
  }
  const spot = draft.spotOf(crossing);
  const ways = [...allRoads, ...allRailways]
    .filter(({ line }) => line.some(({ lat, lon }) => lat === crossing.lat && lon === crossing.lon))
    .map(({ line }) => line.map((point) => draft.spotOf(point)));
  const greater = plan.waters.slice(
    0,
    plan.waters.findIndex((water) => water.id === crossing.water),
  );
  let best = -1;
  let bestScore = Infinity;
  let second = Infinity;
  for (const side of sides.keys()) {
    if (greater.some((water) => draft.waterSides.get(water.id)?.has(side) === true)) continue;
    const banks = [draft.centre(board.sideCells[side * 2]), draft.centre(board.sideCells[side * 2 + 1])] as const;
    const away = distance(middle(...banks), spot);
    if (away > REACH) continue;
    const astray = (bank: Spot): number => Math.min(1, ...ways.map((way) => distanceToLine(bank, way)));
    const score = away + (ways.length === 0 ? 0 : (astray(banks[0]) + astray(banks[1])) / 2);
    if (score < bestScore) {
      second = bestScore;
      bestScore = score;
      best = side;
    } else second = Math.min(second, score);
  }
  if (best < 0) return undefined;
  if (second < Infinity) {
    decideClearly(second - bestScore, `${plan.folder}/facts.ts`, `crossing ${id}`, 'which side it is on');
  }
  return [board.sideCells[best * 2], board.sideCells[best * 2 + 1]];
}
