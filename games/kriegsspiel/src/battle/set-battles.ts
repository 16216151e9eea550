import type { Facing } from '../tactical/box.ts';
import type { Side } from '../data/units.ts';

/** Battles to learn the tactical game by, and to measure its players: ground, battalions and hour are those of the campaign. */

export interface SetBattle {
  readonly name: string;
  readonly about: string;
  /** The square in the middle of the far rank, and where the attacker comes from. */
  readonly target: string;
  readonly from: Facing;
  readonly attacker: Side;
  /** Unit, the square it fights from or comes from, and the turn in which it comes; 0 is there from the start. */
  readonly battalions: readonly (readonly [unit: string, square: string, comes: number])[];
  readonly aircraft?: readonly Side[];
  /** Sides whose battalions are out of supply (15). */
  readonly unsupplied?: readonly Side[];
  /** R103: guns off the field that support a side, for an artillery headquarters to call. */
  readonly guns?: Readonly<Partial<Record<Side, number>>>;
  /** Neither side is stronger by much: games by computers are measured on these. */
  readonly even: boolean;
}

export const SET_BATTLES = {
  bridge: {
    name: 'The bridge at Arnhem',
    about: 'Two battalions of 9th SS against one of paratroops: the worked example of the campaign.',
    target: '4559',
    from: 'east',
    attacker: 'german',
    battalions: [
      ['2/1', '4559', 0],
      ['1/9SS', '4659', 0],
      ['2/9SS', '4660', 0],
    ],
    even: false,
  },
  son: {
    name: 'Son',
    about: '506th Parachute Infantry attacks the canal bridge. Training battalions hold the far bank.',
    target: '0910',
    from: 'north',
    attacker: 'allied',
    battalions: [
      ['1/506', '0811', 0],
      ['2/506', '0911', 0],
      ['1/59', '0910', 0],
      ['BrDf', '0810', 0],
    ],
    even: true,
  },
  oosterbeek: {
    name: 'The woods at Oosterbeek',
    about: 'Krafft blocks the road into Oosterbeek.',
    target: '4061',
    from: 'west',
    attacker: 'allied',
    battalions: [
      ['3/1', '3961', 0],
      ['1/1Lt', '3960', 0],
      ['Krft', '4061', 0],
    ],
    even: true,
  },
  groesbeek: {
    name: 'The heights of Groesbeek',
    about: 'Two battalions attack out of the Reichswald against the 505th.',
    target: '4336',
    from: 'east',
    attacker: 'german',
    battalions: [
      ['1/505', '4336', 0],
      ['2/505', '4335', 0],
      ['1/406', '4436', 0],
      ['2/406', '4435', 0],
    ],
    even: true,
  },
  veghel: {
    name: 'Hell’s Highway',
    about: 'The panzer brigade cuts the road at Veghel. Tanks of the Guards come to open it.',
    target: '1422',
    from: 'east',
    attacker: 'german',
    battalions: [
      ['2/501', '1422', 0],
      ['2107 P', '1522', 0],
      ['2107 M', '1622', 4],
      ['2G/5', '1421', 3],
    ],
    aircraft: ['allied'],
    even: true,
  },
  elst: {
    name: 'The Island',
    about: 'A brigade of 43rd Division attacks along the dyke road. 10th SS holds Elst.',
    target: '3953',
    from: 'south',
    attacker: 'allied',
    battalions: [
      ['129', '3952', 0],
      ['94', '3951', 3],
      ['2/10SS', '3953', 0],
      ['3/10SS', '4053', 0],
    ],
    even: true,
  },
  perimeter: {
    name: 'The perimeter at Oosterbeek',
    about: 'Out of supply, the airborne hold the village with their howitzers. Medium guns south of the river help.',
    target: '4060',
    from: 'east',
    attacker: 'german',
    battalions: [
      ['1B/1', '4060', 0],
      ['1/1Lt', '4061', 0],
      ['Krft', '4160', 0],
      ['Hbr', '4161', 2],
    ],
    unsupplied: ['allied'],
    guns: { allied: 1 },
    even: false,
  },
} as const satisfies Readonly<Record<string, SetBattle>>;

export type SetBattleId = keyof typeof SET_BATTLES;
export const SET_BATTLE_IDS = Object.keys(SET_BATTLES) as readonly SetBattleId[];
