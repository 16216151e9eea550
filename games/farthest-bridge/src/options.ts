import type { OptionsSchema } from '@club-route/engine';
import type { GermanyReading } from './data/regions.ts';
import type { SupportPool } from './data/support.ts';
import type { DepletedReading } from './data/units.ts';

/** Scenario and rulings; numbers refer to `register.ts`. */
export type FarthestBridgeOptions = {
  readonly scenario: 'historic' | 'free';
  readonly turns: number;
  readonly mobileMovesTwice: boolean;
  readonly zocLocked: boolean;
  readonly mandatoryCombat: boolean;
  readonly arrivals: 'first' | 'anytime';
  readonly stiffResistance: 'flip' | 'defender' | 'hex' | 'roll' | 'city' | 'none';
  readonly cityLine: 'medium' | 'rough';
  readonly riverLine: 'medium' | 'rough';
  readonly depleted: DepletedReading;
  readonly supportPool: SupportPool;
  readonly supportCap: number;
  readonly ferries: boolean;
  readonly dropZoneWhileOccupied: boolean;
  readonly demolitionTries: 'bridge' | 'unit';
  readonly spanAtBridge: 'protects' | 'barred' | 'exposed';
  readonly spanForGermans: boolean;
  readonly spanLasts: 'near' | 'always';
  readonly germany: GermanyReading;
};

export const optionsSchema: OptionsSchema<FarthestBridgeOptions> = {
  scenario: {
    kind: 'choice',
    label: 'Scenario',
    rule: '18.0, 18.1',
    provenance: 'printed',
    default: 'historic',
    choices: [
      { value: 'historic', label: 'Historic: units and drop zones where they were' },
      { value: 'free', label: 'Free deployment: both sides set up in secret' },
    ],
  },
  turns: {
    kind: 'integer',
    label: 'Game turns',
    help: 'One turn is a day, from 17 September 1944.',
    rule: 'R29',
    provenance: 'deduced',
    default: 10,
    low: 1,
    high: 10,
    advanced: true,
  },
  arrivals: {
    kind: 'choice',
    label: 'Reinforcements and landings',
    rule: 'R50',
    provenance: 'printed',
    default: 'first',
    choices: [
      { value: 'first', label: 'At the beginning of the phase, before a unit on the map moves' },
      { value: 'anytime', label: 'At any time in the phase' },
    ],
    advanced: true,
  },
  mobileMovesTwice: {
    kind: 'flag',
    label: 'Mobile units move in both movement phases',
    rule: 'R2',
    provenance: 'ruled',
    default: false,
    advanced: true,
  },
  zocLocked: {
    kind: 'flag',
    label: 'A unit in an enemy zone of control cannot move out',
    rule: 'R3',
    provenance: 'ruled',
    default: false,
    advanced: true,
  },
  mandatoryCombat: {
    kind: 'flag',
    label: 'Units in enemy zones of control must attack',
    rule: 'R4',
    provenance: 'ruled',
    default: false,
    advanced: true,
  },
  stiffResistance: {
    kind: 'choice',
    label: 'Stiff resistance',
    help: 'A full-strength unit told to retreat may stay and be depleted instead.',
    rule: 'R5',
    provenance: 'ruled',
    default: 'flip',
    choices: [
      { value: 'flip', label: 'Both sides' },
      { value: 'defender', label: 'Defenders only' },
      { value: 'hex', label: 'Both sides, and it makes the retreat only one hex shorter' },
      { value: 'roll', label: 'Both sides, on a die of 1–3' },
      { value: 'city', label: 'In a city only: the retreat is two hexes shorter, and nobody is depleted' },
      { value: 'none', label: 'Nobody' },
    ],
    advanced: true,
  },
  cityLine: {
    kind: 'choice',
    label: 'City in defence',
    rule: 'R6',
    provenance: 'found',
    default: 'medium',
    choices: [
      { value: 'medium', label: 'As a town' },
      { value: 'rough', label: 'As rough' },
    ],
    advanced: true,
  },
  riverLine: {
    kind: 'choice',
    label: 'River in defence',
    rule: 'R7',
    provenance: 'ruled',
    default: 'medium',
    choices: [
      { value: 'medium', label: 'As a stream' },
      { value: 'rough', label: 'As rough' },
    ],
    advanced: true,
  },
  depleted: {
    kind: 'choice',
    label: 'A depleted unit attacks and defends with',
    rule: 'R11',
    provenance: 'ruled',
    default: 'halfUp',
    choices: [
      { value: 'halfUp', label: 'Half, fractions up' },
      { value: 'halfDown', label: 'Half, fractions down, at least 1' },
      { value: 'oneLess', label: 'One less, at least 1' },
    ],
    advanced: true,
  },
  supportPool: {
    kind: 'choice',
    label: 'Support-fire markers',
    rule: 'R8',
    provenance: 'ruled',
    default: 'guns',
    choices: [
      { value: 'guns', label: 'As the guns of 1976 arrive' },
      { value: 'all', label: 'All eighteen from the first turn' },
      { value: 'printed', label: 'For the Allies only the six that the rules print' },
    ],
    advanced: true,
  },
  supportCap: {
    kind: 'integer',
    label: 'Most support-fire markers of a side in one combat',
    rule: 'R9',
    provenance: 'ruled',
    default: 2,
    low: 1,
    high: 13,
    advanced: true,
  },
  ferries: {
    kind: 'flag',
    label: 'Units on foot may use the ferries',
    rule: 'R14',
    provenance: 'ruled',
    default: false,
    advanced: true,
  },
  dropZoneWhileOccupied: {
    kind: 'flag',
    label: 'Support lost with a drop zone comes back when the zone is freed',
    rule: 'R26',
    provenance: 'ruled',
    default: false,
    advanced: true,
  },
  demolitionTries: {
    kind: 'choice',
    label: 'The Germans may try to blow a bridge',
    rule: 'R19',
    provenance: 'ruled',
    default: 'bridge',
    choices: [
      { value: 'bridge', label: 'Once in a player turn' },
      { value: 'unit', label: 'Once for each Allied unit that comes to it in a phase' },
    ],
    advanced: true,
  },
  spanAtBridge: {
    kind: 'choice',
    label: 'Engineers at a hexside whose bridge stands',
    rule: 'R51',
    provenance: 'printed',
    default: 'protects',
    choices: [
      { value: 'protects', label: 'May bridge it, and the bridge there cannot be blown meanwhile' },
      { value: 'barred', label: 'May not bridge it' },
      { value: 'exposed', label: 'May bridge it, and the bridge there can still be blown', retired: true },
    ],
    advanced: true,
  },
  spanForGermans: {
    kind: 'flag',
    label: "Germans may cross the engineers' bridge",
    rule: 'R33',
    provenance: 'ruled',
    default: false,
    advanced: true,
  },
  spanLasts: {
    kind: 'choice',
    label: "The engineers' bridge remains",
    rule: 'R52',
    provenance: 'ruled',
    default: 'near',
    choices: [
      { value: 'near', label: 'While the engineers are within ten hexes and no German covers it' },
      { value: 'always', label: 'Until another is named or the engineers are lost' },
    ],
    advanced: true,
  },
  germany: {
    kind: 'choice',
    label: 'Germany, in free deployment',
    rule: 'R45',
    provenance: 'deduced',
    default: 'border',
    choices: [
      { value: 'border', label: '16 hexes: those beyond the border of 1944' },
      { value: 'narrow', label: '11 hexes: the narrower reading of the map' },
    ],
    advanced: true,
  },
};
