import type { EarlierRules, OptionsSchema, OptionValues } from '@club-route/engine';
import { optionsSchema, type FarthestBridgeOptions } from './options.ts';

/**
 * Rules 1 let reinforcements come at any time in their phase and the Germans blow a bridge that the engineers had bridged.
 * What could not be chosen then was played as it is below.
 */
const SINCE_1 = {
  arrivals: 'anytime',
  depleted: 'halfUp',
  supportPool: 'guns',
  demolitionTries: 'bridge',
  spanAtBridge: 'exposed',
  spanForGermans: false,
  spanLasts: 'near',
  germany: 'border',
} as const satisfies Partial<FarthestBridgeOptions>;

type OptionsOf1 = Omit<FarthestBridgeOptions, keyof typeof SINCE_1>;

const { scenario, turns, mobileMovesTwice, zocLocked, mandatoryCombat } = optionsSchema;
const { stiffResistance, cityLine, riverLine, supportCap, ferries, dropZoneWhileOccupied } = optionsSchema;
const RESISTANCE_OF_1: readonly string[] = ['flip', 'defender', 'none'];

/** With the defaults of then, whatever becomes of those of today. */
const optionsOf1: OptionsSchema<OptionsOf1> = {
  scenario: { ...scenario, default: 'historic' },
  turns: { ...turns, default: 10, low: 1, high: 10 },
  mobileMovesTwice: { ...mobileMovesTwice, default: false },
  zocLocked: { ...zocLocked, default: false },
  mandatoryCombat: { ...mandatoryCombat, default: false },
  stiffResistance: {
    ...stiffResistance,
    default: 'flip',
    choices: stiffResistance.choices.filter(({ value }) => RESISTANCE_OF_1.includes(value)),
  },
  cityLine: { ...cityLine, default: 'medium' },
  riverLine: { ...riverLine, default: 'medium' },
  supportCap: { ...supportCap, default: 2, low: 1, high: 13 },
  ferries: { ...ferries, default: false },
  dropZoneWhileOccupied: { ...dropZoneWhileOccupied, default: false },
};

/** The rules under which matches may have begun, the oldest first. */
export const earlierRules: readonly EarlierRules<FarthestBridgeOptions>[] = [
  {
    version: '1',
    options: optionsOf1 as OptionsSchema<OptionValues>,
    today: (options) => ({ ...(options as OptionsOf1), ...SINCE_1 }),
  },
];
