import { cellOf, distance } from '../../data/board.ts';
import { isArtillery, UNITS } from '../../data/units.ts';
import type { GroundOrder } from '../../orders/types.ts';
import type { Desk } from '../desk.ts';
import { goalOf, mayBeSent, isUnderOrders } from './needs.ts';
import { enemiesWithin, stateKnown, type Situation } from './situation.ts';

/** From where the guns of a formation reach what it fights for; on roads, because most are towed. */
const STANDS: Readonly<Record<string, readonly string[]>> = {
  '101 Abn': ['0912', '1019'],
  '82 Abn': ['3843', '3643'],
  '1 Abn': ['3561', '3462'],
  'Gds Armd': ['3944', '3844', '3744'],
  '43 Div': ['3643', '3543', '3442'],
  'Corps tps': ['3844', '3744', '3643'],
  '9 SS': ['4560', '4561'],
  '10 SS': ['4256', '4154'],
  'KG Walther': ['1724', '1623'],
  '59 Div': ['0718', '0717'],
};
const RANGE: Readonly<Record<string, number>> = { medium: 12, light: 7, 'anti-tank': 4 };
/** Guns do not wait for the enemy to come nearer than this. */
const TOO_NEAR = 2;

/** What a gun is told now: to support a friend who fights within its range, or to come where it can. */
export function gunOrder(
  situation: Situation,
  desk: Desk,
): { readonly unit: number; readonly order: GroundOrder } | undefined {
  for (const gun of situation.units) {
    if (!isArtillery(gun) || stateKnown(situation, gun) === 'forming') continue;
    const order = orderFor(situation, desk, gun);
    if (order !== undefined) return { unit: gun, order };
  }
  return undefined;
}

function orderFor(situation: Situation, desk: Desk, gun: number): GroundOrder | undefined {
  const { sight } = situation;
  const here = sight.knownCell[gun];
  const file = desk.file(gun);
  const state = stateKnown(situation, gun);
  if (state === 'engaged' || state === 'contact' || state === 'crossing') return undefined;
  const friend = fighterInRange(situation, desk, gun);
  if (friend !== undefined && enemiesWithin(situation, here, TOO_NEAR).length === 0) {
    const isSupporting = file.order?.kind === 'support' && !file.failed && isFighting(situation, desk, file.order.unit);
    if (isSupporting || (state === 'moving' && situation.now - file.quarter < 30)) return undefined;
    return { kind: 'support', unit: friend };
  }
  const stands = (STANDS[UNITS[gun].formation] ?? []).map(cellOf);
  // A friend out of range, or who fights no more, needs no gun.
  const isFree = file.order?.kind === 'support' || !isUnderOrders(file);
  if (stands.some((cell) => distance(cell, here) <= 1) || !isFree) return undefined;
  const goal = stands.find((cell) => goalOf(file.order) !== cell || mayBeSent(situation, gun, file, cell));
  if (goal === undefined || situation.now - file.quarter < 30) return undefined;
  return { kind: 'move', to: { cell: goal }, via: [], how: 'fastest' };
}

function fighterInRange(situation: Situation, desk: Desk, gun: number): number | undefined {
  const { sight } = situation;
  const reach = RANGE[UNITS[gun].gun ?? 'light'] - 1;
  return situation.units
    .filter((unit) => !isArtillery(unit) && isFighting(situation, desk, unit))
    .find((unit) => distance(sight.knownCell[unit], sight.knownCell[gun]) <= reach);
}

function isFighting(situation: Situation, desk: Desk, unit: number): boolean {
  const state = stateKnown(situation, unit);
  return desk.file(unit).order?.kind === 'attack' && (state === 'contact' || state === 'engaged' || state === 'moving');
}
