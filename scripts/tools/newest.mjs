import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

// What we write ourselves, and tests, never make a build old.
const ignored = new Set(['dist', 'node_modules', 'test']);

/**
 * When a file, or anything in a folder, last changed; 0 if it does not exist. A folder's own time counts too: it is
 * the only trace that a deleted file leaves.
 * @param {string} name
 * @returns {number}
 */
function newest(name) {
  const status = statSync(name, { throwIfNoEntry: false });
  if (status === undefined) return 0;
  if (!status.isDirectory()) return status.mtimeMs;
  const inside = readdirSync(name).filter((entry) => !ignored.has(entry));
  return Math.max(status.mtimeMs, ...inside.map((entry) => newest(path.join(name, entry))));
}

/**
 * Whether `output` is missing or older than anything it is made from.
 * @param {string} output
 * @param {readonly string[]} sources files and folders; those that do not exist are passed over
 */
export function isStale(output, sources) {
  const made = statSync(output, { throwIfNoEntry: false });
  return made === undefined || sources.some((source) => newest(source) > made.mtimeMs);
}
