import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { installOnDebian } from './debian.mjs';
import { say } from './say.mjs';

const debian = '/usr/lib/postgresql';

/** The folder of the programs of a PostgreSQL that is not ours: the newest of Debian's, or one on PATH. */
function findPostgres() {
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => path.join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  return folders.find((folder) => ['postgres', 'initdb'].every((name) => existsSync(path.join(folder, name))));
}

/** Like `findPostgres`; where that is ours to do (root on Debian) it installs one, elsewhere it says how. */
export function findOrInstallPostgres() {
  const found = findPostgres();
  if (found !== undefined) return found;
  installOnDebian('postgresql', 'Installing PostgreSQL for the tests with a database of one’s own …');
  const installed = findPostgres();
  if (installed === undefined)
    say('No PostgreSQL for the tests: install it (on Debian: sudo apt-get install postgresql).');
  return installed;
}
