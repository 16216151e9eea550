import { board, DEGREE, terrainOf } from '../data/board.ts';
import { CRASH_ON } from '../data/terrain.ts';
import { UNITS } from '../data/units.ts';
import { bridgesToAsk } from '../phases/demolition.ts';
import { emptyBeside, paratroopFate } from '../phases/landing.ts';
import type { LandingFate } from '../report.ts';
import type { FarthestBridgeState } from '../state.ts';

/** What each face of the die does to a unit that aims at a hex (11.4). */

export interface Touchdown {
  readonly die: number;
  /** Where it comes down, or −1 off the map. */
  readonly cell: number;
  readonly fate: LandingFate;
  /** Bridges about which the Germans may then be asked. */
  readonly questions: readonly number[];
}

export function touchdowns(state: FarthestBridgeState, unit: number, aimed: number): readonly Touchdown[] {
  return [1, 2, 3, 4, 5, 6].map((die) =>
    UNITS[unit]!.kind === 'glider' ? glider(state, unit, aimed, die) : paratroops(state, unit, aimed, die),
  );
}

function paratroops(state: FarthestBridgeState, unit: number, aimed: number, die: number): Touchdown {
  const cell = board.neighbour[aimed * DEGREE + die - 1]!;
  const fate = paratroopFate(state, cell);
  const crowded = fate === 'displaced' && emptyBeside(state, cell).length === 0;
  return touchdown(state, unit, die, cell, crowded ? 'eliminated' : fate);
}

function glider(state: FarthestBridgeState, unit: number, cell: number, die: number): Touchdown {
  const crashed = die <= CRASH_ON[terrainOf(cell)];
  return touchdown(
    state,
    unit,
    die,
    cell,
    !crashed ? 'unhurt' : state.germanZone[cell]! > 0 ? 'eliminated' : 'crashed',
  );
}

function touchdown(state: FarthestBridgeState, unit: number, die: number, cell: number, fate: LandingFate): Touchdown {
  const down = fate !== 'eliminated' && fate !== 'displaced';
  return { die, cell, fate, questions: down ? bridgesToAsk(state, cell, unit) : [] };
}

/** Of the six faces: how many leave the unit whole, depleted, lost. */
export interface LandingOdds {
  readonly whole: number;
  readonly depleted: number;
  readonly lost: number;
}

export function landingOdds(state: FarthestBridgeState, unit: number, aimed: number): LandingOdds {
  const fates = touchdowns(state, unit, aimed).map(({ fate }) => fate);
  const whole = fates.filter((fate) => fate === 'unhurt').length;
  const lost = fates.filter((fate) => fate === 'eliminated').length;
  return { whole, lost, depleted: fates.length - whole - lost };
}
