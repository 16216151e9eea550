import { cellOf } from '@club-route/drive-on-arnhem';

/** Nijmegen: where a phone begins, and the cursor. */
export const HOME = cellOf('12,9');
