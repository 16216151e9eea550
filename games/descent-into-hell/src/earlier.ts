import type { EarlierRules, OptionsSchema, OptionValues } from '@club-route/engine';
import { optionsSchema, type DescentOptions } from './options.ts';

/** Rules 3 let Allied units cross a bridge unasked after a retreat, and engineers carry each other before themselves. */
const SINCE_3 = { unaskedBridges: 'cross', engineersCross: 'others' } as const satisfies Partial<DescentOptions>;
/** Rules 2 also let units that had turned back try again at once, and bridging units advance from their bridge. */
const SINCE_2 = { ...SINCE_3, abortedDrops: 'again', bridgesAdvance: true } as const satisfies Partial<DescentOptions>;
/** Rules 1 also scored an operation that was called off as on the last day. */
const SINCE_1 = { ...SINCE_2, calledOff: 'air' } as const satisfies Partial<DescentOptions>;

type OptionsOf3 = Omit<DescentOptions, keyof typeof SINCE_3>;
type OptionsOf2 = Omit<DescentOptions, keyof typeof SINCE_2>;
type OptionsOf1 = Omit<DescentOptions, keyof typeof SINCE_1>;

const { tacticalMinUnits, calledOff, roadRetreat, landingSupply, duty, trail, abortedDrops, bridgesAdvance } =
  optionsSchema;
const DUTIES_OF_1: readonly string[] = ['moved', 'adjacent'];

/** With the defaults of then, whatever becomes of those of today. */
const optionsOf1: OptionsSchema<OptionsOf1> = {
  tacticalMinUnits: { ...tacticalMinUnits, default: 3, low: 1, high: 9 },
  roadRetreat: { ...roadRetreat, default: false },
  landingSupply: { ...landingSupply, default: false },
  duty: { ...duty, default: 'moved', choices: duty.choices.filter(({ value }) => DUTIES_OF_1.includes(value)) },
  trail: { ...trail, default: 'whole' },
};
const optionsOf2: OptionsSchema<OptionsOf2> = { ...optionsOf1, calledOff: { ...calledOff, default: 'land' } };
const optionsOf3: OptionsSchema<OptionsOf3> = {
  ...optionsOf2,
  abortedDrops: { ...abortedDrops, default: 'wait' },
  bridgesAdvance: { ...bridgesAdvance, default: false },
};

/** Until rules 3 the duty of all who stand next to the enemy was also that of units which had landed on enemies. */
function dutyOf(then: DescentOptions['duty']): DescentOptions['duty'] {
  return then === 'adjacent' ? 'everybody' : then;
}

/** The rules under which matches may have begun, the oldest first. */
export const earlierRules: readonly EarlierRules<DescentOptions>[] = [
  {
    version: '1',
    options: optionsOf1 as OptionsSchema<OptionValues>,
    today: (options) => {
      const then = options as OptionsOf1;
      return { ...then, ...SINCE_1, duty: dutyOf(then.duty) };
    },
  },
  {
    version: '2',
    options: optionsOf2 as OptionsSchema<OptionValues>,
    today: (options) => {
      const then = options as OptionsOf2;
      return { ...then, ...SINCE_2, duty: dutyOf(then.duty) };
    },
  },
  {
    version: '3',
    options: optionsOf3 as OptionsSchema<OptionValues>,
    today: (options) => {
      const then = options as OptionsOf3;
      return { ...then, ...SINCE_3, duty: dutyOf(then.duty) };
    },
  },
];
