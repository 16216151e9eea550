import { advanceIn, SANS, widthsIn } from './sans.ts';

/** The hands a sheet is lettered in. */
export type Face = 'city' | 'town' | 'village' | 'site' | 'water' | 'region' | 'number' | 'mark';

interface Type {
  readonly style: 'normal' | 'italic';
  readonly weight: number;
  readonly family: 'serif' | 'sans';
  /** Between letters, in ems. */
  readonly spacing: number;
}

export const TYPES: Readonly<Record<Face, Type>> = {
  city: { style: 'normal', weight: 650, family: 'serif', spacing: 0.03 },
  town: { style: 'normal', weight: 560, family: 'serif', spacing: 0.01 },
  village: { style: 'normal', weight: 440, family: 'serif', spacing: 0 },
  site: { style: 'normal', weight: 550, family: 'sans', spacing: 0.02 },
  water: { style: 'italic', weight: 500, family: 'serif', spacing: 0.08 },
  region: { style: 'normal', weight: 500, family: 'sans', spacing: 0.34 },
  number: { style: 'normal', weight: 450, family: 'sans', spacing: 0 },
  mark: { style: 'normal', weight: 600, family: 'sans', spacing: 0 },
};

export const FAMILIES = {
  serif: "'Source Serif 4', Georgia, 'Times New Roman', serif",
  sans: "'Source Sans 3', 'Segoe UI', system-ui, sans-serif",
};

/** Widths of the characters of the serif, as `sans.ts` has those of the sans. */
const WIDTHS = {
  serif: `23 30 40 53 53 94 73 19 37 37 46 54 30 33 30 35 54 54 54 54 54 54 54 54 54 54 30 30 54 54 54 42 85 71 66 66 74
    64 61 72 81 38 39 72 62 93 76 74 63 74 70 55 64 76 71 101 67 67 59 34 35 34 54 52 40 55 62 52 62 54 37 56 65 33 31 60
    33 96 65 58 63 61 47 47 36 63 58 84 58 59 49 36 30 36 54`,
  italic: `22 31 47 58 53 94 71 26 39 39 48 54 30 32 30 35 55 55 55 55 55 55 55 55 55 55 30 30 54 54 54 46 88 69 63 62 71
    60 57 67 77 37 37 69 58 93 74 68 58 68 66 51 60 72 65 92 66 60 56 35 34 35 54 52 40 57 54 45 57 46 34 53 59 32 28 51
    31 88 61 54 56 54 44 40 36 61 52 79 57 53 50 38 29 38 54`,
};

const TABLES = { serif: widthsIn(WIDTHS.serif), italic: widthsIn(WIDTHS.italic), sans: SANS };

/** How wide one character is, spacing included, in ems. A table and not the browser: a sheet is the same everywhere. */
export function advance(face: Face, character: string): number {
  const { family, style, spacing } = TYPES[face];
  const table = TABLES[style === 'italic' ? 'italic' : family];
  return advanceIn(table, character) + spacing;
}

export function widthOf(face: Face, text: string): number {
  let width = -TYPES[face].spacing;
  for (const character of text) width += advance(face, character);
  return width;
}

/** As CSS and the canvas write it. */
export function fontOf(face: Face, size: number): string {
  const { style, weight, family } = TYPES[face];
  return `${style} ${weight} ${Math.round(size * 100) / 100}px ${FAMILIES[family]}`;
}
