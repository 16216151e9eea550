import type { UnitClass } from '../../data/rows.ts';
import { UNITS } from '../../data/units.ts';

/** 24: units as the source draws them on its map: characters, turned left, the larger the more companies they have. */
const CHARACTERS: Readonly<Record<UnitClass, string>> = {
  infantry: 'X',
  para: 'x}',
  polish: 'x}',
  glider: 'x|',
  mech: '()x',
  armor: '()!',
  recon: '()^',
  engineer: ':#',
  artillery: ':o',
  'sp artillery': '()/',
  'glider artillery': 'o|',
};
const LEAST_POINTS = 12;
const POINTS_PER_COMPANY = 2;

export function charactersOf(unit: number): string {
  const { kind, formation, side, mobility } = UNITS[unit];
  // XXX Corps rides, whatever its value says (R95); so does who has wheels and no tracks.
  const rides =
    (kind === 'infantry' && side === 'allied' && RIDING.includes(formation)) ||
    (kind === 'mech' && mobility === 'wheels');
  return rides ? ':x' : CHARACTERS[kind];
}
const RIDING: readonly string[] = ['Gds Armd', '43 Div', '50 Div'];

/** R48: twelve points and two for each whole company. */
export function pointsOfType(companies: number): number {
  return LEAST_POINTS + POINTS_PER_COMPANY * Math.floor(companies);
}
