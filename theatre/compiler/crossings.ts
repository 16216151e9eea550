import { sideBetween } from '@club-route/engine';
import { groundCrossings, groundWater, type Draft } from './draft.ts';
import { decideClearly, MapError } from './errors.ts';
import { distance, middle } from './geometry.ts';
import { isOnMap } from './places.ts';
import { riverWay } from './squares.ts';

/** Facts first; every other crossing goes to the side of its water whose middle is nearest. */
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
    if (crossing === undefined) throw new MapError(`${plan.folder}/rules.ts`, id, 'is no crossing of the ground');
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

/** The two cells on either side of a crossing: over the side of its water that is nearest to it. */
function sideWay(draft: Draft, id: string): number[] | undefined {
  const { board, plan } = draft;
  const crossing = groundCrossings.get(id);
  const sides = crossing === undefined ? undefined : draft.waterSides.get(crossing.water);
  if (crossing === undefined || sides === undefined) {
    throw new MapError(`${plan.folder}/rules.ts`, `crossing ${id}`, 'its water is not on this board');
  }
  const spot = draft.spotOf(crossing);
  let best = -1;
  let bestDistance = Infinity;
  let second = Infinity;
  for (const side of sides.keys()) {
    const away = distance(
      middle(draft.centre(board.sideCells[side * 2]), draft.centre(board.sideCells[side * 2 + 1])),
      spot,
    );
    if (away < bestDistance) {
      second = bestDistance;
      bestDistance = away;
      best = side;
    } else second = Math.min(second, away);
  }
  if (best < 0 || bestDistance > 1.5) return undefined;
  decideClearly(second - bestDistance, `${plan.folder}/facts.ts`, `crossing ${id}`, 'which side it is on');
  return [board.sideCells[best * 2], board.sideCells[best * 2 + 1]];
}
