import type { RegisterEntry } from '@club-route/engine';
import { SOURCES } from './register/sources.ts';

/** Where values come from (D), and every gap, conflict and ruling by number of the reading that found it (R, 31, G). */
export const register: readonly RegisterEntry[] = [...SOURCES];
