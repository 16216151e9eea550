import type { BoardFile } from '../board-file.ts';
import file from './farthest-bridge.json' with { type: 'json' };

/** Compiled by `npm run maps`; correct the facts or the ground, never this. */
export const farthestBridge = file as unknown as BoardFile;
