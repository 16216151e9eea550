import type { Command } from '../data/headquarters.ts';
import { commanderOf, commandsOf } from '../data/organisation.ts';
import type { CampaignState } from '../state.ts';
import type { DatedSighting } from './dispatch.ts';

/** Somebody's sighting of a unit. */
export interface Knower {
  readonly command: Command;
  readonly sighting: DatedSighting;
}

/** 25, `who-knows`: besides its own commander, who has seen the unit: by name, or somebody where it stands. */
export function knowersOf(state: CampaignState, unit: number): readonly Knower[] {
  const own = commanderOf(state, unit);
  const cell = state.unitCell[unit];
  return commandsOf(state).flatMap((command) =>
    state[`${command}Sightings`]
      .filter((sighting) => sighting.unit === unit || (command !== own && sighting.cell === cell))
      .map((sighting) => ({ command, sighting })),
  );
}
