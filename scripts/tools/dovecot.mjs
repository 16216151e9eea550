import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installOnDebian } from './debian.mjs';
import { say } from './say.mjs';

const program = '/usr/sbin/dovecot';

/** A mail server with IMAP for the tests: Debian's Dovecot 2.3, whose settings they know. */
function findDovecot() {
  if (!existsSync(program)) return undefined;
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return stdout.startsWith('2.3.') ? program : undefined;
}

/** Like `findDovecot`; where that is ours to do (root on Debian) it installs one, elsewhere it says how. */
export function findOrInstallDovecot() {
  const found = findDovecot();
  if (found !== undefined) return found;
  if (!existsSync(program)) installOnDebian('dovecot-imapd', 'Installing Dovecot for the tests of orders by IMAP …');
  const installed = findDovecot();
  if (installed === undefined)
    say(
      'The tests of orders by IMAP are skipped: they need Dovecot 2.3 (on Debian 12: sudo apt-get install dovecot-imapd).',
    );
  return installed;
}
