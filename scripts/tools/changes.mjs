import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { inRoot, root } from './paths.mjs';

/**
 * The files that differ from where this branch left the main one, what is not committed yet included; on the main
 * branch itself, from the last commit, or from the one before if nothing differs.
 * @returns {readonly string[]} paths from the top folder
 */
export function changedFiles() {
  const main = ['main', 'origin/main'].find((branch) => git('rev-parse', '--verify', '--quiet', branch).length > 0);
  const left = main === undefined ? undefined : git('merge-base', 'HEAD', main)[0];
  const changed = changedSince(left ?? 'HEAD');
  return changed.length > 0 ? changed : changedSince('HEAD~1');
}

/** @param {string} commit */
function changedSince(commit) {
  const files = [...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')];
  return files.filter((file) => existsSync(inRoot(file)));
}

/** @param {readonly string[]} words @returns {readonly string[]} the lines that it prints; none if it fails */
function git(...words) {
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter((line) => line !== '') : [];
}
