import { allCover, allRoads, type CoverKind, type RoadKind } from '../src/ground/index.ts';
import type { Draft } from './draft.ts';
import { MapError } from './errors.ts';
import type { Shares } from './plan.ts';
import { isInside, lengthInside, type Spot } from './geometry.ts';

/** Samples per cell and direction; the shape is filled by scaling these towards the centre. */
const SAMPLES = 8;

/** How much road, in cells, makes a net: one that goes through and not just past a corner. */
const ROAD_LENGTH = 0.7;

/** Facts first; where they are silent, the rule of the board on what covers the cell. */
export function placeTerrain(draft: Draft): void {
  const { plan, board } = draft;
  const kinds = new Set(Object.values(plan.terrain.kinds));
  for (const [fact, group] of draft.facts('terrain')) {
    if (!kinds.has(fact.terrain)) throw new MapError(group.file, fact.terrain, 'is no terrain of this board');
    for (const cell of draft.cells(fact.cells, group.file)) {
      draft.book.note(`terrain of ${board.labels[cell]}`, fact.terrain, group);
      draft.terrain[cell] = { value: fact.terrain, why: draft.reasonOf(group) };
    }
  }
  const { rule, flags } = plan.terrain;
  if (plan.offBoard !== undefined) {
    const why = draft.reason('ruled', 'off the playing field');
    for (let cell = 0; cell < board.cells; cell++) {
      if (!draft.isOffBoard(cell)) continue;
      draft.terrain[cell] = { value: plan.offBoard.terrain, why };
      setFlag(draft, plan.offBoard.terrain, cell, why);
    }
  }
  if (rule === undefined && flags === undefined) return;
  const shares = coverShares(draft);
  const why = draft.reason('deduced', 'from the ground: what covers most of the cell');
  for (let cell = 0; cell < board.cells; cell++) {
    if (draft.isOffBoard(cell)) continue;
    if (rule !== undefined) draft.terrain[cell] ??= { value: rule(shares[cell]), why };
    for (const [flag, holds] of Object.entries(flags ?? {})) if (holds(shares[cell])) setFlag(draft, flag, cell, why);
  }
}

/** Flags by fact, and those of the countries beyond a border. */
export function placeFlags(draft: Draft): void {
  for (const [fact, group] of draft.facts('flag')) {
    for (const cell of draft.cells(fact.cells, group.file)) setFlag(draft, fact.flag, cell, draft.reasonOf(group));
  }
}

/** The road net that a map shows by shading: everywhere but in country too wet or wooded, unless a road runs there. */
export function placeRoadNet(draft: Draft): void {
  const { board, plan } = draft;
  const { roadNet } = plan;
  if (roadNet === undefined) return;
  const lines = roadLines(draft, roadNet.roads);
  const whys = {
    open: draft.reason('deduced', 'from the ground: country with a net of roads'),
    road: draft.reason('deduced', 'from the ground: a road runs through the wet or wooded country'),
    way: draft.reason('deduced', 'a highway or a named town is in the hex'),
  };
  const onWay = new Set(draft.roads.flatMap(({ chain }) => draft.cells(chain, plan.folder)));
  for (const { value } of draft.places.values()) for (const cell of value) onWay.add(cell);
  for (let cell = 0; cell < board.cells; cell++) {
    if (!roadNet.without.includes(draft.terrain[cell]?.value ?? '')) setFlag(draft, 'road net', cell, whys.open);
    else if (onWay.has(cell)) setFlag(draft, 'road net', cell, whys.way);
    else if (lengthIn(draft, cell, lines) > ROAD_LENGTH) setFlag(draft, 'road net', cell, whys.road);
  }
}

export function setFlag(draft: Draft, flag: string, cell: number, why: number): void {
  const cells = draft.flags.get(flag) ?? new Map<number, number>();
  if (!cells.has(cell)) cells.set(cell, why);
  draft.flags.set(flag, cells);
}

/** cell -> share of each cover, in hundredths of the cell. Later cover lies on top; hills lie beside all of it. */
function coverShares(draft: Draft): Shares[] {
  const { board, layout } = draft;
  const roads = roadLines(draft, ['highway', 'main', 'minor']);
  const patches = allCover
    .filter(({ kind }) => kind !== 'hill')
    .toReversed()
    .flatMap((cover) => cover.parts.map((rings) => patchOf(draft, cover.kind, rings)));
  const hills = allCover
    .filter(({ kind }) => kind === 'hill')
    .flatMap((cover) => cover.parts.map((rings) => patchOf(draft, cover.kind, rings)));
  const offsets = sampleOffsets(layout.cornerX, layout.cornerY);
  return Array.from({ length: board.cells }, (_, cell) => {
    const count = { clear: 0, polder: 0, marsh: 0, woods: 0, heath: 0, rough: 0, city: 0, hill: 0 };
    for (const offset of offsets) {
      const spot = { x: layout.x[cell] + offset.x, y: layout.y[cell] + offset.y };
      count[patches.find((patch) => covers(patch, spot))?.kind ?? 'clear']++;
      if (hills.some((patch) => covers(patch, spot))) count.hill++;
    }
    for (const kind of Object.keys(count) as (keyof typeof count)[]) {
      count[kind] = Math.round((count[kind] * 100) / offsets.length);
    }
    return { ...count, roads: Math.round(100 * lengthIn(draft, cell, roads)) };
  });
}

function roadLines(draft: Draft, kinds: readonly RoadKind[]): readonly (readonly Spot[])[] {
  return allRoads
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ line }) => line.map((point) => draft.spotOf(point)));
}

function lengthIn({ layout }: Draft, cell: number, lines: readonly (readonly Spot[])[]): number {
  const corners = layout.cornerX.map((x, at) => ({ x: layout.x[cell] + x, y: layout.y[cell] + layout.cornerY[at] }));
  return lines.reduce((sum, line) => sum + lengthInside(line, corners), 0);
}

interface Patch {
  readonly kind: CoverKind;
  readonly rings: readonly (readonly Spot[])[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function patchOf(draft: Draft, kind: CoverKind, parts: (typeof allCover)[number]['parts'][number]): Patch {
  const rings = parts.map((ring) => ring.map((point) => draft.spotOf(point)));
  const all = rings.flat();
  return {
    kind,
    rings,
    left: Math.min(...all.map(({ x }) => x)),
    right: Math.max(...all.map(({ x }) => x)),
    top: Math.min(...all.map(({ y }) => y)),
    bottom: Math.max(...all.map(({ y }) => y)),
  };
}

function covers(patch: Patch, spot: Spot): boolean {
  if (spot.x < patch.left || spot.x > patch.right || spot.y < patch.top || spot.y > patch.bottom) return false;
  return isInside(spot, patch.rings);
}

/** A lattice of spots inside the shape of a cell. */
function sampleOffsets(cornerX: readonly number[], cornerY: readonly number[]): readonly Spot[] {
  const shape = [cornerX.map((x, at) => ({ x, y: cornerY[at] }))];
  const offsets: Spot[] = [];
  for (let column = 0; column < SAMPLES * 2; column++) {
    for (let row = 0; row < SAMPLES * 2; row++) {
      const spot = { x: (column + 0.5) / SAMPLES - 1, y: (row + 0.5) / SAMPLES - 1 };
      if (isInside(spot, shape)) offsets.push(spot);
    }
  }
  return offsets;
}
