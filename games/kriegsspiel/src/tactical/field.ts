import { cellOf, columnOf, rowOf } from '../data/board.ts';
import { theatre } from '../data/theatre.ts';
import type { Side } from '../data/units.ts';
import { acrossOf, ALL_HEXES, battleBoard, DEPTH, depthOf, isInSection, NEXT_TO } from './board.ts';
import { squaresOf, type Box } from './box.ts';
import { CARD_TYPES, SECTIONS } from './data/cards.ts';
import { terrainNumber } from './data/terrain.ts';
import { hexNearSquare, RAIL, ROAD, squareUnder } from './ground.ts';
import { isExit } from './rules/reach.ts';
import { effectOf, PLAIN_ORDER } from './rules/orders.ts';
import { baselineOf, type BattleState } from './state.ts';

/** What a table shows of the field besides its ground. */

/** A hex on each of the lines between the sections. */
export const SECTION_MARKS: readonly number[] = ['0402', '0902'].map((label) => battleBoard.cellByLabel.get(label)!);

/** Hexes in which a card orders nobody: the one that is chosen, else the one in effect, until its units have acted. */
export function hexesOutside(state: BattleState, side: Side, chosen?: number): readonly number[] {
  const isMover = state.battleMover === side && state.battlePhase !== 'keep';
  const effect = chosen !== undefined ? effectOf(state, side, chosen) : isMover ? state.cardInEffect : PLAIN_ORDER;
  const kind = effect < 0 ? undefined : CARD_TYPES[effect].kind;
  if (kind?.orders !== 'sections') return [];
  const baseline = baselineOf(state, side);
  const lit = SECTIONS.filter((section) => kind.units[section] > 0);
  return ALL_HEXES.filter((hex) => !lit.some((section) => isInSection(hex, section, baseline)));
}

/** 20.6: where the attacker leaves the field for a medal. */
export function exitsOf(state: BattleState): readonly number[] {
  return ALL_HEXES.filter((hex) => isExit(state, hex));
}

/** The two hexes between which a bridge carries its way: as nearly opposite each other as there are. */
export function bridgeAcross(
  { hexTerrain, hexWays, hexBridge }: BattleState,
  hex: number,
): { readonly between: readonly [number, number]; readonly isLong: boolean } {
  const carried = hexWays[hex] & (ROAD | RAIL);
  const near = NEXT_TO[hex];
  const joined = near.filter((one) => (hexWays[one] & carried) > 0 || hexBridge[one] === hexBridge[hex]);
  const ends = joined.length === 0 ? near : joined;
  let best: readonly [number, number] = [ends[0], ends.length > 1 ? ends[1] : hex];
  let furthest = -1;
  for (const one of ends)
    for (const two of ends) {
      const apart = apartOf(one, two);
      if (one < two && apart > furthest) [best, furthest] = [[one, two], apart];
    }
  return { between: best, isLong: near.some((one) => hexTerrain[one] === RIVER) };
}

const RIVER = terrainNumber('river');

function apartOf(one: number, two: number): number {
  const [q, r] = [battleBoard.q[one] - battleBoard.q[two], battleBoard.r[one] - battleBoard.r[two]];
  return q * q + q * r + r * r;
}

/** Places of the campaign's board that lie on the field, each at the hex in the middle of its square. */
export function fieldNames({ battleBox }: BattleState): readonly { readonly name: string; readonly hex: number }[] {
  if (battleBox === null) return [];
  const squares = squaresOf(battleBox);
  const found = new Map<number, string>();
  for (const [name, , cells] of theatre.file.names) {
    const square = cellOf(cells.split(' ')[0]);
    if (squares.includes(square) && !found.has(square)) found.set(square, name);
  }
  return [...found]
    .toSorted(([one], [two]) => columnOf(one) - columnOf(two) || rowOf(one) - rowOf(two))
    .map(([square, name]) => ({ name, hex: behindIn(battleBox, square) }));
}

/** The hex of a square that is furthest from the fight, in the middle of its edge: there a name is least in the way. */
function behindIn(box: Box, square: number): number {
  const middle = acrossOf(hexNearSquare(box, square, () => true));
  const worth = (hex: number): number =>
    8 * Math.abs(depthOf(hex) - (DEPTH - 1) / 2) - Math.abs(acrossOf(hex) - middle);
  const own = ALL_HEXES.filter(
    (hex) => squareUnder(box, hex) === square && depthOf(hex) > 0 && depthOf(hex) < DEPTH - 1,
  );
  return own.reduce((best, hex) => (worth(hex) > worth(best) ? hex : best));
}
