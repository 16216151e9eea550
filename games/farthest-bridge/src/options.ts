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
      { value: 'historic', label: 'Historic: units and drop zones as in 1944' },
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
      { value: 'first', label: 'At the start of the phase, before any unit on the map moves' },
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
    help: 'A full-strength unit that has to retreat may stay and be depleted instead.',
    rule: 'R5',
    provenance: 'ruled',
    default: 'flip',
    choices: [
      { value: 'flip', label: 'Both sides' },
      { value: 'defender', label: 'Defenders only' },
      { value: 'hex', label: 'Both sides, but it only shortens the retreat by one hex' },
      { value: 'roll', label: 'Both sides, on a die roll of 1–3' },
      { value: 'city', label: 'Only in a city: the retreat is two hexes shorter, and the unit is not depleted' },
      { value: 'none', label: 'Nobody' },
    ],
    advanced: true,
  },
  cityLine: {
    kind: 'choice',
    label: 'Defending in a city',
    rule: 'R6',
    provenance: 'found',
    default: 'medium',
    choices: [
      { value: 'medium', label: 'Like a town' },
      { value: 'rough', label: 'Like rough' },
    ],
    advanced: true,
  },
  riverLine: {
    kind: 'choice',
    label: 'Defending behind an unbridged river',
    rule: 'R7',
    provenance: 'ruled',
    default: 'medium',
    choices: [
      { value: 'medium', label: 'Like a stream' },
      { value: 'rough', label: 'Like rough' },
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
      { value: 'halfUp', label: 'Half strength, rounded up' },
      { value: 'halfDown', label: 'Half strength, rounded down, at least 1' },
      { value: 'oneLess', label: 'One point less, at least 1' },
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
      { value: 'guns', label: 'On the schedule of the guns in the 1976 game' },
      { value: 'all', label: 'All eighteen from the first turn' },
      { value: 'printed', label: 'Only the six printed in the rules for the Allies' },
    ],
    advanced: true,
  },
  supportCap: {
    kind: 'integer',
    label: 'Most support-fire markers per side in one battle',
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
    label: 'Support fire lost with a drop zone returns when the zone is retaken',
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
      { value: 'bridge', label: 'Once per player turn' },
      { value: 'unit', label: 'Once for each Allied unit that reaches it in a phase' },
    ],
    advanced: true,
  },
  spanAtBridge: {
    kind: 'choice',
    label: 'Engineers at a hexside with a standing bridge',
    rule: 'R51',
    provenance: 'printed',
    default: 'protects',
    choices: [
      { value: 'protects', label: 'May bridge it, and the standing bridge cannot be blown in the meantime' },
      { value: 'barred', label: 'May not bridge it' },
      { value: 'exposed', label: 'May bridge it, and the standing bridge can still be blown', retired: true },
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
    label: "The engineers' bridge stays",
    rule: 'R52',
    provenance: 'ruled',
    default: 'near',
    choices: [
      { value: 'near', label: 'While the engineers are within ten hexes and no German zone of control covers it' },
      { value: 'always', label: 'Until they build another or the engineers are lost' },
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
      { value: 'border', label: '16 hexes: those beyond the 1944 border' },
      { value: 'narrow', label: '11 hexes: the narrower reading of the map' },
    ],
    advanced: true,
  },
};
