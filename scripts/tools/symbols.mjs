import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inRoot } from './paths.mjs';

export const symbolsPath = inRoot('cartography/src/symbols/units.generated.ts');

/** Codes of MIL-STD-2525C, without the echelon. */
const KINDS = {
  infantry: 'SFGPUCI---',
  para: 'SFGPUCIA--',
  glider: 'SFGPUCIS--',
  armor: 'SFGPUCA---',
  mech: 'SFGPUCIZ--',
  recon: 'SFGPUCRVA-',
  engineer: 'SFGPUCE---',
};

const ECHELONS = { battalion: 'F', brigade: 'H' };

const require = createRequire(import.meta.url);

/** The symbols the counters need as lines in a frame of 150 by 100 round (100, 100): the library itself is not shipped. */
export function symbolsFile() {
  /** @type {{Symbol: new (code: string, options: object) => {asSVG(): string, isValid(): boolean}}} */
  const { Symbol: Sign } = require('milsymbol');
  /** @param {string} code */
  const pathsOf = (code) => {
    const sign = new Sign(code, { size: 100, fill: false });
    if (!sign.isValid()) throw new Error(`milsymbol does not know ${code}`);
    const [inside, above = ''] = sign.asSVG().split('<g transform="translate(0,0)"');
    return { inside: linesIn(inside).slice(1).join(''), above: linesIn(above).join('') };
  };
  const symbols = Object.entries(KINDS).map(([kind, code]) => `  ${kind}: '${pathsOf(`${code}-F`).inside}',`);
  const echelons = Object.entries(ECHELONS).map(
    ([size, letter]) => `  ${size}: '${pathsOf(`${KINDS.infantry}-${letter}`).above}',`,
  );
  const { version } = JSON.parse(readFileSync(inRoot('node_modules/milsymbol/package.json'), 'utf8'));
  return `${[
    `// Written by scripts/symbols.mjs from milsymbol ${version} (MIT licence, Måns Beckman); edit that, not this.`,
    '',
    '/** What stands in the frame, as lines; the frame is 150 by 100 round (100, 100). */',
    'export const SYMBOLS = {',
    ...symbols,
    '} as const;',
    '',
    '/** What stands over the frame. */',
    'export const ECHELONS = {',
    ...echelons,
    '} as const;',
  ].join('\n')}\n`;
}

/** @param {string} svg */
function linesIn(svg) {
  return [...svg.matchAll(/<path d="([^"]+)"/g)].map(([, line]) => line);
}
