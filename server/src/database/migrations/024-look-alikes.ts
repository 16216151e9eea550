import type { Migration } from 'kysely';
import { remakeLikenesses } from './remake-likenesses.ts';

/** The table of look-alikes is that of Unicode 17. */
export const lookAlikes: Migration = { up: remakeLikenesses };
