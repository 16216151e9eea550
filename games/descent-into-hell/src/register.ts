import type { RegisterEntry } from '@club-route/engine';
import { BATTLE_RULINGS } from './register/battle.ts';
import { GROUND_RULINGS } from './register/ground.ts';

/** Every gap, conflict and ruling: by number of the reading that found it (6, 7, H), D by us. */
export const register: readonly RegisterEntry[] = [...GROUND_RULINGS, ...BATTLE_RULINGS];
