import type { OptionsSchema } from '@club-route/engine';

/** Scenario and rulings; numbers refer to `register.ts`. */
export type FarthestBridgeOptions = {
  readonly scenario: 'historic' | 'free';
  readonly turns: number;
  readonly mobileMovesTwice: boolean;
  readonly zocLocked: boolean;
  readonly mandatoryCombat: boolean;
  readonly stiffResistance: 'flip' | 'defender' | 'none';
  readonly cityLine: 'medium' | 'rough';
  readonly riverLine: 'medium' | 'rough';
  readonly supportCap: number;
  readonly ferries: boolean;
  readonly dropZoneWhileOccupied: boolean;
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
};
