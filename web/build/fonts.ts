import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/**
 * The fonts of the app, each in two files: the letters that almost every page uses, in the weights that the style sheets
 * name, and the whole font, which a browser fetches when a name or a message needs another letter.
 */

interface Face {
  readonly family: string;
  readonly style: 'normal' | 'italic';
  readonly file: string;
  readonly heaviest: number;
}

const FACES: readonly Face[] = [
  face('Source Sans 3', 'normal', 800),
  face('Source Serif 4', 'normal', 700),
  face('Source Serif 4', 'italic', 700),
];

const LIGHTEST = 400;

/** First and last. */
type Range = readonly [number, number];

/** Letters and digits, and the signs that our own sentences use. */
const COMMON: readonly Range[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xb0, 0xb1],
  [0xb7, 0xb7],
  [0xbd, 0xbd],
  [0xd7, 0xd7],
  [0xe9, 0xe9],
  [0x2013, 0x2014],
  [0x2018, 0x201d],
  [0x2026, 0x2026],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
];

/** What lies between. A page that asks for a font by name would else get the whole of it, too. */
const OTHERS: readonly Range[] = [...COMMON, [0x11_00_00, 0x11_00_00] as const].map(([next], index): Range => [
  index === 0 ? 0 : COMMON[index - 1][1] + 1,
  next - 1,
]);

function face(family: string, style: Face['style'], heaviest: number): Face {
  const name = family.toLowerCase().replaceAll(' ', '-');
  return {
    family,
    style,
    heaviest,
    file: fileURLToPath(import.meta.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-${style}.woff2`)),
  };
}

/** Writes both files of every font and a style sheet that names them; `#fonts/fonts.css` imports it. */
export function fonts(): Plugin {
  const folder = path.join(import.meta.dirname, '../../node_modules/.cache/club-route-fonts');
  return {
    name: 'fonts',
    async config() {
      await mkdir(folder, { recursive: true });
      const rules = await Promise.all(FACES.map((one) => writeFace(one, folder)));
      await writeWhole(path.join(folder, 'fonts.css'), rules.join('\n'));
      return { resolve: { alias: { '#fonts': folder } } };
    },
  };
}

async function writeFace({ family, style, file, heaviest }: Face, folder: string): Promise<string> {
  const whole = await readFile(file);
  const common = await subsetFont(whole, letters(), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: LIGHTEST, max: heaviest } },
  });
  const [wholeName, commonName] = [path.basename(file), path.basename(file).replace('latin', 'common')];
  await writeWhole(path.join(folder, wholeName), whole);
  await writeWhole(path.join(folder, commonName), common);
  const rule = (name: string, range: string): string =>
    `@font-face { font-family: '${family}'; font-style: ${style}; font-weight: ${LIGHTEST} ${heaviest}; font-display: swap; ` +
    `src: url('./${name}') format('woff2');${range} }`;
  const range = (ranges: readonly Range[]): string => ` unicode-range: ${ranges.map(inHex).join(', ')};`;
  return [rule(wholeName, range(OTHERS)), rule(commonName, range(COMMON))].join('\n');
}

/** Two builds at once must not read each other's half of a file. */
async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const fresh = `${file}.${process.pid}`;
  await writeFile(fresh, content);
  await rename(fresh, file);
}

function letters(): string {
  return COMMON.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
    .map((code) => String.fromCodePoint(code))
    .join('');
}

function inHex([first, last]: Range): string {
  return `U+${first.toString(16)}-${last.toString(16)}`;
}
