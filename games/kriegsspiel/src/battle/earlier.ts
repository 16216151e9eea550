import type { EarlierRules, OptionsSchema, OptionValues } from '@club-route/engine';
import { battleOptions, type BattleOptions } from './options.ts';

/** What rules 1 played otherwise (21.2–21.5, R41). */
const SINCE_1 = { firstReadings: true } as const satisfies Partial<BattleOptions>;

const { firstReadings: _firstReadings, ...optionsOf1 } = battleOptions;

/** The rules under which battles may have begun, the oldest first. */
export const earlierBattleRules: readonly EarlierRules<BattleOptions>[] = [
  {
    version: '1',
    options: optionsOf1 as OptionsSchema<OptionValues>,
    today: (options) => ({ ...(options as Omit<BattleOptions, keyof typeof SINCE_1>), ...SINCE_1 }),
  },
];
