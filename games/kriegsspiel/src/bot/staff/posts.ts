import { cellOf, landOf } from '../../data/board.ts';
import { DAWN, HOUR, timeOfDay } from '../../data/calendar.ts';
import type { Command, FirstCommand } from '../../data/headquarters.ts';
import { isArtillery, UNITS } from '../../data/units.ts';
import { enemiesWithin, type Situation } from './situation.ts';

/** Squares worth standing on, the most important first, and who is sent there. */
export interface Post {
  readonly cell: number;
  /** Formations that are sent there; of others nobody. */
  readonly from: readonly string[];
  /** How it is taken: a garrison marches there and stays, an assault fights its way, a reserve may be called away. */
  readonly as: 'garrison' | 'assault' | 'reserve';
}

function posts(as: Post['as'], from: readonly string[], squares: string): readonly Post[] {
  return squares.split(' ').map((square) => ({ cell: cellOf(square), from, as }));
}

const ABN_101 = ['101 Abn'];
const ABN_82 = ['82 Abn'];
const ABN_1 = ['1 Abn', '1 Polish'];
const CORPS = ['Gds Armd', '43 Div', '50 Div', 'Corps tps', '11 Armd'];
const ARNHEM = ['9 SS', '10 SS'];
const WEST = ['59 Div', 'Garrisons'];
const SOUTH = ['KG Walther', '107 Pz Bde'];

/** 17: both banks of the bridges that count, the zones that feed the divisions, and what keeps them. */
const POSTS: Readonly<Partial<Record<FirstCommand, readonly Post[]>>> = {
  airborne: [
    ...posts('garrison', ABN_101, '0911 1421'),
    ...posts('garrison', ABN_82, '3037 4434'),
    ...posts('garrison', ABN_1, '3461'),
    ...posts('garrison', ABN_101, '0910 1321'),
    // Beside the way to the bridge, not on it: who stands on it in contact keeps the tanks from it (R85).
    ...posts('assault', ABN_82, '4043 4143 3843'),
    ...posts('garrison', ABN_82, '2837'),
    // Apart from each other: who stands beside the target of an attack suffers with it.
    ...posts('reserve', ABN_1, '3560 3562 3362 3360 3463 3661 3261 3459 3664'),
    ...posts('reserve', ABN_101, '1019 0807 1422 0715 0912'),
    ...posts('reserve', ABN_82, '3836 4538 3643'),
  ],
  xxx: [
    ...posts('assault', CORPS, '4046 3947 3948 3949 3850 3851 3952 3953 4053 4154'),
    ...posts('assault', CORPS, '4044 3944 3037'),
  ],
  german: [
    ...posts('garrison', ['9 SS'], '4559'),
    ...posts('garrison', ['9 SS', '10 SS', 'Garrisons'], '4046'),
    ...posts('garrison', ARNHEM, '4557 3946'),
    ...posts('assault', WEST, '0911 0910'),
    ...posts('assault', SOUTH, '1421 1321'),
    ...posts('assault', ['406 Div'], '4434 4538'),
    ...posts('assault', ['v.Tettau', '9 SS'], '3461 3561 3463'),
    ...posts('reserve', ARNHEM, '4159 3954 3947'),
    ...posts('assault', SOUTH, '1019 1422 0911'),
    ...posts('assault', ['406 Div'], '4435 4043'),
    ...posts('assault', ['v.Tettau'], '3362 3460'),
    ...posts('assault', WEST, '0807 1019'),
  ],
};

/** In the second edition a division has the posts of its first edition's commander; only its own formations fit. */
const FIRST_SEAT: Readonly<Partial<Record<Command, FirstCommand>>> = {
  abn1: 'airborne',
  abn82: 'airborne',
  abn101: 'airborne',
  guards: 'xxx',
  div43: 'xxx',
  corps: 'xxx',
  ss9: 'german',
  ss10: 'german',
  tettau: 'german',
  div406: 'german',
  div59: 'german',
  walther: 'german',
};

/** The posts of this hour. */
export function postsOf(situation: Situation): readonly Post[] {
  const seat = FIRST_SEAT[situation.command] ?? (situation.command as FirstCommand);
  if (seat === 'xxx' && enemiesWithin(situation, FAR_BANK, 1).length > 0)
    return timeOfDay(situation.now) < LAST_ASSAULT && timeOfDay(situation.now) >= DAWN ? BEFORE_NIJMEGEN : NIGHT_BEFORE;
  return POSTS[seat] ?? [];
}

/** The far bank at Nijmegen. */
const FAR_BANK = cellOf('4046');

/**
 * While the far bank is held the corps stands ready and forces the bridge by day, with its squadrons. Marches to the far bank would
 * go round by ferries, which carry no supply (G76).
 */
const LAST_ASSAULT = 19 * HOUR;
const READY = '3944 4144 4043 4143 3844 3744 3643 3543 3442 3037';
const BEFORE_NIJMEGEN: readonly Post[] = [...posts('assault', CORPS, '4046'), ...posts('reserve', CORPS, READY)];
const NIGHT_BEFORE: readonly Post[] = posts('reserve', CORPS, `4044 ${READY}`);

/** Where what is left of a formation goes to get out of reach. */
export const HOMES: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries({
    '101 Abn': '0817',
    '82 Abn': '3836',
    '1 Abn': '3363',
    '1 Polish': '3654',
    'Gds Armd': '3037',
    '43 Div': '3037',
    '50 Div': '1019',
    'Corps tps': '3037',
    '11 Armd': '3037',
    '9 SS': '4763',
    '10 SS': '4755',
    'v.Tettau': '3065',
    '406 Div': '4936',
    Garrisons: '4048',
    '59 Div': '0214',
    'KG Walther': '2212',
    '107 Pz Bde': '2212',
  }).map(([formation, square]) => [formation, cellOf(square)]),
);

/** Whether a unit that stands in a square is sent to a post. */
export function fits({ cell, from }: Post, unit: number, here: number): boolean {
  const { formation, kind } = UNITS[unit];
  if (isArtillery(unit) || kind === 'engineer') return false;
  if (formation !== '1 Abn') return from.includes(formation);
  // 1st Airborne north of the Rhine stays there; what landed in the south fights beside the 82nd.
  const isNorth = landOf(here) === 'veluwe';
  return isNorth ? landOf(cell) === 'veluwe' && from.includes(formation) : from.includes('82 Abn');
}
