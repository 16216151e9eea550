/** The tables of Appendix B and of the sections that have one, printed unless said otherwise. */

export const WEATHERS = ['clear', 'cloudy', 'overcast'] as const;
export type Weather = (typeof WEATHERS)[number];

/** 3.1: up to these of a hundred; above, overcast. */
export const CLEAR_UP_TO = 18;
export const CLOUDY_UP_TO = 55;
/** 3.1, from 17 September on. */
export const HISTORICAL_WEATHER: readonly Weather[] = [
  'clear',
  'cloudy',
  'overcast',
  'overcast',
  'clear',
  'overcast',
  'clear',
  'cloudy',
  'cloudy',
  'clear',
];
export const LAST_TURN = HISTORICAL_WEATHER.length;

/** 3.2. */
export const ALLIED_AIR: Readonly<Record<Weather, number>> = { clear: 8, cloudy: 4, overcast: 0 };
export const GERMAN_AIR: Readonly<Record<Weather, number>> = { clear: 2, cloudy: 1, overcast: 0 };
export const DROPS: Readonly<Record<Weather, number>> = { clear: 10, cloudy: 5, overcast: 0 };

/** 5.3, from the best to the worst. */
export const SUPPLIED = 0;
export const OUT_OF_COMMUNICATIONS = 1;
export const UNSUPPLIED = 2;
export const ISOLATED = 3;
export const SUPPLY_STATES = ['supplied', 'out of communications', 'unsupplied', 'isolated'] as const;
export const ALLOWANCE: Uint8Array = Uint8Array.of(20, 16, 10, 5);
/** Per cent. The table says 75 for unsupplied units, 5.4 says 50. */
export const SUPPLY_FIRE: Uint8Array = Uint8Array.of(100, 100, 75, 25);
export const UNSUPPLIED_BY_5_4 = 50;
/** Ruled (H19): efficiency gained or lost in the supply phase. */
export const EFFICIENCY_BY_SUPPLY: Int8Array = Int8Array.of(5, 3, -5, -10);

/** 6.2: units on the map, the ring included. */
export const UNIT_LIMIT = { allied: 65, german: 62 } as const;

/** Terrain * 3 + column: points to enter open, rough, forest, town and city. */
export const ENTER: Uint8Array = Uint8Array.of(4, 5, 3, 7, 16, 7, 10, 16, 10, 3, 3, 3, 3, 7, 3);
export const COLUMNS = 3;
export const COST = {
  offBoard: 5,
  enterZone: 2,
  leaveZone: 3,
  leaveZoneTravelling: 5,
  enemyHex: 1,
  narrow: 6,
  river: 10,
  road: 1,
  roadStacked: 2,
  ferry: 10,
  stackTravelling: 1,
  fortify: 15,
  fortifyWithEngineer: 10,
  offensiveFire: 7,
  defensiveFire: 5,
  bridge: 20,
  /** Ruled (H38): not in the table. */
  fortifyNextToEnemy: 5,
  mode: 5,
} as const;

/** Out of command: up to so many more points for a hex, and for fire or water; at least one. */
export const COMMAND_HEX = 3;
export const COMMAND_FIRE = 2;

/** 8.6, ruled where the book says "some" or "a random". */
export const MOST_CARRIED_OVER = 10;
export const GERMAN_FIRST_DAY = 10;
export const GERMAN_SECOND_DAY = 15;

/** 8.8, 8.11. */
export const MOST_STACKED = 4;
export const MOST_FORTIFIED = 5;

/** Ruled (H16), level 1 to 4: a bridge blows on so many of a hundred. */
export const BRIDGE_BLOWS: readonly number[] = [40, 35, 30, 20];
/** Ruled (H36), level 1 to 4: per cent of Allied fire. */
export const ALLIED_FIRE: readonly number[] = [90, 95, 100, 110];

/** Fire strength modifiers, per cent. */
export const FIRE = {
  parent: 115,
  travel: 33,
  shortAtTwo: 50,
  split: 50,
  armorIntoRough: 50,
  armorIntoForest: 33,
  acrossRiver: 30,
  randomLow: 80,
  randomHigh: 120,
} as const;
/** Place in the order of plotting -> per cent; the last holds for all that follow. */
export const ORDER_FACTOR: Uint8Array = Uint8Array.of(100, 80, 60, 40);
/** In thousandths of a point, as all fire is counted (H28). */
export const ENGINEER_FIRE = 15_000;

/** Casualty modifiers, per cent. */
export const CASUALTY = {
  attackingCity: 25,
  acrossRiver: 25,
  travel: 20,
  armor: -30,
  guns: -40,
  fort: -5,
} as const;
/** Terrain of the target -> per cent. */
export const CASUALTY_TERRAIN: Int8Array = Int8Array.of(20, 0, -20, -10, 0);

/** 8.13. */
export const GUN_REINFORCEMENTS: readonly { readonly unit: string; readonly turn: number; readonly points: number }[] =
  [
    { unit: 'HQ/101', turn: 3, points: 80 },
    { unit: 'HQ/101', turn: 5, points: 80 },
    { unit: 'HQ/1', turn: 3, points: 35 },
    { unit: 'HQ/59', turn: 4, points: 88 },
  ];

/** 9.1. */
export const LEAST_EFFICIENCY = 40;
export const MOST_EFFICIENCY = 100;

/** 10.1: penalty for an overrun source, in the order of `AIRBORNE_FORMATIONS`; none for the Poles (6.11). */
export const OVERRUN_PENALTY: readonly number[] = [2, 2, 3, 0];

/** 10.2: from this score on. */
export const VICTORY_LEVELS = [
  { name: 'allied strategic', from: 42 },
  { name: 'allied tactical', from: 20 },
  { name: 'draw', from: 13 },
  { name: 'german tactical', from: 1 },
  { name: 'german strategic', from: Number.NEGATIVE_INFINITY },
] as const;
export type VictoryLevel = (typeof VICTORY_LEVELS)[number]['name'];
