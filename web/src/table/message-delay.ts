import type { Report } from '@club-route/engine';
import { useSettings } from '../app/settings.ts';
import type { Pace } from './skin.ts';

/** By the delay a player has chosen, 0 to 9: how many times as long as the game's own pace a message stays. */
const TIMES = [0, 0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4] as const;

export function delayed({ rolling, rest }: Pace, delay: number): Pace {
  const times = TIMES[delay] ?? 1;
  return { rolling: rolling * times, rest: rest * times };
}

/** The pace of a skin, as quick or slow as the player wants it. */
export function unhurried<R extends Report>(skin: { pace(report: R): Pace }): (report: R) => Pace {
  return (report) => delayed(skin.pace(report), useSettings.getState().messageDelay);
}
