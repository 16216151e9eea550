import { allBorders } from '../src/ground/index.ts';
import type { Draft } from './draft.ts';
import { decideClearly, MapError } from './errors.ts';
import { countCrossings, distanceToLine, type Spot } from './geometry.ts';
import { setFlag } from './terrain.ts';

/** Sides between two countries, and the flag of the country beyond. */
export function placeBorders(draft: Draft): void {
  const { plan, board } = draft;
  const why = draft.reason('deduced', 'from the ground: the border of 1944');
  for (const id of plan.borders) {
    const line = borderLine(draft, id);
    const sides: number[] = [];
    for (let side = 0; side < board.sides; side++) {
      const a = draft.centre(board.sideCells[side * 2]);
      const b = draft.centre(board.sideCells[side * 2 + 1]);
      if (countCrossings(a, b, line) % 2 === 1) sides.push(side);
    }
    if (sides.length > 0) draft.borders.push({ id, why, sides });
  }
  for (const { flag, border, home } of plan.countries) {
    const line = borderLine(draft, border);
    const from = draft.spotOf(draft.groundPoint(home, `${plan.folder}/index.ts`));
    for (let cell = 0; cell < board.cells; cell++) {
      const margin = distanceToLine(draft.centre(cell), line);
      decideClearly(
        margin,
        `${plan.folder}/facts.ts`,
        `cell ${board.labels[cell]}`,
        `which side of the ${border} it is on`,
      );
      if (countCrossings(from, draft.centre(cell), line) % 2 === 1) setFlag(draft, flag, cell, why);
    }
  }
  for (const [fact, group] of draft.facts('border')) {
    draft.borders.push({ id: fact.border, why: draft.reasonOf(group), sides: draft.sides(fact.sides, group.file) });
  }
}

/** Lines round the cells of a flag: the start line, the edge of the playing field. */
export function placeRims(draft: Draft): void {
  const { board, plan } = draft;
  for (const { border, flag, why } of plan.rims ?? []) {
    const cells = draft.flags.get(flag);
    const sides: number[] = [];
    for (let side = 0; side < board.sides; side++) {
      if (cells?.has(board.sideCells[side * 2]) !== cells?.has(board.sideCells[side * 2 + 1])) sides.push(side);
    }
    draft.borders.push({ id: border, why: draft.reason('ruled', why), sides });
  }
}

function borderLine(draft: Draft, id: string): readonly Spot[] {
  const border = allBorders.find((candidate) => candidate.id === id);
  if (border === undefined) throw new MapError(`${draft.plan.folder}/index.ts`, id, 'is no border of the ground');
  return border.line.map((point) => draft.spotOf(point));
}

export function placeMarks(draft: Draft): void {
  for (const [fact, group] of draft.facts('mark')) {
    draft.book.note(`mark ${fact.mark}`, fact.cells, group);
    draft.marks.push({
      id: fact.mark,
      kind: fact.kind,
      name: fact.name,
      why: draft.reasonOf(group),
      cells: draft.labels(draft.cells(fact.cells, group.file)),
    });
  }
}
