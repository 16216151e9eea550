import {
  hexBoard,
  hexLayout,
  sideBetween,
  squareBoard,
  squareLayout,
  type Grid,
  type Layout,
} from '@club-route/engine';
import type { Certainty, ChainFile, CrossingFile, MarkFile, RoadFile } from '../src/board-file.ts';
import {
  allCrossings,
  allPlaces,
  allSites,
  allWater,
  namedPoints,
  type Land,
  type Point,
} from '../src/ground/index.ts';
import { project } from '../src/projection.ts';
import { MapError } from './errors.ts';
import { FactBook, type Fact, type FactGroup } from './facts.ts';
import { fitProjection, type Fitted } from './fit.ts';
import type { Spot } from './geometry.ts';
import type { Plan } from './plan.ts';

/** A value and the position of its reason. */
export interface Known<T> {
  readonly value: T;
  readonly why: number;
}

/** A board in the making. The steps of the compiler fill it in the order in which they are listed in `compile.ts`. */
export class Draft {
  readonly plan: Plan;
  readonly board: Grid;
  readonly layout: Layout;
  readonly fitted: Fitted;
  readonly reasons: { readonly certainty: Certainty; readonly text: string }[] = [];
  readonly book = new FactBook();

  /** cell -> the spot it stands for, in the layout. */
  readonly stands: Spot[];
  readonly terrain: (Known<string> | undefined)[];
  readonly flags = new Map<string, Map<number, number>>();
  /** water -> side -> reason. */
  readonly waterSides = new Map<string, Map<number, number>>();
  /** water -> cell -> reason. */
  readonly waterCells = new Map<string, Map<number, number>>();
  /** cell -> the land it belongs to. */
  lands: (Land | undefined)[] = [];
  readonly crossings: CrossingFile[] = [];
  readonly roads: RoadFile[] = [];
  readonly rails: ChainFile[] = [];
  readonly borders: { id: string; why: number; sides: number[] }[] = [];
  readonly places = new Map<string, Known<readonly number[]>>();
  readonly marks: MarkFile[] = [];

  constructor(plan: Plan) {
    this.plan = plan;
    const { grid, exists } = plan;
    if (grid.shape === 'hex') {
      const board = hexBoard({ ...grid, exists });
      this.board = board;
      this.layout = hexLayout(board);
    } else {
      const board = squareBoard({ ...grid, exists, corner: () => true });
      this.board = board;
      this.layout = squareLayout(board);
    }
    this.fitted = fitProjection(
      plan.fit,
      plan.anchors.map(({ at, ground, note }) => ({
        name: note === undefined ? `${ground} at ${at}` : `${ground} at ${at} (${note})`,
        ground: this.groundPoint(ground, `${plan.folder}/anchors.ts`),
        spot: this.meanSpot(at, `${plan.folder}/anchors.ts`),
      })),
    );
    this.stands = Array.from({ length: this.board.cells }, (_, cell) => this.centre(cell));
    this.terrain = Array.from({ length: this.board.cells }, () => undefined);
  }

  centre(cell: number): Spot {
    return { x: this.layout.x[cell], y: this.layout.y[cell] };
  }

  isOffBoard(cell: number): boolean {
    return this.plan.offBoard?.holds(this.board.columnOf[cell], this.board.rowOf[cell]) === true;
  }

  spotOf(point: Point): Spot {
    return project(this.fitted.projection, point);
  }

  cell(label: string, file: string): number {
    const cell = this.board.cellByLabel.get(label);
    if (cell === undefined) throw new MapError(file, `cell ${label}`, 'is not on the board');
    return cell;
  }

  cells(labels: string, file: string): number[] {
    return labels
      .trim()
      .split(/\s+/)
      .map((label) => this.cell(label, file));
  }

  side(label: string, file: string): number {
    const [a, b, more] = label.split('/');
    if (b === undefined || more !== undefined) throw new MapError(file, `side ${label}`, 'a side is written a/b');
    const side = sideBetween(this.board, this.cell(a, file), this.cell(b, file));
    if (side < 0) throw new MapError(file, `side ${label}`, 'a side lies between two cells that touch');
    return side;
  }

  sides(labels: string, file: string): number[] {
    return labels
      .trim()
      .split(/\s+/)
      .map((label) => this.side(label, file));
  }

  labels(cells: readonly number[]): string {
    return cells.map((cell) => this.board.labels[cell]).join(' ');
  }

  /** The position of a reason; the same words are kept once. */
  reason(certainty: Certainty, text: string): number {
    const at = this.reasons.findIndex((reason) => reason.certainty === certainty && reason.text === text);
    return at >= 0 ? at : this.reasons.push({ certainty, text }) - 1;
  }

  reasonOf(group: FactGroup): number {
    return this.reason(group.certainty, group.why);
  }

  /** Every fact of one sort, with its group. */
  *facts<K extends FactKey>(key: K): Generator<readonly [Extract<Fact, Record<K, unknown>>, FactGroup]> {
    for (const group of this.plan.facts) {
      for (const fact of group.facts) {
        // The sort of a fact is its first key; `kind` and `cells` occur in several.
        if (Object.keys(fact)[0] === key) yield [fact as Extract<Fact, Record<K, unknown>>, group];
      }
    }
  }

  groundPoint(text: string, file: string): Point {
    const match = /^(\d+\.\d+) (\d+\.\d+)$/.exec(text);
    if (match !== null) return { lat: Number(match[1]), lon: Number(match[2]) };
    const point = namedPoints.get(text);
    if (point === undefined) throw new MapError(file, text, 'is no point of the ground');
    return point;
  }

  /** The middle of the cells named `a`, `a/b` or `a+b+c`. */
  private meanSpot(at: string, file: string): Spot {
    const cells = at.split(/[/+]/).map((label) => this.cell(label, file));
    return {
      x: cells.reduce((sum, cell) => sum + this.layout.x[cell], 0) / cells.length,
      y: cells.reduce((sum, cell) => sum + this.layout.y[cell], 0) / cells.length,
    };
  }
}

type FactKey = 'terrain' | 'stands' | 'water' | 'crossing' | 'road' | 'flag' | 'border' | 'place' | 'mark';

function byId<T extends { readonly id: string }>(features: readonly T[]): ReadonlyMap<string, T> {
  return new Map(features.map((feature) => [feature.id, feature]));
}

export const groundWater = byId(allWater);
export const groundCrossings = byId(allCrossings);
export const groundPlaces = byId<(typeof allPlaces)[number] | (typeof allSites)[number]>([...allPlaces, ...allSites]);
