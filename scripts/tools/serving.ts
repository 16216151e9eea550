import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from './paths.mjs';

/** The built app on a server with a database of its own; `close` takes both away. */
export async function serve(): Promise<{ readonly address: string; readonly close: () => Promise<void> }> {
  const [port, keeper] = [await freePort(), await freePort()];
  const folder = mkdtempSync(path.join(tmpdir(), 'club-route-serving-'));
  // Run by root the database belongs to the user postgres, who must be able to enter.
  chmodSync(folder, 0o755);
  const server = spawn(
    process.execPath,
    [inRoot('cli/dist/club-route.js'), 'serve', '--host', '127.0.0.1', '--port', String(port)],
    {
      stdio: 'ignore',
      env: {
        ...process.env,
        DATA_DIR: folder,
        KEEPER_PORT: String(keeper),
        REQUESTS_PER_MINUTE: '100000',
        SIGN_INS_PER_MINUTE: '10000',
        BOT_MILLISECONDS: '200',
      },
    },
  );
  const gone = once(server, 'exit');
  const address = `http://127.0.0.1:${port}`;
  const close = async (): Promise<void> => {
    server.kill('SIGTERM');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  let ended = false;
  void gone.then(() => (ended = true));
  while (!(await isUp(address))) {
    if (ended) throw new Error('The server did not start. Was it built (npm run build)?');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return { address, close };
}

async function isUp(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/ready`)).ok;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
