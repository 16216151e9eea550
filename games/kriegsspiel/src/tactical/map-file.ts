import type { BoardFile } from '@club-route/theatre';
import { ALL_HEXES, battleBoard, DEPTH, hexLabel, NEXT_TO, WIDTH } from './board.ts';
import type { Box } from './box.ts';
import { TERRAINS, terrainNumber, type Terrain } from './data/terrain.ts';
import { canalsOf, RAIL, ROAD, waysOf } from './ground.ts';
import type { BattleState } from './state.ts';

/**
 * The ground of a battle in the form of a compiled board, so that what draws the boards of the theatre draws this one too.
 * Seen from the attacker's edge, or turned round for the defender.
 */
export function battleMapFile(state: BattleState, isTurned: boolean): BoardFile {
  const box = state.battleBox;
  const canals = box === null ? [] : joined(canalsOf(box).map((line) => [...line]));
  return {
    id: 'kriegsspiel-battle',
    title: 'Battle',
    grid: { shape: 'hex', columns: WIDTH, rows: DEPTH, firstColumn: 1, firstRow: 1, top: 'pointy', offset: 'even' },
    projection: {
      origin: [0, 0],
      plane: isTurned ? [-CELLS_PER_KM, 0, 0, 0, CELLS_PER_KM, 0] : [CELLS_PER_KM, 0, 0, 0, -CELLS_PER_KM, 0],
    },
    reasons: [['ruled', 'made of the squares of the campaign (20.4)']],
    terrain: {
      kinds: Object.fromEntries(DRAWN.map((kind, at) => [LETTERS[at], kind])),
      columns: columns((hex) => LETTERS[DRAWN.indexOf(drawnAs(state, hex, canals))]),
      why: columns(() => '0'),
    },
    lands: columns(() => '-'),
    flags: [{ flag: 'hill', why: 0, hexes: hexesOf(state, 'hill') }]
      .filter(({ hexes }) => hexes.length > 0)
      .map(({ flag, why, hexes }) => ({ flag, why, cells: chain(hexes) })),
    waters: canals
      .filter(({ length }) => length > 1)
      .map((hexes, at) => ({ id: `canal-${at}`, name: '', kind: 'canal', parts: [{ why: 0, cells: chain(hexes) }] })),
    roadKinds: ROAD_KINDS,
    roads: box === null ? [] : roadsOf(state, box),
    rails: box === null ? [] : railsOf(state, box),
    crossings: [],
    borders: [],
    names: [],
    marks: [],
  };
}

/** Four hexes to the kilometre and a little (20.4: about 240 m), in millionths. */
const CELLS_PER_KM = 4_166_667;
const ROAD_KINDS = ['minor', 'major'] as const;

/** How each ground is drawn. A canal is drawn as a line, and has the country beside it under it. */
const DRAWN_AS: Readonly<Record<Terrain, string>> = {
  clear: 'open',
  forest: 'forest',
  town: 'city',
  ruins: 'ruins',
  hedgerow: 'broken',
  hill: 'open',
  marsh: 'marsh',
  canal: 'canal',
  river: 'open water',
  bridge: 'open water',
};
const DRAWN = [...new Set(Object.values(DRAWN_AS))];
const LETTERS = 'abcdefghijklmnop';

function drawnAs({ hexTerrain }: BattleState, hex: number, canals: readonly (readonly number[])[]): string {
  const isOverCanal = hexTerrain[hex] === terrainNumber('bridge') && canals.some((canal) => canal.includes(hex));
  return isOverCanal ? DRAWN_AS.canal : DRAWN_AS[TERRAINS[hexTerrain[hex]]];
}

function hexesOf({ hexTerrain }: BattleState, terrain: Terrain): readonly number[] {
  return ALL_HEXES.filter((hex) => hexTerrain[hex] === terrainNumber(terrain));
}

function chain(hexes: readonly number[]): string {
  return hexes.map(hexLabel).join(' ');
}

/** One line per column, its hexes from the first row on; half hexes are none. */
function columns(letter: (hex: number) => string): readonly string[] {
  const lines = Array.from({ length: WIDTH }, () => Array.from({ length: DEPTH }, () => '.'));
  for (const hex of ALL_HEXES) lines[battleBoard.columnOf[hex] - 1][battleBoard.rowOf[hex] - 1] = letter(hex);
  return lines.map((line) => line.join(''));
}

/** Pieces of canal that meet at a corner are one canal. */
function joined(pieces: number[][]): readonly (readonly number[])[] {
  const canals: number[][] = [];
  for (const piece of pieces) {
    let whole = piece;
    for (let at = 0; at < canals.length; at++) {
      const both = endToEnd(canals[at], whole);
      if (both === undefined) continue;
      whole = both;
      canals.splice(at, 1);
      at = -1;
    }
    canals.push(whole);
  }
  return canals;
}

/** Two lines as one, where they have an end in common; each hex once. */
function endToEnd(one: readonly number[], two: readonly number[]): number[] | undefined {
  for (const first of [one, one.toReversed()])
    for (const second of [two, two.toReversed()])
      if (first.at(-1) === second[0]) return [...new Set([...first, ...second])];
  return undefined;
}

function roadsOf(state: BattleState, box: Box): BoardFile['roads'] {
  return waysOf(box)
    .filter(({ road }) => road > 0)
    .flatMap(({ road, hexes }, at) =>
      unbroken(state, hexes, ROAD).map((part) => ({
        id: `road-${at}`,
        kind: ROAD_KINDS[Math.min(road, ROAD_KINDS.length) - 1],
        why: 0,
        chain: chain(part),
      })),
    );
}

function railsOf(state: BattleState, box: Box): BoardFile['rails'] {
  return waysOf(box)
    .filter(({ hasRail }) => hasRail)
    .flatMap(({ hexes }, at) =>
      unbroken(state, hexes, RAIL).map((part) => ({ id: `rail-${at}`, why: 0, chain: chain(part) })),
    );
}

/** The stretches of a way on which it is there: not in ruins, nor where a bridge is down. */
function unbroken({ hexWays }: BattleState, hexes: readonly number[], way: number): readonly (readonly number[])[] {
  const parts: number[][] = [];
  for (const hex of hexes) {
    if ((hexWays[hex] & way) === 0) {
      parts.push([]);
      continue;
    }
    const last = parts.at(-1);
    if (last !== undefined && last.length > 0 && NEXT_TO[last.at(-1)!].includes(hex)) last.push(hex);
    else parts.push([hex]);
  }
  return parts.filter(({ length }) => length > 1);
}
