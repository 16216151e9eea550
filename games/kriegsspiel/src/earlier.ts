import type { EarlierRules, OptionsSchema, OptionValues } from '@club-route/engine';
import { optionsSchema, type CampaignOptions } from './options.ts';

/** What rules 1 played otherwise (G123, G58, G66, R74). */
const SINCE_1 = { firstReadings: true } as const satisfies Partial<CampaignOptions>;

type OptionsOf1 = Omit<CampaignOptions, keyof typeof SINCE_1>;

const { firstReadings: _firstReadings, ...optionsOf1 } = optionsSchema;

/** The rules under which matches may have begun, the oldest first. */
export const earlierRules: readonly EarlierRules<CampaignOptions>[] = [
  {
    version: '1',
    options: optionsOf1 as OptionsSchema<OptionValues>,
    today: (options) => ({ ...(options as OptionsOf1), ...SINCE_1 }),
  },
];
