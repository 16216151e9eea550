import { sideLabel } from '@club-route/engine';
import { LAND_LETTERS, REASON_DIGITS, type BoardFile } from '../src/board-file.ts';
import { groundPlaces, groundWater, type Draft } from './draft.ts';
import { MapError } from './errors.ts';

/** The finished draft as the file holds it. */
export function boardFile(draft: Draft): BoardFile {
  const { plan, board } = draft;
  if (draft.reasons.length > REASON_DIGITS.length) {
    throw new MapError(plan.folder, 'reasons', `a board has at most ${REASON_DIGITS.length} of them`);
  }
  return {
    id: plan.id,
    title: plan.title,
    grid: plan.grid,
    projection: draft.fitted.projection,
    reasons: draft.reasons.map(({ certainty, text }) => [certainty, text]),
    terrain: terrainFile(draft),
    lands: landFile(draft),
    flags: [...draft.flags].flatMap(([flag, cells]) =>
      grouped(cells).map(([why, list]) => ({ flag, why, cells: draft.labels(list) })),
    ),
    waters: plan.waters.map(({ id, kind }) => ({
      id,
      name: groundWater.get(id)?.name ?? id,
      kind,
      parts: [
        ...grouped(draft.waterSides.get(id) ?? new Map()).map(([why, list]) => ({
          why,
          sides: list.map((side) => sideLabel(board, side)).join(' '),
        })),
        ...grouped(draft.waterCells.get(id) ?? new Map()).map(([why, list]) => ({ why, cells: draft.labels(list) })),
      ],
    })),
    roadKinds: plan.roads.map(({ kind }) => kind),
    roads: draft.roads,
    rails: draft.rails,
    crossings: draft.crossings,
    borders: draft.borders.map(({ id, why, sides }) => ({
      id,
      why,
      sides: sides.map((side) => sideLabel(board, side)).join(' '),
    })),
    names: [...draft.places].map(([id, { value, why }]) => [
      groundPlaces.get(id)?.name ?? id,
      id,
      draft.labels(value),
      why,
    ]),
    marks: draft.marks,
  };
}

function terrainFile(draft: Draft): BoardFile['terrain'] {
  const { plan, board } = draft;
  const letterOf = new Map(Object.entries(plan.terrain.kinds).map(([letter, kind]) => [kind, letter]));
  const columns: string[] = [];
  const why: string[] = [];
  for (let column = 0; column < board.columns; column++) {
    let letters = '';
    let digits = '';
    for (let row = 0; row < board.rows; row++) {
      const cell = board.cellByPlace[column * board.rows + row];
      const terrain = cell < 0 ? undefined : draft.terrain[cell];
      if (cell >= 0 && terrain === undefined) {
        throw new MapError(`${plan.folder}/facts.ts`, `cell ${board.labels[cell]}`, 'has no terrain');
      }
      letters += terrain === undefined ? '.' : letterOf.get(terrain.value);
      digits += terrain === undefined ? '.' : REASON_DIGITS[terrain.why];
    }
    columns.push(letters);
    why.push(digits);
  }
  return { kinds: plan.terrain.kinds, columns, why };
}

function landFile({ board, lands, terrain, plan }: Draft): string[] {
  return Array.from({ length: board.columns }, (_, column) =>
    Array.from({ length: board.rows }, (__, row) => {
      const cell = board.cellByPlace[column * board.rows + row];
      if (cell < 0) return '.';
      const land = terrain[cell]?.value === plan.riverSquares ? undefined : lands[cell];
      return land === undefined ? '-' : LAND_LETTERS[land];
    }).join(''),
  );
}

/** reason -> what it holds for, in order. */
function grouped(known: ReadonlyMap<number, number>): readonly (readonly [number, number[]])[] {
  const groups = new Map<number, number[]>();
  for (const [item, why] of [...known].toSorted(([a], [b]) => a - b))
    groups.set(why, [...(groups.get(why) ?? []), item]);
  return [...groups].toSorted(([a], [b]) => a - b);
}

/** One feature to a line: small to download, and a change shows as the line it is. */
export function boardText(file: BoardFile): string {
  const lines: string[] = [];
  for (const [key, value] of Object.entries(file)) {
    if (Array.isArray(value))
      lines.push(`${JSON.stringify(key)}: [${block(value.map((item) => JSON.stringify(item)))}]`);
    else if (key === 'terrain') {
      const { kinds, columns, why } = value as BoardFile['terrain'];
      const list = (items: readonly string[]): string => `[${block(items.map((item) => JSON.stringify(item)))}]`;
      lines.push(`"terrain": {"kinds": ${JSON.stringify(kinds)}, "columns": ${list(columns)}, "why": ${list(why)}}`);
    } else lines.push(`${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  }
  return `{\n${lines.join(',\n')}\n}\n`;
}

function block(items: readonly string[]): string {
  return items.length === 0 ? '' : `\n${items.join(',\n')}\n`;
}
