import type { BoardFile } from '../board-file.ts';
import file from './descent-into-hell.json' with { type: 'json' };

/** Compiled by `npm run maps`; correct the facts or the ground, never this. */
export const descentIntoHell = file as unknown as BoardFile;
