import { defaultOptions, type OptionsSchema } from '@club-route/engine';
import { optionsSchema, type CampaignOptions } from '../options.ts';

/** What the match may settle otherwise. Most is as in the first edition; what its combat table needs is left out. */
const KEPT = [
  'days',
  'lorries',
  'mechOnFoot',
  'liftDay1',
  'supply1Abn',
  'southDepot',
  'supplyHeldRoads',
  'supplyOffroadMax',
  'supplyZoneNeedsAir',
  'ruinsCutSupply',
  'repair',
  'spanPerDie',
  'woodsHide',
  'pannerdenFerry',
  'formingMinutes',
  'blockedRetreatCost',
  'firstContactFights',
  'polesShareNet',
  'demolitionOptional',
] as const satisfies readonly (keyof CampaignOptions)[];

type OwnOptions = {
  readonly leastHand: number;
  readonly battleTurns: number;
  readonly answerMinutes: number;
};

export type SecondOptions = Pick<CampaignOptions, (typeof KEPT)[number]> & OwnOptions;

/** The same with what the rules of both editions ask for and this one does not let be changed. */
export type AllOptions = CampaignOptions & OwnOptions;

type Schema = OptionsSchema<SecondOptions>;

const kept = Object.fromEntries(KEPT.map((name) => [name, optionsSchema[name]])) as unknown as Pick<
  OptionsSchema<CampaignOptions>,
  (typeof KEPT)[number]
>;

export const secondOptions: Schema = {
  ...kept,
  days: { ...kept.days, default: 3 } as Schema['days'],
  // 16.2: bridges are built by their span, the base of five average dice.
  repair: { ...kept.repair, default: 'span' } as Schema['repair'],
  leastHand: {
    kind: 'integer',
    label: 'Fewest command cards in a battle',
    rule: 'R40',
    provenance: 'ruled',
    default: 1,
    low: 1,
    high: 3,
    advanced: true,
  },
  battleTurns: {
    kind: 'integer',
    label: 'Turns after which a battle is broken off',
    help: 'Of ten minutes each.',
    rule: 'R43',
    provenance: 'ruled',
    default: 12,
    low: 3,
    high: 24,
    advanced: true,
  },
  answerMinutes: {
    kind: 'integer',
    label: 'Real minutes that a battle waits for a commander',
    help: 'Then the computer fights for him by his last plan, and he is told. 1,440 minutes are a day.',
    rule: 'R110',
    provenance: 'ruled',
    default: 1440,
    low: 1,
    high: 20160,
    advanced: true,
  },
};

export function withFixed(options: SecondOptions): AllOptions {
  return { ...defaultOptions(optionsSchema), ...options };
}
