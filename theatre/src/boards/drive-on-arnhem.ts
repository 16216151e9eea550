import type { BoardFile } from '../board-file.ts';
import file from './drive-on-arnhem.json' with { type: 'json' };

/** Compiled by `npm run maps`; correct the facts or the ground, never this. */
export const driveOnArnhem = file as unknown as BoardFile;
