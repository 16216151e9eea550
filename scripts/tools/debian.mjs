import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { say } from './say.mjs';

/**
 * Installs a package of Debian where that is ours to do: as root, where there is apt-get. Elsewhere nothing happens.
 * @param {string} name
 * @param {string} sentence
 */
export function installOnDebian(name, sentence) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version') || !existsSync('/usr/bin/apt-get')) return;
  say(sentence);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', name]]) spawnSync('apt-get', args, { env, stdio: 'inherit' });
}
