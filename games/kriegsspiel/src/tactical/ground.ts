import { FastDice, hexLine } from '@club-route/engine';
import { board, columnOf, DEGREE, rowOf, terrainOf } from '../data/board.ts';
import { BRIDGES_OF_STEP, hasCanal, stepKey, STRUCTURES } from '../data/structures.ts';
import { theatre } from '../data/theatre.ts';
import { stands, type Ground } from '../rules/ground.ts';
import { acrossOf, ALL_HEXES, battleBoard, depthOf, HEXES, WIDTH, DEPTH } from './board.ts';
import { BOX_DEPTH, BOX_WIDTH, onBoard, onMap, squareOf, squaresOf, type Box, type Heading } from './box.ts';
import { MIXTURES, terrainNumber, type Terrain } from './data/terrain.ts';

/**
 * 20.4, R100: the ground of a battle. Each square of the campaign has sixteen plots, shuffled with the square's number as
 * seed, so that the same ground comes back however the board lies; roads, railways and water run along the lines of the
 * campaign's board.
 */

export interface BattleGround {
  /** Hex -> its terrain, by number. */
  readonly terrain: Uint8Array;
  /** Hex -> `ROAD`, `RAIL` and `EMBANKED`, added up. */
  readonly ways: Uint8Array;
  /** Hex -> the structure that spans it, plus one; 0 if none does. */
  readonly bridges: Uint8Array;
}

export const ROAD = 1;
export const RAIL = 2;
/** 20.4: on a road through polder, which is as high as a hill. */
export const EMBANKED = 4;

/** Plots along each side of a square. */
const PLOTS = 4;

export function groundOf(box: Box, ground: Ground): BattleGround {
  const made: BattleGround = {
    terrain: new Uint8Array(HEXES),
    ways: new Uint8Array(HEXES),
    bridges: new Uint8Array(HEXES),
  };
  for (const hex of ALL_HEXES) made.terrain[hex] = terrainNumber(plotUnder(box, hex, ground));
  layCanals(box, made);
  layWays(box, ground, made);
  return made;
}

/** The square of the campaign in which a hex lies, or -1 off the map. */
export function squareUnder(box: Box, hex: number): number {
  const [across, down] = plotOf(hex);
  return squareOf(box, Math.floor(across / PLOTS), Math.floor(down / PLOTS));
}

/** The plot of a hex, counted over the whole box from its far left corner. */
function plotOf(hex: number): readonly [across: number, down: number] {
  return [
    Math.floor((acrossOf(hex) * BOX_WIDTH * PLOTS) / (2 * WIDTH)),
    Math.floor(((2 * depthOf(hex) + 1) * BOX_DEPTH * PLOTS) / (2 * DEPTH)),
  ];
}

function plotUnder(box: Box, hex: number, ground: Ground): Terrain {
  const square = squareUnder(box, hex);
  if (square < 0) return 'clear';
  const [across, down] = plotOf(hex);
  // From the middle of the square in half plots, as the map lies.
  const [east, north] = onMap(box, 2 * (across % PLOTS) - (PLOTS - 1), 2 * (down % PLOTS) - (PLOTS - 1));
  const plot = (east + PLOTS - 1) / 2 + (PLOTS * (north + PLOTS - 1)) / 2;
  return plotsOf(square, ground.isRuin(square))[plot];
}

const known = new Map<number, readonly Terrain[]>();

function plotsOf(square: number, isRuin: boolean): readonly Terrain[] {
  const key = 2 * square + Number(isRuin);
  const made = known.get(key) ?? shuffled(mixed(isRuin ? 'ruin' : terrainOf(square)), square);
  known.set(key, made);
  return made;
}

/** So many plots of each terrain as its share asks for; what rounding leaves goes to the largest remainders. */
function mixed(ground: string): readonly Terrain[] {
  const all = PLOTS * PLOTS;
  const shares = MIXTURES[ground].map(([terrain, hundredths], at) => ({
    terrain,
    at,
    whole: Math.floor((hundredths * all) / 100),
    rest: (hundredths * all) % 100,
  }));
  const missing = all - shares.reduce((sum, { whole }) => sum + whole, 0);
  const rounded = shares.toSorted((one, two) => two.rest - one.rest || one.at - two.at).slice(0, missing);
  return shares.flatMap((share) =>
    Array.from({ length: share.whole + Number(rounded.includes(share)) }, () => share.terrain),
  );
}

function shuffled(plots: readonly Terrain[], seed: number): readonly Terrain[] {
  const dice = new FastDice(seed);
  const list = [...plots];
  for (let last = list.length - 1; last > 0; last--) {
    const other = dice.between(0, last);
    [list[last], list[other]] = [list[other], list[last]];
  }
  return list;
}

/** A point of the box: half squares to the right of its left edge, and behind its far edge. */
type Point = readonly [right: number, back: number];

/** Squares as the board has them: left file and far rank first. */
function eachSquare(box: Box, visit: (square: number, middle: Point) => void): void {
  for (const [at, square] of squaresOf(box).entries()) {
    if (square >= 0) visit(square, [2 * (at % BOX_WIDTH) + 1, 2 * Math.floor(at / BOX_WIDTH) + 1]);
  }
}

/** Canals lie between squares; those along the edge of the box are left out, for nobody fights over them. */
function layCanals(box: Box, { terrain }: BattleGround): void {
  for (const hex of canalsOf(box).flat()) {
    if (terrain[hex] !== terrainNumber('river')) terrain[hex] = terrainNumber('canal');
  }
}

/** The hexes of each piece of canal, from corner to corner of a square. */
export function canalsOf(box: Box): readonly (readonly number[])[] {
  const squares = squaresOf(box);
  const found: (readonly number[])[] = [];
  eachSquare(box, (square, [right, back]) => {
    eachNeighbour(square, (near, heading) => {
      const [toRight, toBack] = onBoard(box, heading);
      if (toRight !== 0 && toBack !== 0) return;
      // Each canal has two banks; it is laid from one of them.
      if (near < square || !squares.includes(near) || !hasCanal(square, near)) return;
      found.push(
        lineBetween(
          [right + toRight - toBack, back + toBack - toRight],
          [right + toRight + toBack, back + toBack + toRight],
        ),
      );
    });
  });
  return found;
}

/** Half of a road or railway between two squares: from the middle of one to the side they share. */
export interface Way {
  readonly square: number;
  readonly near: number;
  /** 0 no road, else its grade on the campaign's board, the best last. */
  readonly road: number;
  readonly hasRail: boolean;
  readonly hexes: readonly number[];
}

export function waysOf(box: Box): readonly Way[] {
  const found: Way[] = [];
  eachSquare(box, (square, [right, back]) => {
    eachNeighbour(square, (near, heading, step) => {
      const road = theatre.stepRoad[step];
      const hasRail = theatre.stepRail[step] > 0;
      if (road === 0 && !hasRail && !BRIDGES_OF_STEP.has(stepKey(square, near))) return;
      const [toRight, toBack] = onBoard(box, heading);
      const hexes = lineBetween([right, back], [right + toRight, back + toBack]);
      found.push({ square, near, road, hasRail, hexes });
    });
  });
  return found;
}

/** Roads and railways go from the middle of a square to the middle of the next, over a bridge where one stands. */
function layWays(box: Box, ground: Ground, { terrain, ways, bridges }: BattleGround): void {
  const isWet = (hex: number): boolean =>
    terrain[hex] === terrainNumber('river') || terrain[hex] === terrainNumber('canal');
  for (const { square, near, road, hasRail, hexes } of waysOf(box)) {
    // G44: a ruin has no roads.
    const isRuined = ground.isRuin(square) || ground.isRuin(near);
    const way = (road > 0 && !isRuined ? ROAD : 0) + (hasRail ? RAIL : 0);
    const spans = BRIDGES_OF_STEP.get(stepKey(square, near)) ?? [];
    const bridge = spans.find((structure) => stands(ground.structureState(structure)));
    if (way === 0 && bridge === undefined) continue;
    const isEmbanked = (way & ROAD) > 0 && terrainOf(square) === 'polder';
    for (const hex of hexes) {
      if (isWet(hex)) {
        if (bridge === undefined) continue;
        terrain[hex] = terrainNumber('bridge');
        bridges[hex] = bridge + 1;
      }
      const isRoadBridge = bridges[hex] > 0 && STRUCTURES[bridges[hex] - 1].kind !== 'rail';
      ways[hex] |= way | (isRoadBridge ? ROAD : 0) | (isEmbanked ? EMBANKED : 0);
    }
  }
}

function eachNeighbour(square: number, visit: (near: number, heading: Heading, step: number) => void): void {
  for (let step = square * DEGREE; step < (square + 1) * DEGREE; step++) {
    const near = board.neighbour[step];
    if (near >= 0) visit(near, [columnOf(near) - columnOf(square), rowOf(near) - rowOf(square)], step);
  }
}

const line = new Int16Array(WIDTH + DEPTH);

function lineBetween(one: Point, two: Point): readonly number[] {
  return Array.from(line.subarray(0, hexLine(battleBoard, hexAtPoint(one), hexAtPoint(two), line))).filter(
    (hex) => hex >= 0,
  );
}

/** The hex nearest to the middle of a square, which may lie off the board; among those that are allowed. */
export function hexNearSquare(box: Box, square: number, isAllowed: (hex: number) => boolean): number {
  const heading: Heading = [columnOf(square) - columnOf(box.target), rowOf(square) - rowOf(box.target)];
  const [right, back] = onBoard(box, heading);
  return hexAtPoint([2 * right + BOX_WIDTH, 2 * back + 1], isAllowed);
}

/** The hex whose centre is nearest, the lowest of several. Rows lie √3/2 hexes apart: about 5 to 3 in these units, squared. */
function hexAtPoint([right, back]: Point, isAllowed: (hex: number) => boolean = () => true): number {
  let best = -1;
  let least = Infinity;
  for (const hex of ALL_HEXES) {
    if (!isAllowed(hex)) continue;
    const across = 2 * BOX_WIDTH * acrossOf(hex) - 2 * WIDTH * right;
    const down = 2 * BOX_DEPTH * (2 * depthOf(hex) + 1) - 2 * DEPTH * back;
    const far = 3 * across * across + 5 * down * down;
    if (far < least) [best, least] = [hex, far];
  }
  return best;
}
