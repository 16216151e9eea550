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
  'instantOrdersIgnoreTime',
  'thirdReadings',
  'fourthReadings',
  'fifthReadings',
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
  fourthReadings: {
    ...kept.fourthReadings,
    label: 'Marches, battles and stragglers as in the second version of these rules',
    help: 'Guns stop for ever at heath. Reserves arrive in turn 12 even if their route is longer. Stragglers cross rivers. Medals beyond those needed to win count.',
    rule: '18',
  } as Schema['fourthReadings'],
  fifthReadings: {
    ...kept.fifthReadings,
    label: 'Landed units as in the third version of these rules',
    help: 'A unit that fights a short battle after landing does not finish forming up.',
    rule: 'S31',
  } as Schema['fifthReadings'],
  leastHand: {
    kind: 'integer',
    label: 'Fewest command cards in a battle',
    rule: 'S15',
    provenance: 'ruled',
    default: 1,
    low: 1,
    high: 3,
    advanced: true,
  },
  battleTurns: {
    kind: 'integer',
    label: 'Turns after which a battle ends',
    help: 'Of ten minutes each.',
    rule: 'S16',
    provenance: 'ruled',
    default: 12,
    low: 3,
    high: 24,
    advanced: true,
  },
  answerMinutes: {
    kind: 'integer',
    label: 'Real minutes that a battle waits for a player',
    help: "After that the computer fights by the player's last plan and tells them. 1,440 minutes are a day.",
    rule: 'S13',
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
