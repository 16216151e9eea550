import type { EarlierRules, OptionsSchema, OptionValues } from '@club-route/engine';
import { secondOptions, type SecondOptions } from './options.ts';

/** What rules 3 played otherwise (G71), rules 2 besides (18.2, 21, 22, 23, G82), and rules 1 besides, as rules 2 and 3 of the first edition. */
const SINCE_3 = { fifthReadings: true } as const satisfies Partial<SecondOptions>;
const SINCE_2 = { ...SINCE_3, fourthReadings: true } as const satisfies Partial<SecondOptions>;
const SINCE_1 = {
  ...SINCE_2,
  instantOrdersIgnoreTime: true,
  thirdReadings: true,
} as const satisfies Partial<SecondOptions>;

type OptionsOf3 = Omit<SecondOptions, keyof typeof SINCE_3>;
type OptionsOf2 = Omit<SecondOptions, keyof typeof SINCE_2>;
type OptionsOf1 = Omit<SecondOptions, keyof typeof SINCE_1>;

const { fifthReadings: _fifthReadings, ...optionsOf3 } = secondOptions;
const { fourthReadings: _fourthReadings, ...optionsOf2 } = optionsOf3;
const { instantOrdersIgnoreTime: _instantOrdersIgnoreTime, thirdReadings: _thirdReadings, ...optionsOf1 } = optionsOf2;

/** The rules under which matches may have begun, the oldest first. */
export const earlierSecondRules: readonly EarlierRules<SecondOptions>[] = [
  {
    version: '1',
    options: optionsOf1 as OptionsSchema<OptionValues>,
    today: (options) => ({ ...(options as OptionsOf1), ...SINCE_1 }),
  },
  {
    version: '2',
    options: optionsOf2 as OptionsSchema<OptionValues>,
    today: (options) => ({ ...(options as OptionsOf2), ...SINCE_2 }),
  },
  {
    version: '3',
    options: optionsOf3 as OptionsSchema<OptionValues>,
    today: (options) => ({ ...(options as OptionsOf3), ...SINCE_3 }),
  },
];
