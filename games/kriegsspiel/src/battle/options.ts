import type { OptionsSchema } from '@club-route/engine';
import { SET_BATTLE_IDS, SET_BATTLES, type SetBattleId } from './set-battles.ts';

export type BattleOptions = {
  readonly battle: SetBattleId;
  /** 20.5: the least hand. */
  readonly leastHand: number;
  /** 21.7: ten minutes each. */
  readonly turns: number;
  /** G105: the battle begins at 19:30, so that night ends it. */
  readonly evening: boolean;
  readonly firstReadings: boolean;
};

export const battleOptions: OptionsSchema<BattleOptions> = {
  battle: {
    kind: 'choice',
    label: 'Battle',
    default: 'son',
    choices: SET_BATTLE_IDS.map((id) => ({ value: id, label: SET_BATTLES[id].name })),
  },
  leastHand: { kind: 'integer', label: 'Fewest command cards', default: 1, low: 1, high: 3 },
  turns: { kind: 'integer', label: 'Turns of ten minutes', default: 12, low: 3, high: 24 },
  evening: { kind: 'flag', label: 'Start at 19:30: night falls after nine turns', default: false },
  firstReadings: {
    kind: 'flag',
    label: 'Cards, exits and sight as in the first version of these rules',
    help: 'After Hand to hand a unit also fires, after Exchange of fire it also assaults. Scouts leave across country as far as by road.',
    rule: '21.4',
    provenance: 'ruled',
    default: false,
    advanced: true,
  },
};

/** G105: the turn that would begin at 21:00 is not fought any more. */
const TURNS_OF_EVENING = 9;

/** 21.7: the last turn, and whether it is night that makes it the last. */
export function lastTurnOf({ turns, evening }: BattleOptions): {
  readonly lastTurn: number;
  readonly endsAtNight: boolean;
} {
  const endsAtNight = evening && TURNS_OF_EVENING < turns;
  return { lastTurn: endsAtNight ? TURNS_OF_EVENING : turns, endsAtNight };
}
