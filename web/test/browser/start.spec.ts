import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from '@playwright/test';

test('the built program starts on an empty folder, answers, and leaves nothing running', async () => {
  test.slow();
  const folder = mkdtempSync(path.join(tmpdir(), 'club-route-start-'));
  // Run by root the database belongs to the user postgres, who must be able to enter.
  chmodSync(folder, 0o755);
  const program = spawn(process.execPath, ['cli/dist/club-route.js', 'serve', '--port', '0'], {
    env: { ...process.env, DATA_DIR: path.join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const lines = createInterface(program.stdout)[Symbol.asyncIterator]();
    const addressIn = async (): Promise<string> => /(http:\/\/\S+)$/.exec((await lines.next()).value as string)![1]!;
    const [address, keeper] = [await addressIn(), await addressIn()];
    const read = async (where: string, at = address): Promise<string> => {
      const answer = await fetch(`${at}${where}`);
      expect(answer.status, where).toBe(200);
      return answer.text();
    };
    expect(await read('/')).toContain('<title>Club Route</title>');
    expect(JSON.parse(await read('/health'))).toEqual({ status: 'alive' });
    expect(JSON.parse(await read('/ready'))).toEqual({ status: 'ready' });
    expect(await read('/metrics', keeper)).toMatch(/^club_route_sockets 0$/m);
    const pid = path.join(folder, 'data/postgres/postmaster.pid');
    expect(existsSync(pid)).toBe(true);
    const gone = once(program, 'exit');
    program.kill('SIGTERM');
    expect(await gone).toEqual([0, null]);
    expect(existsSync(pid)).toBe(false);
  } finally {
    program.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
});

test('what keeps it from starting is one sentence and exit code 1: no trace, no hang', async () => {
  test.slow();
  const folder = mkdtempSync(path.join(tmpdir(), 'club-route-start-'));
  chmodSync(folder, 0o755);
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  const neighbour = createServer();
  await once(neighbour.listen(0, '127.0.0.1'), 'listening');
  const { port } = neighbour.address() as AddressInfo;
  try {
    for (const data of ['/proc/nope/data', file, path.join(file, 'data')])
      expect(await refused(data)).toEqual([1, [expect.stringContaining(data)]]);
    expect(await refused(path.join(folder, 'data'), port)).toEqual([1, [expect.stringContaining(String(port))]]);
  } finally {
    neighbour.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

/** The code with which it ends, and all lines that it says. */
async function refused(data: string, port = 0): Promise<readonly [code: number | null, said: readonly string[]]> {
  const words = ['cli/dist/club-route.js', 'serve', '--host', '127.0.0.1', '--port', String(port)];
  const program = spawn(process.execPath, words, { env: { ...process.env, DATA_DIR: data } });
  let said = '';
  for (const stream of [program.stdout, program.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [code] = (await once(program, 'close')) as [number | null];
  return [code, said.split('\n').filter((line) => line !== '')];
}
