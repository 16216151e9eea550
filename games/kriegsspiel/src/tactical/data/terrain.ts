/** 21.3: the ground of a hex. */

export const TERRAINS = [
  'clear',
  'forest',
  'town',
  'ruins',
  'hedgerow',
  'hill',
  'marsh',
  'canal',
  'river',
  'bridge',
] as const;
export type Terrain = (typeof TERRAINS)[number];

export interface TerrainRules {
  /** A unit that enters goes no further in this turn. */
  readonly stops: boolean;
  readonly noBattleOnEntry: boolean;
  /** Dice lost by who attacks a unit there: infantry, armour. Guns that fire without sight lose none. */
  readonly cover: readonly [againstInfantry: number, againstArmour: number];
  /** The cover counts only against attackers on lower ground. */
  readonly coverFromBelow?: true;
  readonly blocksSight: boolean;
  /** Who may enter off the road. */
  readonly open: 'all' | 'foot' | 'nobody';
  /** Entered from, and left to, the next hex alone. */
  readonly oneStep?: true;
  /** How many flags a unit there may ignore. */
  readonly ignores: number;
  /** Dice that armour loses firing out of it. */
  readonly armourFiringOut: number;
}

const CLEAR: TerrainRules = {
  stops: false,
  noBattleOnEntry: false,
  cover: [0, 0],
  blocksSight: false,
  open: 'all',
  ignores: 0,
  armourFiringOut: 0,
};
const COVER: TerrainRules = { ...CLEAR, stops: true, noBattleOnEntry: true, cover: [1, 2], blocksSight: true };

export const TERRAIN_RULES: Readonly<Record<Terrain, TerrainRules>> = {
  clear: CLEAR,
  forest: COVER,
  town: { ...COVER, armourFiringOut: 2 },
  // R41
  ruins: { ...COVER, armourFiringOut: 2, open: 'foot', ignores: 1 },
  hedgerow: { ...COVER, oneStep: true },
  hill: { ...CLEAR, cover: [1, 1], coverFromBelow: true, blocksSight: true },
  // R41
  marsh: { ...CLEAR, stops: true, open: 'foot' },
  canal: { ...CLEAR, stops: true, noBattleOnEntry: true, open: 'foot' },
  river: { ...CLEAR, open: 'nobody' },
  bridge: CLEAR,
};

const RULES: readonly TerrainRules[] = TERRAINS.map((terrain) => TERRAIN_RULES[terrain]);

export function terrainNumber(terrain: Terrain): number {
  return TERRAINS.indexOf(terrain);
}

export function rulesOf(number: number): TerrainRules {
  return RULES[number];
}

/** 20.4: how the 16 plots of a square of the campaign are made up, in hundredths. The names of the campaign's ground. */
export const MIXTURES: Readonly<Record<string, readonly (readonly [Terrain, number])[]>> = {
  open: [
    ['clear', 80],
    ['forest', 10],
    ['hedgerow', 5],
    ['town', 5],
  ],
  woods: [
    ['forest', 70],
    ['clear', 30],
  ],
  heath: [
    ['clear', 50],
    ['forest', 25],
    ['hill', 25],
  ],
  polder: [
    ['marsh', 60],
    ['clear', 40],
  ],
  town: [
    ['town', 60],
    ['clear', 40],
  ],
  ruin: [
    ['ruins', 60],
    ['clear', 40],
  ],
  river: [['river', 100]],
};
