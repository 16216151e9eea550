import { distance } from '../../data/board.ts';
import type { Command } from '../../data/headquarters.ts';
import { scale } from '@club-route/engine';
import type { DatedSighting } from '../../knowledge/dispatch.ts';
import { isArtillery, UNITS } from '../../data/units.ts';
import {
  attackKnown,
  defenceGuessed,
  groundModifier,
  groupAt,
  gunsInRange,
  stateKnown,
  type Situation,
} from './situation.ts';

/** An attack that is worth it: whom to send against a sighting, with which guns. */
export interface Strike {
  readonly target: number;
  readonly units: readonly number[];
  readonly guns: readonly number[];
}

/** How far units come from to take part, in squares: on foot only those arrive together that are near. */
const REACH: Readonly<Partial<Record<Command, number>>> = { airborne: 3 };
const USUAL_REACH = 4;
/** The difference from which an attack is worth it: then the table throws the defender back more often than not. */
const WORTH = 2;
/** Weaker battalions are kept out of attacks. */
const FIT = 50;

/** The best strike there is, by the difference; nothing where none is worth it. */
export function bestStrike(situation: Situation, mayJoin: (unit: number) => boolean): Strike | undefined {
  let best: Strike | undefined;
  let bestDifference = WORTH - 1;
  for (const enemy of situation.enemies) {
    const found = strikeAt(situation, enemy, mayJoin);
    if (found === undefined || found.difference <= bestDifference) continue;
    bestDifference = found.difference;
    best = found.strike;
  }
  return best;
}

function strikeAt(situation: Situation, { cell }: DatedSighting, mayJoin: (unit: number) => boolean) {
  const units = situation.units.filter((unit) => canAttack(situation, unit, cell) && mayJoin(unit));
  if (units.length === 0) return undefined;
  const defence = groupAt(situation, cell).reduce((sum, one) => sum + defenceGuessed(one), 0);
  const guns = gunsInRange(situation, cell).slice(0, MOST_GUNS);
  const nearest = units
    .toSorted(
      (one, two) =>
        distance(situation.sight.knownCell[one], cell) - distance(situation.sight.knownCell[two], cell) || one - two,
    )
    .slice(0, MOST_UNITS);
  const attack = [...nearest, ...guns].reduce((sum, unit) => sum + attackKnown(situation, unit), 0);
  const difference = scale(attack - defence, 1, 100) + groundModifier(cell);
  return { difference, strike: { target: cell, units: nearest, guns } };
}
const MOST_GUNS = 3;
const MOST_UNITS = 5;

function canAttack(situation: Situation, unit: number, cell: number): boolean {
  const { sight } = situation;
  const state = stateKnown(situation, unit);
  if (isArtillery(unit) || UNITS[unit].kind === 'engineer' || sight.knownStrength[unit] < FIT) return false;
  if (state === 'forming' || state === 'crossing' || state === 'retreated') return false;
  return distance(sight.knownCell[unit], cell) <= (REACH[situation.command] ?? USUAL_REACH);
}
