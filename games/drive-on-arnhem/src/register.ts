import type { RegisterEntry } from '@club-route/engine';
import { CONFLICTS } from './register/conflicts.ts';
import { MORE_RULINGS } from './register/more-rulings.ts';
import { RULINGS } from './register/rulings.ts';

/** Every gap, conflict and ruling: S by the specification, H by its last reading, D by us. */
export const register: readonly RegisterEntry[] = [...CONFLICTS, ...RULINGS, ...MORE_RULINGS];
