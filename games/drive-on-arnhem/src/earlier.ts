import type { EarlierRules, OptionsSchema, OptionValues } from '@club-route/engine';
import { optionsSchema, type DriveOptions } from './options.ts';

type OptionsOf1 = Omit<DriveOptions, 'strikeDice'>;

/** A default of today that changes must be given here as it was. */
const { strikeDice: _strikeDice, ...optionsOf1 } = optionsSchema;

/** The rules under which matches may have begun, the oldest first. */
export const earlierRules: readonly EarlierRules<DriveOptions>[] = [
  {
    version: '1',
    options: optionsOf1 satisfies OptionsSchema<OptionsOf1> as OptionsSchema<OptionValues>,
    // Rules 1 showed spectators the dice of every strike on units in sight, a miss among them, which is told in no other way.
    today: (options) => ({ ...(options as OptionsOf1), strikeDice: 'all' }),
  },
];
