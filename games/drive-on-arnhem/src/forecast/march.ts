import { COMMAND_FIRE, COMMAND_HEX } from '../data/tables.ts';
import { sideOf } from '../data/units.ts';
import { findWays } from '../rules/ways.ts';
import { beginWalk, endsPoints, leastOfCommandDie, walker, walkOn, weigh, weighed } from '../rules/weigh.ts';
import { NONE, type DriveState } from '../state.ts';

/** A move before it is made: where a unit can go, and what may happen on the way, by what its side sees. */

export interface MarchForecast {
  readonly way: readonly number[];
  /** Operation points: the least the way costs, and the most the dice of lost command can add to it. */
  readonly cost: number;
  readonly atWorst: number;
  readonly left: number;
  /** Untested bridges on the way, in its order; the first that blows ends the move (8.12). */
  readonly bridges: readonly number[];
  /** Hexes entered through water, with the engineer that carries the unit, or -1. */
  readonly fords: readonly { readonly cell: number; readonly carrier: number }[];
  readonly ferry: boolean;
  /** Whether it ends in a zone of control that is seen. */
  readonly zone: boolean;
  /** 8.8: it goes from zone to zone, which takes all points; 8.7: its points do not suffice, but the first hex is free. */
  readonly takesAll: boolean;
  readonly free: boolean;
}

/** Every hex in reach with the cheapest way there; further on, if the unit is to take a way first. */
export function destinationsOf(
  state: DriveState,
  unit: number,
  along: readonly number[] = [],
): ReadonlyMap<number, MarchForecast> {
  // S7.15: it has plotted an attack.
  if (state.unitAttack[unit] !== NONE) return new Map();
  const ways = findWays(state, unit, along);
  const paths: (readonly [number, readonly number[]])[] = [];
  for (let cell = 0; cell < ways.left.length; cell++) {
    const way = ways.to(cell);
    if (way !== undefined) paths.push([cell, [...along, ...way]]);
  }
  return new Map(paths.map(([cell, way]) => [cell, forecastMarch(state, unit, way)]));
}

/** For a way that the rules accept. */
export function forecastMarch(state: DriveState, unit: number, way: readonly number[]): MarchForecast {
  const bridges: number[] = [];
  const fords: { cell: number; carrier: number }[] = [];
  const least = leastOfCommandDie(state);
  let [dice, ferry, zone, takesAll, free] = [0, false, false, false, false];
  beginWalk(state, unit);
  const points = walker.points;
  for (const cell of way) {
    if (!weigh(state, unit, cell)) break;
    if (weighed.bridge !== NONE && sideOf(unit) === 'allied') bridges.push(weighed.bridge);
    if (weighed.wades) fords.push({ cell, carrier: weighed.carrier });
    dice += (weighed.hexDie ? COMMAND_HEX - least : 0) + (weighed.waterDie ? COMMAND_FIRE - least : 0);
    ferry ||= weighed.ferry;
    zone = weighed.entersZone;
    takesAll ||= endsPoints(state, unit);
    free ||= weighed.free;
    walkOn(state, unit, cell);
  }
  const cost = points - walker.points;
  const atWorst = Math.min(points, cost + dice);
  return { way, cost, atWorst, left: walker.points, bridges, fords, ferry, zone, takesAll, free };
}
