import type { OptionsSchema } from '@club-route/engine';

/** Rulings that change play; numbers refer to `register.ts`. */
export type DescentOptions = {
  readonly tacticalMinUnits: number;
  readonly calledOff: 'land' | 'air';
  readonly roadRetreat: boolean;
  readonly landingSupply: boolean;
  readonly duty: 'moved' | 'adjacent';
  readonly trail: 'whole' | 'seen';
  readonly abortedDrops: 'wait' | 'again';
  readonly bridgesAdvance: boolean;
};

export const optionsSchema: OptionsSchema<DescentOptions> = {
  tacticalMinUnits: {
    kind: 'integer',
    label: 'Battalions for an Allied tactical victory',
    help: 'So many Allied units must be north of the Lower Rhine with air supply. The source asks for one.',
    rule: '6.3',
    provenance: 'ruled',
    default: 3,
    low: 1,
    high: 9,
  },
  calledOff: {
    kind: 'choice',
    label: 'When the Allies call the operation off',
    help: 'With air supply they could land far from everybody, stop the next day and win.',
    rule: 'D-03',
    provenance: 'ruled',
    default: 'land',
    choices: [
      { value: 'land', label: 'Only a supply line over land wins' },
      { value: 'air', label: 'Air supply wins too, as on the last day' },
    ],
  },
  roadRetreat: {
    kind: 'flag',
    label: 'Motorized units retreat along roads',
    help: 'Otherwise motorized units cannot retreat over polder or marsh, not even along a road, and are lost.',
    rule: 'H-06',
    provenance: 'ruled',
    default: false,
    advanced: true,
  },
  landingSupply: {
    kind: 'flag',
    label: 'Units that have landed are in supply for the rest of the player turn',
    rule: 'H-43',
    provenance: 'ruled',
    default: false,
    advanced: true,
  },
  duty: {
    kind: 'choice',
    label: 'Enemies that must be attacked',
    help: 'The source says both in different places.',
    rule: 'H-23',
    provenance: 'ruled',
    default: 'moved',
    choices: [
      { value: 'moved', label: 'Those that units moved next to in this impulse' },
      { value: 'adjacent', label: 'All that units stand next to' },
    ],
    advanced: true,
  },
  trail: {
    kind: 'choice',
    label: 'When enemy units move next to yours, you see',
    rule: '7.11',
    provenance: 'printed',
    default: 'whole',
    choices: [
      { value: 'whole', label: 'The whole way of their move' },
      { value: 'seen', label: 'The hexes of it that your units see' },
    ],
    advanced: true,
  },
  abortedDrops: {
    kind: 'choice',
    label: 'Units that turn back in marginal weather',
    help: 'The source: they abort their airdrop for that impulse. Rules 2 let them try again at once.',
    rule: 'H-41',
    provenance: 'printed',
    default: 'wait',
    choices: [
      { value: 'wait', label: 'Try again in the next impulse' },
      { value: 'again', label: 'May try again at once' },
    ],
    advanced: true,
  },
  bridgesAdvance: {
    kind: 'flag',
    label: 'Bridging units advance after combat though they are a bridge',
    help: 'Their bridge then stays behind without them, as in rules 2.',
    rule: 'D-04',
    provenance: 'ruled',
    default: false,
    advanced: true,
  },
};
