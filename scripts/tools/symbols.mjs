import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inRoot } from './paths.mjs';

export const symbolsPath = inRoot('cartography/src/symbols/units.generated.ts');

/** Codes of MIL-STD-2525C without the echelon, or, where only the newer standard has the sign, of 2525D. */
const KINDS = {
  infantry: 'SFGPUCI---',
  motorised: 'SFGPUCIM--',
  para: 'SFGPUCIA--',
  glider: 'SFGPUCIS--',
  armor: 'SFGPUCA---',
  mech: 'SFGPUCIZ--',
  recon: 'SFGPUCRVA-',
  'anti-tank': 'SFGPUCAA--',
  'assault-gun': 'SFGPUCAAA-',
  artillery: 'SFGPUCF---',
  engineer: 'SFGPUCE---',
  bridging: '13031000161407000600',
  'airfield-engineer': '13031000161407008900',
  supply: 'SFGPUSS---',
  headquarters: 'SFGPUH1---',
};

const ECHELONS = { battalion: 'F', regiment: 'G', brigade: 'H', division: 'I' };

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
    // The first line is the frame, which the counter draws itself.
    return { inside: linesIn(inside).slice(1).join(''), dots: dotsIn(inside).join(''), above: linesIn(above).join('') };
  };
  const symbols = Object.entries(KINDS).map(([kind, code]) => {
    const { inside, dots } = pathsOf(code.length === 10 ? `${code}-F` : code);
    return entry(kind.includes('-') ? `'${kind}'` : kind, `${inside}${dots}`);
  });
  const echelons = Object.entries(ECHELONS).map(([size, letter]) =>
    entry(size, pathsOf(`${KINDS.infantry}-${letter}`).above),
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

/**
 * A line of the file in the form that the formatter gives it.
 * @param {string} name
 * @param {string} lines
 */
function entry(name, lines) {
  const short = `  ${name}: '${lines}',`;
  return short.length > 120 ? `  ${name}:\n    '${lines}',` : short;
}

/**
 * A full dot as rings so close that the pen fills it: every sign stays one path of lines.
 * @param {string} svg
 */
function dotsIn(svg) {
  return [...svg.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/g)].flatMap(([, x, y, r]) =>
    [1, 2, 3].map((ring) => {
      const radius = (Number(r) * ring) / 3;
      const arc = `a${radius},${radius} 0 1 0`;
      return `M${Number(x) - radius},${y} ${arc} ${2 * radius},0 ${arc} ${-2 * radius},0`;
    }),
  );
}

/**
 * One after the other in a single path: what begins anywhere there, begins where it says.
 * @param {string} svg
 */
function linesIn(svg) {
  return [...svg.matchAll(/<path d="([^"]+)"/g)].map(([, line]) => line.replace(/^m\s*([\d.-]+,[\d.-]+)/, 'M $1 l'));
}
