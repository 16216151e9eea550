import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { ImapFlow } from 'imapflow';
import { findOrInstallDovecot } from '../../../scripts/tools/dovecot.mjs';

/** Debian's IMAP server, where there is one. */
const program = findOrInstallDovecot();
export const hasMailboxServer = program !== undefined;

export interface MailboxServer {
  readonly url: string;
  /** Puts a mail into the mailbox. */
  deliver(mail: string): Promise<void>;
  /** How many mails in it nobody has read. */
  unread(): Promise<number>;
  close(): void;
}

export async function openMailboxServer(): Promise<MailboxServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'club-route-imap-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  const { username } = userInfo();
  const isRoot = username === 'root';
  const owner = isRoot ? 'mail' : username;
  const [uid, gid] = ['-u', '-g'].map((flag) => execFileSync('id', [flag, owner], { encoding: 'utf8' }).trim());
  mkdirSync(path.join(folder, 'mail'), { mode: 0o777 });
  chmodSync(path.join(folder, 'mail'), 0o777);
  const file = path.join(folder, 'dovecot.conf');
  writeFileSync(
    file,
    `base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
first_valid_uid = 1
mail_location = maildir:${folder}/mail
${isRoot ? '' : `default_internal_user = ${username}\ndefault_login_user = ${username}\n`}
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${folder}/mail
}
service imap-login {
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
`,
  );
  const dovecot = spawn(program!, ['-F', '-c', file], { stdio: 'ignore' });
  const using = async <T>(work: (client: ImapFlow) => Promise<T>): Promise<T> => {
    const auth = { user: 'orders', pass: 'secret' };
    const client = new ImapFlow({ host: '127.0.0.1', port, secure: false, auth, logger: false });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await work(client);
    } finally {
      client.close();
    }
  };
  for (;;) {
    try {
      await using(async () => undefined);
      break;
    } catch (error) {
      if (dovecot.exitCode !== null) throw error;
      await setTimeout(50);
    }
  }
  return {
    url: `imap://orders:secret@127.0.0.1:${port}/INBOX`,
    async deliver(mail) {
      await using((client) => client.append('INBOX', mail.replaceAll('\n', '\r\n')));
    },
    unread: () =>
      using(async (client) => {
        const status = await client.status('INBOX', { unseen: true });
        return status === false ? 0 : (status.unseen ?? 0);
      }),
    close() {
      dovecot.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
