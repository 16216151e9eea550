import type { Ground } from '../../data/times.ts';
import type { Mobility } from '../../data/units.ts';

/** 18.2: squares in half an hour by the ground moved into, printed. A die above the number adds one. */
export interface Speed {
  readonly squares: number;
  readonly oneMoreAbove?: number;
}

export const SPEED_GROUNDS = [
  'major',
  'minor',
  'open',
  'woods',
  'polder',
  'heath',
  'town',
  'canal',
  'rail',
] as const satisfies readonly (Ground | 'canal')[];
export type SpeedGround = (typeof SPEED_GROUNDS)[number];

/** As the table writes them: "1+3" is one, and one more if the die is above three. */
const ROWS: Readonly<Record<SpeedGround, string>> = {
  major: '2 6 6 6',
  minor: '2 3 3 6',
  open: '1+3 3 1+3 2',
  woods: '0+2 1 0 0',
  polder: '1 0 0 0',
  heath: '1 1+3 0 0+2',
  town: '1 1 1 1+3',
  canal: '0+5 0 0 0',
  rail: '1+3 2 0+2 1',
};
const COLUMNS: readonly Mobility[] = ['foot', 'tracks', 'towed', 'wheels'];

export function speedOf(mobility: Mobility, ground: SpeedGround): Speed {
  const [squares, above] = ROWS[ground].split(' ')[COLUMNS.indexOf(mobility)].split('+').map(Number);
  return above === undefined ? { squares } : { squares, oneMoreAbove: above };
}

/** R36, R98: six points a turn; a square costs six by its speed; at most five are carried on. */
export const POINTS = 6;
export const MOST_CARRIED = 5;
/** 18: minutes of a turn, and of a turn of a battle; three of those to one of these. */
export const TURN = 30;
export const BATTLE_TURN = 10;
