/** 21.2, 21.5: the companies into which battalions are turned, and what each can do. */

export const ARMS = ['infantry', 'armour', 'artillery'] as const;
/** By which face of the die a company is hit; artillery by the grenade alone. */
export type Arm = (typeof ARMS)[number];

export interface CompanyKind {
  readonly name: string;
  readonly arm: Arm;
  readonly figures: number;
  /** 21.3: whether it goes on foot; everything else counts as vehicles where the ground asks. */
  readonly foot: boolean;
  /** The most hexes it may go, and the most after which it may still battle. */
  readonly move: number;
  readonly moveAndBattle: number;
  /** The most hexes if all of them are on a road, where that is more. */
  readonly moveByRoad?: number;
  /** Dice at range 1, 2, 3 …; further than that none. */
  readonly dice: readonly number[];
  /** Dice against infantry and guns, where they differ (G108). */
  readonly diceAgainstSoft?: readonly number[];
  /** Guns that need no line of sight also ignore the ground of their target. */
  readonly indirect?: true;
  readonly trait?: Trait;
}

export type Trait =
  /** Stars hit armour at every range; or only at range 1 and 2. */
  | 'anti-tank'
  | 'anti-tank near'
  /** If it has not moved: one die at 2 to 4 hexes instead, needing no sight and ignoring the ground. */
  | 'mortar'
  /** If it has not moved, it has one extra die against infantry at range 1 and 2. */
  | 'machine gun'
  /** A friend beside it may ignore one flag in a turn. */
  | 'headquarters'
  /** May go on when it retreats, up to three hexes. */
  | 'scouts'
  | 'no overrun'
  /** Once per battle an adjacent gun may battle again. */
  | 'supply'
  /** Calls guns that support from off the board (R103). */
  | 'observers';

const FOOT = { foot: true, move: 2, moveAndBattle: 1 } as const;
const RIFLES = { ...FOOT, arm: 'infantry', figures: 4, dice: [3, 2, 1] } as const;
const TANKS = { foot: false, move: 3, moveAndBattle: 3, arm: 'armour', figures: 3, dice: [3, 3, 3] } as const;
const LIGHT = { foot: false, move: 3, moveAndBattle: 3, arm: 'armour' } as const;
const GUNS = { foot: false, arm: 'artillery', figures: 2 } as const;
const AGAINST_TANKS = { dice: [3, 3, 2, 1], diceAgainstSoft: [2, 1] } as const;
const FIELD_DICE = [3, 3, 2, 2, 1, 1] as const;

export const COMPANY_KINDS = {
  rifle: { ...RIFLES, name: 'Rifle company' },
  'rifle with anti-tank': { ...RIFLES, name: 'Rifle company with anti-tank platoon', trait: 'anti-tank near' },
  'rifle with mortars': { ...RIFLES, name: 'Rifle company with mortars', trait: 'mortar' },
  'rifle with machine guns': { ...RIFLES, name: 'Rifle company with machine guns', trait: 'machine gun' },
  headquarters: {
    name: 'Headquarters',
    arm: 'infantry',
    figures: 1,
    foot: false,
    move: 3,
    moveAndBattle: 3,
    dice: [1],
    trait: 'headquarters',
  },
  scouts: { ...LIGHT, name: 'Mobile reconnaissance', figures: 3, moveByRoad: 4, dice: [2, 2, 1], trait: 'scouts' },
  'light headquarters': { ...LIGHT, name: 'Light-tank headquarters', figures: 1, dice: [2, 1], trait: 'headquarters' },
  tanks: { ...TANKS, name: 'Tanks' },
  'heavy tanks': { ...TANKS, name: 'Tanks with long guns', trait: 'anti-tank' },
  'tank destroyers': {
    ...TANKS,
    ...AGAINST_TANKS,
    name: 'Self-propelled anti-tank',
    move: 2,
    moveAndBattle: 2,
    trait: 'no overrun',
  },
  'anti-tank guns': { ...GUNS, ...AGAINST_TANKS, name: 'Anti-tank guns', move: 2, moveAndBattle: 1 },
  'heavy anti-tank guns': {
    ...GUNS,
    ...AGAINST_TANKS,
    name: 'Heavy anti-tank guns',
    move: 2,
    moveAndBattle: 1,
    trait: 'anti-tank',
  },
  'field battery': { ...GUNS, name: 'Field battery', move: 1, moveAndBattle: 0, dice: FIELD_DICE, indirect: true },
  'pack battery': { ...GUNS, name: 'Pack howitzers', move: 1, moveAndBattle: 0, dice: FIELD_DICE, indirect: true },
  'self-propelled battery': {
    ...GUNS,
    name: 'Self-propelled battery',
    move: 2,
    moveAndBattle: 1,
    dice: FIELD_DICE,
    indirect: true,
  },
  'heavy battery': {
    ...GUNS,
    name: 'Heavy battery',
    move: 1,
    moveAndBattle: 0,
    dice: [3, 3, 3, 2, 2, 2, 1, 1],
    indirect: true,
  },
  supply: { ...GUNS, name: 'Supply column', move: 2, moveAndBattle: 2, moveByRoad: 3, dice: [], trait: 'supply' },
  'artillery headquarters': {
    name: 'Artillery headquarters',
    arm: 'infantry',
    figures: 1,
    foot: false,
    move: 2,
    moveAndBattle: 2,
    dice: [],
    trait: 'observers',
  },
} as const satisfies Readonly<Record<string, CompanyKind>>;

export type CompanyName = keyof typeof COMPANY_KINDS;
/** In the order of their numbers; 0 is no company. */
const COMPANY_NAMES = Object.keys(COMPANY_KINDS) as readonly CompanyName[];
const KINDS: readonly CompanyKind[] = COMPANY_NAMES.map((name) => COMPANY_KINDS[name]);

export const KIND_NUMBERS: readonly number[] = KINDS.map((_, index) => index + 1);

/** The number by which a kind stands in a column. */
export function kindNumber(name: CompanyName): number {
  return COMPANY_NAMES.indexOf(name) + 1;
}

export function kindOf(number: number): CompanyKind {
  return KINDS[number - 1];
}
