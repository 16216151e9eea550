import type { EarlierRules, OptionsSchema, OptionValues } from '@club-route/engine';
import { optionsSchema, type CampaignOptions } from './options.ts';

/** What rules 8 played otherwise (H6), rules 7 besides (H5), rules 6 besides (H4), rules 5 besides (G56, 25), rules 4 besides (G82, 13), rules 3 besides (G64, G87, 14.2, G9), rules 2 besides (R85, G30), and rules 1 (G123, G58, G66, R74). */
const SINCE_8 = { eighthReadings: true } as const satisfies Partial<CampaignOptions>;
const SINCE_7 = { ...SINCE_8, seventhReadings: true } as const satisfies Partial<CampaignOptions>;
const SINCE_6 = { ...SINCE_7, rulingsOn: 'battles' } as const satisfies Partial<CampaignOptions>;
const SINCE_5 = { ...SINCE_6, fifthReadings: true } as const satisfies Partial<CampaignOptions>;
const SINCE_4 = { ...SINCE_5, fourthReadings: true } as const satisfies Partial<CampaignOptions>;
const SINCE_3 = { ...SINCE_4, thirdReadings: true } as const satisfies Partial<CampaignOptions>;
const SINCE_2 = {
  ...SINCE_3,
  putBackGoesOn: true,
  instantOrdersIgnoreTime: true,
} as const satisfies Partial<CampaignOptions>;
const SINCE_1 = { ...SINCE_2, firstReadings: true } as const satisfies Partial<CampaignOptions>;

type OptionsOf8 = Omit<CampaignOptions, keyof typeof SINCE_8>;
type OptionsOf7 = Omit<CampaignOptions, keyof typeof SINCE_7>;
type OptionsOf6 = Omit<CampaignOptions, keyof typeof SINCE_6>;
type OptionsOf5 = Omit<CampaignOptions, keyof typeof SINCE_5>;
type OptionsOf4 = Omit<CampaignOptions, keyof typeof SINCE_4>;
type OptionsOf3 = Omit<CampaignOptions, keyof typeof SINCE_3>;
type OptionsOf2 = Omit<CampaignOptions, keyof typeof SINCE_2>;
type OptionsOf1 = Omit<CampaignOptions, keyof typeof SINCE_1>;

const { eighthReadings: _eighthReadings, ...optionsOf8 } = optionsSchema;
const { seventhReadings: _seventhReadings, ...optionsOf7 } = optionsOf8;
const { rulingsOn: _rulingsOn, ...optionsOf6 } = optionsOf7;
const { fifthReadings: _fifthReadings, ...optionsOf5 } = optionsOf6;
const { fourthReadings: _fourthReadings, ...optionsOf4 } = optionsOf5;
const { thirdReadings: _thirdReadings, ...optionsOf3 } = optionsOf4;
const { putBackGoesOn: _putBackGoesOn, instantOrdersIgnoreTime: _instantOrdersIgnoreTime, ...optionsOf2 } = optionsOf3;
const { firstReadings: _firstReadings, ...optionsOf1 } = optionsOf2;

/** The rules under which matches may have begun, the oldest first. */
export const earlierRules: readonly EarlierRules<CampaignOptions>[] = [
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
  {
    version: '4',
    options: optionsOf4 as OptionsSchema<OptionValues>,
    today: (options) => ({ ...(options as OptionsOf4), ...SINCE_4 }),
  },
  {
    version: '5',
    options: optionsOf5 as OptionsSchema<OptionValues>,
    today: (options) => ({ ...(options as OptionsOf5), ...SINCE_5 }),
  },
  {
    version: '6',
    options: optionsOf6 as OptionsSchema<OptionValues>,
    today: (options) => ({ ...(options as OptionsOf6), ...SINCE_6 }),
  },
  {
    version: '7',
    options: optionsOf7 as OptionsSchema<OptionValues>,
    today: (options) => ({ ...(options as OptionsOf7), ...SINCE_7 }),
  },
  {
    version: '8',
    options: optionsOf8 as OptionsSchema<OptionValues>,
    today: (options) => ({ ...(options as OptionsOf8), ...SINCE_8 }),
  },
];
