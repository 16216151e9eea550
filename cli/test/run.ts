import { fork, spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const fileBeside = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
const launcher = fileBeside('../../bin/club-route.mjs');

const env = (): NodeJS.ProcessEnv => ({ ...process.env, NO_COLOR: '1' });

/**
 * Runs the real command: with something to type (or nothing, as `''`), or until it has come so far and is interrupted as
 * somebody would by Ctrl-C, in a process of its own, and otherwise in one that is kept for all such runs.
 */
export async function clubRoute(words: readonly string[], input?: string, farEnough?: () => boolean): Promise<Run> {
  return input === undefined ? inKeptProcess(words) : inOwnProcess(words, input, farEnough);
}

async function inOwnProcess(words: readonly string[], input: string, farEnough?: () => boolean): Promise<Run> {
  const child = spawn(process.execPath, [launcher, ...words], { env: env() });
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

let kept: ChildProcess | undefined;
const waiting: { readonly resolve: (run: Run) => void; readonly reject: (error: Error) => void }[] = [];

/** It answers in the order in which it is asked, and ends with whoever started it. */
function keptProcess(): ChildProcess {
  if (kept !== undefined) return kept;
  const child = fork(fileBeside('kept-process.mjs'), { env: env(), stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  child.on('message', (run) => waiting.shift()!.resolve(run as Run));
  child.on('exit', (code) => {
    kept = undefined;
    for (const { reject } of waiting.splice(0)) reject(new Error(`the kept process ended with code ${code}`));
  });
  kept = child;
  return child;
}

async function inKeptProcess(words: readonly string[]): Promise<Run> {
  const child = keptProcess();
  // Nobody waits for it but those who have asked.
  child.ref();
  child.channel?.ref();
  const run = new Promise<Run>((resolve, reject) => {
    waiting.push({ resolve, reject });
  });
  child.send(words);
  try {
    return await run;
  } finally {
    if (waiting.length === 0) {
      child.unref();
      child.channel?.unref();
    }
  }
}

export async function clubRouteJson(words: readonly string[]): Promise<Readonly<Record<string, unknown>>> {
  const { code, out, err } = await clubRoute([...words, '--json']);
  if (code !== 0) throw new Error(`exit code ${code}: ${err}`);
  return JSON.parse(out) as Readonly<Record<string, unknown>>;
}
