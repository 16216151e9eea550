import type { Viewer } from '@club-route/engine';
import {
  board,
  COMPANIES,
  ghosts,
  identified,
  INDEX,
  isCompany,
  isSide,
  letterOf,
  OTHER,
  sees,
  SIDE_NAMES,
  STACK,
  unitName,
  UNITS_OF,
  type PatrolDraft,
  type PatrolState,
  type Side,
} from '@club-route/engine/testing/patrol';
import type { AnyFace, Army, CounterFace } from '../../../src/hex/counter/Counter.tsx';
import type { GhostView, PieceView } from '../../../src/hex/game.ts';

const ARMIES: Readonly<Record<Side, Army>> = { north: 'british', south: 'german' };
const STRIPES: Readonly<Record<Side, string>> = { north: '#6d1f36', south: '#27402f' };

export function sideOf(unit: number): Side {
  return UNITS_OF.north.includes(unit) ? 'north' : 'south';
}

/** The face of an own counter; of an enemy company nobody knows which it is. */
export function faceOf(state: PatrolState, unit: number): CounterFace {
  const points = state.unitPoints[unit];
  const hasOrders = state.phase !== 'deploy' && state.mover === sideOf(unit);
  return {
    ...companyOf(sideOf(unit)),
    symbol: isCompany(unit) ? 'infantry' : 'supply',
    name: letterOf(unit),
    factors: state.unitDug[unit] === 1 ? 'dug in' : hasOrders ? String(points) : '',
    depleted: state.unitShaken[unit] === 1,
    spent: !hasOrders ? undefined : state.unitFought[unit] === 1 ? 'fought' : points === 0 ? 'moved' : undefined,
  };
}

function companyOf(side: Side): CounterFace {
  const looks = { army: ARMIES[side], symbol: 'infantry', echelon: 'company', stripe: STRIPES[side] } as const;
  return { ...looks, name: '', factors: '', depleted: false, spent: undefined };
}

/** "A Company, North, 4 points, dug in". */
export function wordsOf(state: PatrolState, unit: number): string {
  const points = state.unitPoints[unit];
  const more = [
    ...(points > 0 ? [`${points} points`] : []),
    ...(state.unitDug[unit] === 1 ? ['dug in'] : []),
    ...(state.unitShaken[unit] === 1 ? ['shaken'] : []),
  ];
  return [unitName(unit), SIDE_NAMES[sideOf(unit)], ...more].join(', ');
}

/** The counters a viewer knows of: its own, those of a deployment in the making, and enemies in view. */
export function piecesOf(state: PatrolState, viewer: Viewer, draft?: PatrolDraft): readonly PieceView[] {
  if (!isSide(viewer)) return [];
  const hexes = draft?.kind === 'deploy' ? deployed(draft) : undefined;
  const own = UNITS_OF[viewer].flatMap((unit, index): readonly PieceView[] => {
    const cell = hexes === undefined ? state.unitHex[unit] : (hexes[index] ?? -1);
    return cell < 0 ? [] : [{ unit, cell, seat: viewer, face: faceOf(state, unit), words: wordsOf(state, unit) }];
  });
  const enemies = hexesWhere((hex) => sees(state, viewer)[hex] > 0).flatMap((hex) =>
    Array.from({ length: sees(state, viewer)[hex] }, (_, index) => enemyAt(state, viewer, hex, index)),
  );
  return [...own, ...enemies];
}

function deployed({ companies, decoys }: Extract<PatrolDraft, { kind: 'deploy' }>): readonly (number | undefined)[] {
  return [...Array.from({ length: COMPANIES }, (_, index) => companies[index]), ...decoys];
}

function enemyAt(state: PatrolState, viewer: Side, cell: number, index: number): PieceView {
  const seat = OTHER[viewer];
  const isKnown = index < identified(state, viewer)[cell];
  const face: AnyFace = isKnown ? companyOf(seat) : { army: ARMIES[seat], isUnknown: true };
  const words = `${SIDE_NAMES[seat]}, ${isKnown ? 'a company' : 'an unknown counter'}`;
  // A number of its own: nobody knows which unit it is.
  return { unit: 2 * UNITS_OF.north.length + cell * STACK + index, cell, seat, face, words };
}

export function ghostsOf(state: PatrolState, viewer: Viewer): readonly GhostView[] {
  if (!isSide(viewer)) return [];
  const army = ARMIES[OTHER[viewer]];
  return hexesWhere((hex) => ghosts(state, viewer)[hex] > 0).map((cell) => {
    const turn = ghosts(state, viewer)[cell];
    const seen = { when: `turn ${turn}`, age: state.turn - turn };
    return { cell, face: { army, isUnknown: true }, words: `${SIDE_NAMES[OTHER[viewer]]}, a counter`, seen };
  });
}

function hexesWhere(holds: (hex: number) => boolean): readonly number[] {
  return Array.from({ length: board.cells }, (_, hex) => hex).filter(holds);
}

/** Whether the other side can still blow a bridge. */
export function isWired(state: PatrolState, viewer: Viewer): boolean {
  return isSide(viewer) && state.charges[INDEX[OTHER[viewer]]] > 0;
}
