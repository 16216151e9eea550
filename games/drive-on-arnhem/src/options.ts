import type { OptionsSchema } from '@club-route/engine';

/** Conditions of play (2.1) and rulings; numbers refer to `register.ts`. */
export type DriveOptions = {
  readonly level: number;
  readonly setup: 'historical' | 'free';
  readonly game: 'intermediate' | 'advanced';
  readonly hidden: boolean;
  readonly weather: 'historical' | 'random';
  readonly unsuppliedFire: 'table' | 'text';
  readonly defenderTime: 'whole' | 'short';
  readonly commandCost: 'table' | 'text';
  readonly cityCasualties: 'target' | 'own';
  readonly travelZones: boolean;
  readonly objectiveSupply: 'ground' | 'any';
  readonly withdrawPlots: boolean;
  readonly startMode: 'normal' | 'road';
  readonly wadingCost: 'added' | 'instead';
  readonly germanFirstDay: 'near' | 'none';
  readonly lateArrivals: boolean;
  readonly armorTerrain: 'target' | 'own';
  readonly bridgesAfterCombat: 'all' | 'foot';
  readonly strikeDice: 'sides' | 'all';
};

export const optionsSchema: OptionsSchema<DriveOptions> = {
  level: {
    kind: 'integer',
    label: 'Level of play',
    help: 'How hard the game is for the Allies: 1 is the hardest, 4 the easiest, 3 is historical.',
    rule: '2.1',
    provenance: 'printed',
    default: 3,
    low: 1,
    high: 4,
  },
  setup: {
    kind: 'choice',
    label: 'Set-up',
    rule: '2.1, 2.2',
    provenance: 'printed',
    default: 'historical',
    choices: [
      { value: 'historical', label: 'Historical drop zones' },
      { value: 'free', label: 'Free: the Allies choose their drop zones' },
    ],
  },
  game: {
    kind: 'choice',
    label: 'Game',
    help: 'The advanced game adds command, plotted artillery, plotted advances and supply that you trace by hand.',
    rule: '2.1',
    provenance: 'printed',
    default: 'intermediate',
    choices: [
      { value: 'intermediate', label: 'Intermediate' },
      { value: 'advanced', label: 'Advanced' },
    ],
  },
  hidden: {
    kind: 'flag',
    label: 'Hidden units',
    help: 'You see enemy units only while they are next to yours.',
    rule: '2.1',
    provenance: 'printed',
    default: false,
  },
  weather: {
    kind: 'choice',
    label: 'Weather',
    rule: '3.1',
    provenance: 'printed',
    default: 'historical',
    choices: [
      { value: 'historical', label: 'Historical' },
      { value: 'random', label: 'Random from the second day' },
    ],
  },
  unsuppliedFire: {
    kind: 'choice',
    label: 'Fire of unsupplied units',
    rule: 'S3.8',
    provenance: 'printed',
    default: 'table',
    choices: [
      { value: 'table', label: '75 %, as in both tables' },
      { value: 'text', label: '50 %, as in 5.4' },
    ],
    advanced: true,
  },
  defenderTime: {
    kind: 'choice',
    label: 'Defenders short of operation points',
    rule: 'H27',
    provenance: 'ruled',
    default: 'whole',
    choices: [
      { value: 'whole', label: 'Fire at full strength' },
      { value: 'short', label: 'Fire in proportion to the points they can pay' },
    ],
    advanced: true,
  },
  commandCost: {
    kind: 'choice',
    label: 'Cost of being out of command',
    rule: 'S7.14',
    provenance: 'printed',
    default: 'table',
    choices: [
      { value: 'table', label: '1 to 3 per hex, 1 to 2 for fire and water, as in the table' },
      { value: 'text', label: '0 to 3 per hex, as in 8.10, and 0 to 2 for fire and water' },
    ],
    advanced: true,
  },
  cityCasualties: {
    kind: 'choice',
    label: 'Attackers lose 25 % more in a city battle',
    rule: 'S3.14',
    provenance: 'ruled',
    default: 'target',
    choices: [
      { value: 'target', label: 'When they attack a city' },
      { value: 'own', label: 'When they attack from a city' },
    ],
    advanced: true,
  },
  travelZones: {
    kind: 'flag',
    label: 'Units in travel mode have zones of control',
    rule: 'H9',
    provenance: 'ruled',
    default: false,
    advanced: true,
  },
  objectiveSupply: {
    kind: 'choice',
    label: 'Supply of objectives at the end',
    rule: 'S6.11',
    provenance: 'ruled',
    default: 'ground',
    choices: [
      { value: 'ground', label: 'By a ground trace' },
      { value: 'any', label: 'By a ground or an airborne trace' },
    ],
    advanced: true,
  },
  withdrawPlots: {
    kind: 'flag',
    label: 'You can cancel plotted attacks in the same phase',
    rule: 'H39',
    provenance: 'ruled',
    default: false,
    advanced: true,
  },
  startMode: {
    kind: 'choice',
    label: 'Mode of 30 Corps on the first day',
    rule: 'H3',
    provenance: 'ruled',
    default: 'normal',
    choices: [
      { value: 'normal', label: 'Normal' },
      { value: 'road', label: 'Travel, as on arrival, where its entry hex has a road' },
    ],
    advanced: true,
  },
  wadingCost: {
    kind: 'choice',
    label: 'Cost of crossing water without a bridge',
    rule: 'H12',
    provenance: 'ruled',
    default: 'added',
    choices: [
      { value: 'added', label: '6 or 10, added to the cost of the hex' },
      { value: 'instead', label: '6 or 10 in place of the cost of the hex' },
    ],
    advanced: true,
  },
  germanFirstDay: {
    kind: 'choice',
    label: 'Germans with operation points on the first day',
    rule: 'H20',
    provenance: 'ruled',
    default: 'near',
    choices: [
      { value: 'near', label: 'Those next to Allied units or near their entry hexes' },
      { value: 'none', label: 'None' },
    ],
    advanced: true,
  },
  lateArrivals: {
    kind: 'flag',
    label: 'Half of the ground reinforcements arrive late in the day',
    rule: 'H21',
    provenance: 'ruled',
    default: true,
    advanced: true,
  },
  armorTerrain: {
    kind: 'choice',
    label: 'Armor fires badly in rough and forest',
    rule: 'H26',
    provenance: 'ruled',
    default: 'target',
    choices: [
      { value: 'target', label: 'When it attacks such a hex' },
      { value: 'own', label: 'When it is in such a hex, in defence too' },
    ],
    advanced: true,
  },
  bridgesAfterCombat: {
    kind: 'choice',
    label: 'Retreats and advances over bridges',
    rule: 'H30',
    provenance: 'ruled',
    default: 'all',
    choices: [
      { value: 'all', label: 'By every unit' },
      { value: 'foot', label: 'As in movement: in normal mode only on foot' },
    ],
    advanced: true,
  },
  strikeDice: {
    kind: 'choice',
    label: 'With hidden units, who sees the dice of an air strike on units in sight',
    rule: 'H34',
    provenance: 'ruled',
    default: 'sides',
    choices: [
      { value: 'sides', label: 'Both sides' },
      { value: 'all', label: 'Spectators too, who learn from them that somebody is there', retired: true },
    ],
    advanced: true,
  },
};
