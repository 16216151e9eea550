import type { RegisterEntry } from '@club-route/engine';
import { COMBAT_RULINGS } from './register/combat.ts';
import { MOVEMENT_RULINGS } from './register/movement.ts';
import { POST_RULINGS } from './register/post.ts';
import { READINGS } from './register/readings.ts';
import { SOURCES } from './register/sources.ts';
import { UMPIRE_RULINGS } from './register/umpire.ts';

/** Where values come from (D), and every gap, conflict and ruling by number of the reading that found it (R, 31, G). */
export const register: readonly RegisterEntry[] = [
  ...SOURCES,
  ...POST_RULINGS,
  ...MOVEMENT_RULINGS,
  ...COMBAT_RULINGS,
  ...UMPIRE_RULINGS,
  ...READINGS,
];
