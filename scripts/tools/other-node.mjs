import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { npm } from './install.mjs';
import { inRoot } from './paths.mjs';
import { say } from './say.mjs';

/**
 * Another Node, brought by the npm package `node` into a folder of its own and kept there. Nothing if it cannot be had.
 * @param {string} version such as 24 or 22.12
 * @returns {string | undefined} the program
 */
export function fetchNode(version) {
  const folder = inRoot(`.cache/node-${version}`);
  const program = path.join(folder, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (versionOf(program) !== undefined) return program;
  say(`Fetching Node ${version} …`);
  mkdirSync(folder, { recursive: true });
  // Its install script fetches the program for this machine.
  const manifest = { private: true, allowScripts: { node: true } };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  npm(['install', '--prefix', folder, '--no-audit', '--no-fund', '--no-package-lock', `node@${version}`]);
  return versionOf(program) === undefined ? undefined : program;
}

/**
 * What a program of Node says that it is; nothing if it does not run.
 * @param {string} program
 */
export function versionOf(program) {
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
