import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { decompress } from 'wawoff2';

const FONTS = [
  // The renderer takes a variable font at its default weight, which for the sans is hair-thin.
  '@fontsource/source-sans-3/files/source-sans-3-latin-400-normal',
  '@fontsource/source-sans-3/files/source-sans-3-latin-600-normal',
  '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal',
  '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-italic',
];

let unpacked: Promise<Unpacked> | undefined;

interface Unpacked {
  readonly folder: string;
  readonly files: readonly string[];
}

/** The fonts of the map as files that the renderer can read: it knows no compressed ones. Unpacked once. */
export async function fontFiles(): Promise<readonly string[]> {
  unpacked ??= unpack();
  return (await unpacked).files;
}

/** Whoever wants them afterwards unpacks them again. */
export async function removeFonts(): Promise<void> {
  const before = await unpacked;
  unpacked = undefined;
  if (before !== undefined) await rm(before.folder, { recursive: true, force: true });
}

async function unpack(): Promise<Unpacked> {
  const { resolve } = createRequire(import.meta.url);
  const folder = await mkdtemp(path.join(tmpdir(), 'club-route-fonts-'));
  const files: string[] = [];
  // One after the other: the unpacker has one memory for all.
  for (const font of FONTS) {
    const file = path.join(folder, `${path.basename(font)}.ttf`);
    await writeFile(file, await decompress(await readFile(resolve(`${font}.woff2`))));
    files.push(file);
  }
  return { folder, files };
}
