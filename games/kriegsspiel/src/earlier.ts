import type { EarlierRules, OptionsSchema, OptionValues } from '@club-route/engine';
import { optionsSchema, type CampaignOptions } from './options.ts';

/** What rules 2 played otherwise (R85, G30), and rules 1 besides (G123, G58, G66, R74). */
const SINCE_2 = { putBackGoesOn: true, instantOrdersIgnoreTime: true } as const satisfies Partial<CampaignOptions>;
const SINCE_1 = { ...SINCE_2, firstReadings: true } as const satisfies Partial<CampaignOptions>;

type OptionsOf2 = Omit<CampaignOptions, keyof typeof SINCE_2>;
type OptionsOf1 = Omit<CampaignOptions, keyof typeof SINCE_1>;

const {
  putBackGoesOn: _putBackGoesOn,
  instantOrdersIgnoreTime: _instantOrdersIgnoreTime,
  ...optionsOf2
} = optionsSchema;
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
];
