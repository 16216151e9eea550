import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The top folder of the checkout; every script works from here, wherever it was called. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** @param {string} name a path from the top folder, with forward slashes */
export const inRoot = (name) => path.join(root, name);
