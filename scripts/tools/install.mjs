import { spawnSync } from 'node:child_process';
import { isStale } from './newest.mjs';
import { inRoot, root } from './paths.mjs';
import { say } from './say.mjs';

const oldestNode = '20.19';

/** @param {string} version such as 22.12.0 */
export function isTooOld(version) {
  return version.localeCompare(oldestNode, 'en', { numeric: true }) < 0;
}

/** Ends the program with a sentence when this Node is too old to run us. */
export function requireNode() {
  if (!isTooOld(process.versions.node)) return;
  say(`Club Route needs Node ${oldestNode} or newer; this is Node ${process.versions.node}.`);
  process.exit(1);
}

/** Installs the packages of package-lock.json if they are missing or older than it; false if that fails. */
export function installWhatIsMissing() {
  // npm writes this file last, so an installation that was cut short counts as missing.
  if (!isStale(inRoot('node_modules/.package-lock.json'), [inRoot('package-lock.json')])) return true;
  say('Installing packages (once, and when package-lock.json changes) …');
  // The build tools are development packages: ask for them even where NODE_ENV says production.
  const installed = npm(['ci', '--include=dev', '--no-audit', '--no-fund']);
  if (!installed) say('The installation failed: see above.');
  return installed;
}

/**
 * Runs npm, the one that runs us if there is one, and shows what it prints; false if it ends with an error.
 * @param {readonly string[]} args
 */
export function npm(args) {
  const running = process.env.npm_execpath;
  const [command, ...before] = running?.endsWith('.js') ? [process.execPath, running] : ['npm'];
  const shell = command === 'npm' && process.platform === 'win32';
  return spawnSync(command, [...before, ...args], { cwd: root, stdio: 'inherit', shell }).status === 0;
}
