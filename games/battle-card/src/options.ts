import type { OptionsSchema } from '@club-route/engine';

/** The readings of the card's open points; `register.ts` says by its number where each default comes from. */
export type BattleCardOptions = {
  readonly orders: 'first' | 'northward' | 'southward' | 'free';
  readonly airdrop: 'each' | 'shared';
  readonly reinforcements: 'fromTop' | 'fromBottom';
  readonly mustAdvance: boolean;
  readonly mayMoveBack: boolean;
  readonly germansAboveSix: boolean;
  readonly retakeOnlyIfReinforced: boolean;
  readonly controlAfterBattle: boolean;
};

export const optionsSchema: OptionsSchema<BattleCardOptions> = {
  orders: {
    kind: 'choice',
    label: 'Battle orders',
    help: 'You give all orders before the first die roll, or each one just before its own.',
    rule: 'R1',
    provenance: 'ruled',
    default: 'first',
    choices: [
      { value: 'first', label: 'All orders first, then all dice' },
      { value: 'northward', label: 'Each order just before its roll, from Eindhoven north' },
      { value: 'southward', label: 'Each order just before its roll, from Arnhem south' },
      { value: 'free', label: 'Each order just before its roll, in any order' },
    ],
  },
  airdrop: {
    kind: 'choice',
    label: 'Airdrop',
    rule: 'R10',
    provenance: 'printed',
    default: 'each',
    choices: [
      { value: 'each', label: 'One roll for each division' },
      { value: 'shared', label: 'One roll for all three' },
    ],
    advanced: true,
  },
  reinforcements: {
    kind: 'choice',
    label: 'German reinforcements',
    help: 'The order matters for Nijmegen, which grows only while Arnhem is German.',
    rule: 'R7',
    provenance: 'printed',
    default: 'fromTop',
    choices: [
      { value: 'fromTop', label: 'From Arnhem down' },
      { value: 'fromBottom', label: 'From Eindhoven up' },
    ],
    advanced: true,
  },
  mustAdvance: {
    kind: 'flag',
    label: 'You must advance if you can',
    rule: 'R2',
    provenance: 'printed',
    default: false,
    advanced: true,
  },
  mayMoveBack: {
    kind: 'flag',
    label: '30 Corps and units may also move south',
    rule: 'R3',
    provenance: 'ruled',
    default: false,
    advanced: true,
  },
  germansAboveSix: {
    kind: 'flag',
    label: 'German strength may pass 6',
    rule: 'R4',
    provenance: 'ruled',
    default: false,
    advanced: true,
  },
  retakeOnlyIfReinforced: {
    kind: 'flag',
    label: 'The Germans retake Nijmegen only in rounds in which its garrison grows',
    rule: 'R5',
    provenance: 'ruled',
    default: false,
    advanced: true,
  },
  controlAfterBattle: {
    kind: 'flag',
    label: 'Control is also checked straight after each battle',
    rule: 'R6',
    provenance: 'ruled',
    default: false,
    advanced: true,
  },
};
