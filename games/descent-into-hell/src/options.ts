import type { OptionsSchema } from '@club-route/engine';

/** Rulings that change play; numbers refer to `register.ts`. */
export type DescentOptions = {
  readonly tacticalMinUnits: number;
  readonly calledOff: 'land' | 'air';
  readonly roadRetreat: boolean;
  readonly landingSupply: boolean;
  readonly duty: 'moved' | 'adjacent' | 'everybody';
  readonly trail: 'whole' | 'seen';
  readonly abortedDrops: 'wait' | 'again';
  readonly bridgesAdvance: boolean;
  readonly unaskedBridges: 'ask' | 'cross';
  readonly engineersCross: 'own' | 'others';
};

export const optionsSchema: OptionsSchema<DescentOptions> = {
  tacticalMinUnits: {
    kind: 'integer',
    label: 'Battalions for an Allied tactical victory',
    help: 'How many Allied units must be north of the Lower Rhine with air supply. The original rules ask for one.',
    rule: '6.3',
    provenance: 'ruled',
    default: 3,
    low: 1,
    high: 9,
  },
  calledOff: {
    kind: 'choice',
    label: 'When the Allies call the operation off',
    help: 'If air supply counted, they could land far from the enemy, stop the next day and win.',
    rule: 'D-03',
    provenance: 'ruled',
    default: 'land',
    choices: [
      { value: 'land', label: 'Only a supply line by land wins' },
      { value: 'air', label: 'Air supply wins too, as on the last day' },
    ],
  },
  roadRetreat: {
    kind: 'flag',
    label: 'Motorized units retreat along roads',
    help: 'Otherwise motorized units cannot retreat across polder or marsh, even along a road, and are lost.',
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
    help: 'The original rules say both, in different places.',
    rule: 'H-23',
    provenance: 'ruled',
    default: 'moved',
    choices: [
      { value: 'moved', label: 'Those that units moved next to in this impulse' },
      { value: 'adjacent', label: 'All that units are next to, except units that landed on the enemy' },
      { value: 'everybody', label: 'All that units are next to, also after landing on the enemy', retired: true },
    ],
    advanced: true,
  },
  trail: {
    kind: 'choice',
    label: 'When enemy units move next to yours, you see',
    rule: 'Replay of Hidden Movement',
    provenance: 'printed',
    default: 'whole',
    choices: [
      { value: 'whole', label: 'The whole path of their move' },
      { value: 'seen', label: 'Only the hexes that your units see' },
    ],
    advanced: true,
  },
  abortedDrops: {
    kind: 'choice',
    label: 'Units that turn back in marginal weather',
    help: 'In the original rules they abort their airdrop for that impulse. The second version of these rules let them try again at once.',
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
    label: 'Bridging units may advance after combat while they are a bridge',
    help: 'Their bridge then stays behind without them, as in the second version of these rules.',
    rule: 'D-04',
    provenance: 'ruled',
    default: false,
    advanced: true,
  },
  unaskedBridges: {
    kind: 'choice',
    label: 'Allied units that retreated to a German bridge',
    help: 'The Germans do not decide about a bridge during a retreat. In the original rules no unit may cross before they could blow the bridge.',
    rule: 'D-05',
    provenance: 'printed',
    default: 'ask',
    choices: [
      { value: 'ask', label: 'Cross it after the Germans have decided' },
      { value: 'cross', label: 'Cross it without a German decision', retired: true },
    ],
    advanced: true,
  },
  engineersCross: {
    kind: 'choice',
    label: 'Engineers that cross water by ferry',
    help: 'Up to the third version of these rules, another engineer next to them carried them and could not move afterwards.',
    rule: 'D-06',
    provenance: 'ruled',
    default: 'own',
    choices: [
      { value: 'own', label: 'Carry themselves, and advance last' },
      { value: 'others', label: 'Are carried by others first', retired: true },
    ],
    advanced: true,
  },
};
