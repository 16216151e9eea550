import { directionTo } from '@club-route/engine';
import { allRailways, allRoads, type Point } from '../src/ground/index.ts';
import type { Draft } from './draft.ts';
import { MapError } from './errors.ts';
import { WayFinder } from './way-finder.ts';

/** Roads: those of the ground that the plan lists, then those of the facts. */
export function placeRoads(draft: Draft): void {
  const { plan, board } = draft;
  const why = draft.reason('deduced', 'from the ground: the cells along the line of the road');
  const roads = plan.roads.flatMap(({ kind, ids }) => ids.map((id) => ({ id, kind, line: roadLine(draft, id) })));
  const finder = new WayFinder(
    draft,
    roads.map(({ line }) => line),
  );
  for (const { id, kind, line } of roads) {
    const chains = finder.chain(id, line);
    if (chains.length === 0 && plan.wholeGround !== true) {
      throw new MapError('theatre/src/ground/roads.ts', id, 'the road lies off the map');
    }
    for (const chain of chains) draft.roads.push({ id, kind, why, chain: draft.labels(chain) });
  }
  const kinds = plan.roads.map(({ kind }) => kind);
  for (const [fact, group] of draft.facts('road')) {
    if (!kinds.includes(fact.kind)) throw new MapError(group.file, fact.kind, 'is no kind of road on this board');
    const cells = draft.cells(fact.chain, group.file);
    for (let at = 1; at < cells.length; at++) {
      if (directionTo(board, cells[at - 1], cells[at]) < 0) {
        const gap = `${board.labels[cells[at - 1]]} to ${board.labels[cells[at]]}`;
        throw new MapError(group.file, `road ${fact.road}, ${gap}`, 'a road runs between cells that touch');
      }
      const ends = [board.labels[cells[at - 1]], board.labels[cells[at]]].toSorted().join('/');
      draft.book.note(`road over side ${ends}`, fact.kind, group);
    }
    draft.roads.push({ id: fact.road, kind: fact.kind, why: draft.reasonOf(group), chain: draft.labels(cells) });
  }
}

function roadLine(draft: Draft, id: string): readonly Point[] {
  const road = allRoads.find((candidate) => candidate.id === id);
  if (road === undefined) throw new MapError(`${draft.plan.folder}/index.ts`, id, 'is no road of the ground');
  return road.line;
}

export function placeRails(draft: Draft): void {
  const { plan } = draft;
  if (plan.rails.length === 0) return;
  const why = draft.reason('deduced', 'from the ground: the cells along the line of the railway');
  const rails = plan.rails.map((id) => {
    const rail = allRailways.find((candidate) => candidate.id === id);
    if (rail === undefined) throw new MapError(`${plan.folder}/index.ts`, id, 'is no railway of the ground');
    return rail;
  });
  const finder = new WayFinder(
    draft,
    rails.map(({ line }) => line),
  );
  for (const { id, line } of rails) {
    for (const chain of finder.chain(id, line)) draft.rails.push({ id, why, chain: draft.labels(chain) });
  }
}
