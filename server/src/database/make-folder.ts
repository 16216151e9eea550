import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes a folder and those above it. Node's own way (`recursive`) tries again and again where a system says that the parent
 * is missing though it is there, as below /proc: the program would hang without a word.
 */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  const parent = path.dirname(folder);
  // A file there is found out by what is made below it.
  if (!exists(parent)) makeFolder(parent);
  try {
    // Whatever the umask: who may write here could put another database in the place of ours.
    mkdirSync(folder, { mode: 0o755 });
  } catch (error) {
    // Another program may have been faster.
    if (!isFolder(folder)) throw error;
  }
}

function isFolder(place: string): boolean {
  return statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function exists(place: string): boolean {
  return statSync(place, { throwIfNoEntry: false }) !== undefined;
}
