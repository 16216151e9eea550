import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const launcher = fileURLToPath(new URL('../../bin/club-route.mjs', import.meta.url));

/** Runs the real command in a process of its own; interrupts it as somebody would by Ctrl-C once it has come so far. */
export async function clubRoute(words: readonly string[], input = '', farEnough?: () => boolean): Promise<Run> {
  const child = spawn(process.execPath, [launcher, ...words], { env: { ...process.env, NO_COLOR: '1' } });
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  // A command that refuses its words does not wait for input.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const watching = setInterval(() => {
    if (farEnough?.() !== true) return;
    clearInterval(watching);
    child.kill('SIGINT');
  }, 50);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  clearInterval(watching);
  return { code, out, err };
}

export async function clubRouteJson(words: readonly string[]): Promise<Readonly<Record<string, unknown>>> {
  const { code, out, err } = await clubRoute([...words, '--json']);
  if (code !== 0) throw new Error(`exit code ${code}: ${err}`);
  return JSON.parse(out) as Readonly<Record<string, unknown>>;
}
