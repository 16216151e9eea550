import type { ChoiceField, FlagField, IntegerField, OptionsSchema } from '@club-route/engine';

/** What the match may settle otherwise; the numbers refer to `register.ts`. */
export type CampaignOptions = {
  readonly days: number;
  readonly umpireRules: boolean;
  readonly rulingsOn: 'all' | 'battles';
  readonly lorries: boolean;
  readonly mechOnFoot: boolean;
  readonly liftDay1: 'printed' | '1976';
  readonly supply1Abn: 'X' | 'V';
  readonly southDepot: 'any' | 'entry';
  readonly supplyHeldRoads: boolean;
  readonly supplyOffroadMax: number;
  readonly supplyZoneNeedsAir: boolean;
  readonly ruinsCutSupply: boolean;
  readonly repair: 'die' | 'ten and a die' | 'span';
  readonly spanPerDie: number;
  readonly defensiveFire: boolean;
  readonly landerDefends: boolean;
  readonly mergeWeighted: boolean;
  readonly woodsHide: boolean;
  readonly pannerdenFerry: boolean;
  readonly formingMinutes: number;
  readonly recoveryMinutes: number;
  readonly recceThreshold: number;
  readonly breakOffAt: number;
  readonly blockedRetreatCost: number;
  readonly mostGuns: number;
  readonly firstContactFights: boolean;
  readonly lossesCountGround: boolean;
  readonly tableOf1976: boolean;
  readonly wading: 'die' | 'half';
  readonly nightPerCent: number;
  readonly polesShareNet: boolean;
  readonly strikesForAirborne: boolean;
  readonly demolitionOptional: boolean;
  readonly firstReadings: boolean;
  readonly putBackGoesOn: boolean;
  readonly instantOrdersIgnoreTime: boolean;
  readonly thirdReadings: boolean;
  readonly fourthReadings: boolean;
  readonly fifthReadings: boolean;
  readonly seventhReadings: boolean;
  readonly eighthReadings: boolean;
};

export const optionsSchema: OptionsSchema<CampaignOptions> = {
  days: {
    kind: 'integer',
    label: 'Days',
    help: 'The campaign ends at 20:00 on its last day. In campaigns of up to three days, bridges count at the end.',
    rule: 'R94',
    provenance: 'ruled',
    default: 10,
    low: 1,
    high: 10,
  },
  umpireRules: {
    kind: 'flag',
    label: 'The umpire sees each result before it counts',
    help: 'The clock stops at each such result until the umpire accepts it or sets another.',
    rule: '25',
    provenance: 'printed',
    default: false,
  },
  rulingsOn: {
    ...choice('Results that the umpire sees first', 'H4', 'all', {
      all: 'Battles, bridges, crossings, weather, supply, and who goes first',
      battles: 'Combats, bombardments and attacks by patrols only',
    }),
    help: 'Used only if the umpire sees each result before it counts.',
  },
  lorries: ruling('The infantry of XXX Corps rides in lorries', 'R95', false),
  mechOnFoot: ruling('German mechanised units with a movement of 7 march on foot', 'R95', false),
  liftDay1: choice('Lift on 17 September', 'R24', 'printed', {
    printed: '18 parachute and 6 glider battalions',
    '1976': 'As many as in the 1976 game',
  }),
  supply1Abn: choice('Supply zone of 1st Airborne', 'R83', 'X', { X: 'DZ X', V: 'DZ V, as in 1944' }),
  southDepot: choice('Depot of XXX Corps', 'R67', 'any', {
    any: 'Any major road at the southern edge',
    entry: 'The road on which the corps enters',
  }),
  supplyHeldRoads: {
    ...ruling('Allied supply follows roads that the Allies hold', 'G128', false),
    help: 'Roads count only where an Allied unit was the last to pass, and at most 5 squares may be off the roads. Off as in the source; without it the corridor can hardly be cut.',
    advanced: false,
  },
  supplyOffroadMax: {
    ...integer('Longest stretch of supply off the roads', 'G128', 0, 0, 60),
    help: 'In squares. 0 means no limit.',
  },
  supplyZoneNeedsAir: ruling('A supply zone works only on days with a supply drop', '31.7', false),
  ruinsCutSupply: ruling('Ruins cut roads for supply too', 'R90', false),
  repair: choice('Repair of a bridge', 'R97', 'die', {
    die: 'One die roll in hours, as played',
    'ten and a die': 'Ten hours plus a die roll, as the author preferred',
    span: 'Average dice, by its span',
  }),
  spanPerDie: {
    ...integer('Metres of span for each average die', 'R31', 40, 10, 100),
    help: 'Used only if the repair time depends on the span.',
  },
  defensiveFire: ruling('Artillery may give defensive fire', '13', false),
  landerDefends: ruling('A unit that lands in contact is the defender', '31.10', false),
  mergeWeighted: ruling('Merging weighs units by their values', 'R18', false),
  woodsHide: { ...ruling('Woods may hide units from air recce', '14.2', true), provenance: 'printed' },
  pannerdenFerry: ruling('10 SS may come by the ferry at Pannerden', 'R60', true),
  formingMinutes: integer('Minutes to form up after landing', 'R2', 60, 0, 240),
  recoveryMinutes: integer('Minutes without orders after a retreat', 'R3', 30, 0, 240),
  recceThreshold: integer('Odds at which recce engages', 'R20', 1, -7, 12),
  breakOffAt: integer('Strength at which an attack breaks off', '31.8', 40, 0, 100),
  blockedRetreatCost: integer('Points lost for each blocked square of a retreat', 'R16', 10, 0, 50),
  mostGuns: {
    ...integer('Most artillery units in a combat', '13', 0, 0, 10),
    help: '0 means no limit. The 1976 game allows 2.',
  },
  firstContactFights: ruling('Units that come into contact fight a round', 'R13', true),
  lossesCountGround: ruling('Terrain reduces defenders’ losses', 'R17', false),
  tableOf1976: ruling('The combat table of 1976: at +2 and +3 a roll of 6 drives both sides back', '9.2', false),
  wading: choice('Wading a canal', 'R49', 'die', {
    die: 'Half an hour for each point of a die roll',
    half: 'Half a die roll in hours, rounded up',
  }),
  nightPerCent: {
    ...integer('Marching time at night', 'G37', 100, 100, 300),
    help: 'As a percentage of the daytime, from 21:00 to 06:00.',
  },
  polesShareNet: ruling('The Poles share the wireless of 1st Airborne when near it', 'R7', true),
  strikesForAirborne: ruling('Squadrons strike for airborne units too', 'R54', false),
  firstReadings: {
    ...ruling('Combats, retreats, raids and engineers as in the first version of these rules', 'G123', false),
    help: 'A unit joins only one combat, a retreat ends next to a friendly unit at no cost, a raid returns in the minute of its combat, and orders after REPAIR and FERRY are dropped.',
  },
  putBackGoesOn: {
    ...ruling(
      'An attack stopped in a friendly unit’s square continues, as in the second version of these rules',
      'R85',
      false,
    ),
    help: 'The unit comes and goes every few minutes and reports contact each time, for as long as the friendly unit is there.',
  },
  instantOrdersIgnoreTime: {
    ...ruling(
      'REPORT, IF CONTACT alone and CANCEL do not wait for their time, as in the second version of these rules',
      'G30',
      false,
    ),
    help: 'In a block with a later AT they are carried out on delivery. Only its other orders wait.',
  },
  thirdReadings: {
    ...ruling('Guns, flights, repairs and times within a block as in the third version of these rules', 'G64', false),
    help: 'Guns named in an attack begin to support at once. A waiting order does not end a repair. Squadrons fly at night and on a later day in any weather.',
  },
  fourthReadings: {
    ...ruling('Displaced units and protective fire as in the fourth version of these rules', 'G82', false),
    help: 'A unit that makes room for a friendly unit does not test a bridge. Guns that defend a unit fire in every combat of the half-hour.',
  },
  fifthReadings: {
    ...ruling('Beaten attacks and patrols as in the fifth version of these rules', 'G56', false),
    help: 'Defenders with orders to attack do not follow an attacker that they drive back two squares. The umpire neither sees nor rules the attacks of patrols.',
  },
  seventhReadings: {
    ...ruling('Results that wait for the umpire as in the seventh version of these rules', 'H5', false),
    help: 'The umpire does not see first how long repairs and crossings last, or who moves or attacks first. Units go on with their orders while battles of the same minute wait.',
  },
  eighthReadings: {
    ...ruling('Minutes that wait for the umpire as in the eighth version of these rules', 'H6', false),
    help: 'Patrols attack at the end of such a minute, and units report after each ruling. Who moves first is ruled before anything else of the minute.',
  },
  demolitionOptional: {
    ...ruling('The Germans may spare bridges', 'R50', false),
    help: 'They write SPARE and a bridge to the umpire, or BLOW to reverse it. Otherwise every bridge is tested.',
  },
};

function ruling(label: string, rule: string, byDefault: boolean): FlagField {
  return { kind: 'flag', label, rule, provenance: 'ruled', default: byDefault, advanced: true };
}

function integer(label: string, rule: string, byDefault: number, low: number, high: number): IntegerField {
  return { kind: 'integer', label, rule, provenance: 'ruled', default: byDefault, low, high, advanced: true };
}

function choice<const T extends string>(
  label: string,
  rule: string,
  byDefault: NoInfer<T>,
  choices: Readonly<Record<T, string>>,
): ChoiceField<T> {
  const list = Object.entries(choices).map(([value, text]) => ({ value: value as T, label: text as string }));
  return { kind: 'choice', label, rule, provenance: 'ruled', default: byDefault, choices: list, advanced: true };
}
