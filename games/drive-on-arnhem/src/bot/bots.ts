import type { Bot } from '@club-route/engine';
import type { DriveAction } from '../actions.ts';
import type { DriveState } from '../state.ts';
import { recruit } from './recruit.ts';
import { Script } from './script.ts';

type DriveBot = Bot<DriveState, DriveAction>;

const staff: DriveBot = {
  id: 'staff',
  title: 'Staff officer',
  about: 'Plays the plan of its side by rules of thumb: quick and steady.',
  longestThought: 500,
  sit: (seat) => {
    const script = new Script();
    return { decide: (sight) => script.decide(sight, seat) };
  },
};

/** From the weakest to the strongest. */
export const bots = [recruit, staff] as const;
