import { distance, neighboursOf, terrainOf } from '../../data/board.ts';
import { CLASS_OF_TERRAIN, TERRAIN_MODIFIER } from '../../data/combat.ts';
import type { Command } from '../../data/headquarters.ts';
import { unitsUnder } from '../../data/organisation.ts';
import { isArtillery, UNITS } from '../../data/units.ts';
import { REPORTED_STATES, type DatedSighting, type ReportedState } from '../../knowledge/dispatch.ts';
import type { CampaignState } from '../../state.ts';

/** What a staff makes of its sight: own units as last reported, and enemies of whom it has heard lately. */
export interface Situation {
  readonly sight: CampaignState;
  readonly command: Command;
  /** To the quarter of an hour. */
  readonly now: number;
  readonly units: readonly number[];
  readonly enemies: readonly DatedSighting[];
}

/** Minutes after which an enemy may be anywhere. */
const FRESH = 240;

export function situationOf(sight: CampaignState, command: Command): Situation {
  return {
    sight,
    command,
    now: sight.minute,
    units: unitsUnder(sight, command).filter((unit) => sight.knownCell[unit] >= 0),
    enemies: sight[`${command}Sightings`].filter(({ minute }) => sight.minute - minute <= FRESH),
  };
}

export function stateKnown({ sight }: Situation, unit: number): ReportedState {
  return REPORTED_STATES[sight.knownState[unit]];
}

/** Attack value in hundredths, as last reported. */
export function attackKnown({ sight }: Situation, unit: number): number {
  return UNITS[unit].attack * sight.knownStrength[unit];
}

/** Defence of a sighting in hundredths: about half its companies. */
export function defenceGuessed({ companies, size, kind, unit }: DatedSighting): number {
  if (unit !== undefined && companies !== undefined)
    return Math.floor((100 * UNITS[unit].defence * companies) / UNITS[unit].companies);
  if (companies !== undefined) return 50 * companies;
  const guessed = size === 'small' ? 150 : size === 'medium' ? 250 : 400;
  return kind === 'artillery' ? Math.min(guessed, 250) : guessed;
}

/** The enemies who would defend together at a square: there, and beside it on like ground (31.6). */
export function groupAt({ enemies }: Situation, cell: number): readonly DatedSighting[] {
  const near = neighboursOf(cell);
  return enemies.filter(
    (one) => one.cell === cell || (near.includes(one.cell) && terrainOf(one.cell) === terrainOf(cell)),
  );
}

export function groundModifier(cell: number): number {
  return TERRAIN_MODIFIER[CLASS_OF_TERRAIN[terrainOf(cell)]];
}

/** Guns that could fire at a square from where they stand, in hundredths. */
export function gunsInRange(situation: Situation, cell: number): readonly number[] {
  const { units, sight } = situation;
  return units.filter((unit) => {
    if (!isArtillery(unit) || stateKnown(situation, unit) !== 'halted') return false;
    return distance(sight.knownCell[unit], cell) <= (UNITS[unit].gun === 'medium' ? MEDIUM : LIGHT);
  });
}
const MEDIUM = 12;
const LIGHT = 7;

export function enemiesWithin({ enemies }: Situation, cell: number, squares: number): readonly DatedSighting[] {
  return enemies.filter((one) => distance(one.cell, cell) <= squares);
}
