import type { EarlierRules, OptionsSchema, OptionValues } from '@club-route/engine';
import { optionsSchema, type DescentOptions } from './options.ts';

/** Rules 2 let units that had turned back try again at once, and bridging units advance from their bridge. */
const SINCE_2 = { abortedDrops: 'again', bridgesAdvance: true } as const satisfies Partial<DescentOptions>;
/** Rules 1 also scored an operation that was called off as on the last day. */
const SINCE_1 = { ...SINCE_2, calledOff: 'air' } as const satisfies Partial<DescentOptions>;

type OptionsOf2 = Omit<DescentOptions, keyof typeof SINCE_2>;
type OptionsOf1 = Omit<DescentOptions, keyof typeof SINCE_1>;

const { tacticalMinUnits, calledOff, roadRetreat, landingSupply, duty, trail } = optionsSchema;

/** With the defaults of then, whatever becomes of those of today. */
const optionsOf1: OptionsSchema<OptionsOf1> = {
  tacticalMinUnits: { ...tacticalMinUnits, default: 3, low: 1, high: 9 },
  roadRetreat: { ...roadRetreat, default: false },
  landingSupply: { ...landingSupply, default: false },
  duty: { ...duty, default: 'moved' },
  trail: { ...trail, default: 'whole' },
};
const optionsOf2: OptionsSchema<OptionsOf2> = { ...optionsOf1, calledOff: { ...calledOff, default: 'land' } };

/** The rules under which matches may have begun, the oldest first. */
export const earlierRules: readonly EarlierRules<DescentOptions>[] = [
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
