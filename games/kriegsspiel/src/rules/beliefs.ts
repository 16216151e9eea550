import type { Command } from '../data/headquarters.ts';
import type { CampaignState } from '../state.ts';
import { STRUCTURE_STATES, type Ground } from './ground.ts';

/** The ground as a commander takes it to be (R71). */
export function believedGround(state: CampaignState, command: Command): Ground {
  const structures = state[`${command}Structures`];
  const ruins = new Set(state[`${command}Ruins`]);
  return {
    structureState: (structure) => STRUCTURE_STATES[structures[structure]],
    isRuin: (cell) => ruins.has(cell),
  };
}

/** Names what a commander believes of the ground and of the enemy: the same text, the same ways. */
export function beliefKey(state: CampaignState, command: Command): string {
  const changed: string[] = [];
  for (const [structure, known] of state[`${command}Structures`].entries())
    if (known > 0) changed.push(`${structure}:${known}`);
  const enemies = state[`${command}Sightings`].map(({ cell }) => cell);
  return `${changed.join(' ')}/${state[`${command}Ruins`].join(' ')}/${enemies.join(' ')}`;
}

/** G39: squares that a commander knows to be held by an enemy. */
export function knownEnemies(state: CampaignState, command: Command): ReadonlySet<number> {
  return new Set(state[`${command}Sightings`].map(({ cell }) => cell));
}
