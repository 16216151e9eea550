import { WEATHERS } from '../data/air.ts';
import { RESULTS } from '../data/combat.ts';
import { SLOW_REPAIR_HOURS } from '../data/demolition.ts';
import { STRUCTURES } from '../data/structures.ts';
import { WADING_PER_PIP } from '../data/times.ts';
import type { Side } from '../data/units.ts';
import { optionsOf, type CampaignState, type PendingDie, type PendingRuling } from '../state.ts';

/** 25: what the umpire may make of a result that waits for him. */

const LOSSES = countsTo(0, 6);
/** A die of a day's squadrons is half a die (14.2); none is an accident that he may want. */
const SQUADRONS = countsTo(0, 3);
const BRIDGES = ['intact', 'damaged', 'destroyed'] as const;
const FERRIES = ['intact', 'destroyed'] as const;
/** The side that goes first. */
export const RULED_SIDE = { allied: 'Allies', german: 'Germans' } as const satisfies Record<Side, string>;
const SIDES = [RULED_SIDE.allied, RULED_SIDE.german] as const;

/** The results that are words; others are whole numbers. */
export const RULED_WORDS = [...RESULTS, ...WEATHERS, ...BRIDGES, ...SIDES] as const;
export const RULED_NUMBER = /^\d{1,3}$/;
export type Ruled = (typeof RULED_WORDS)[number] | `${number}`;

/** Dice that are no battle's and wait for him by the option `rulingsOn`. */
export type DieRuledOn =
  | 'weather'
  | 'German squadrons'
  | 'supply'
  | 'demolition'
  | 'who moves first'
  | 'who attacks'
  /** How long something lasts that has begun: in hours, wading in minutes. */
  | 'repair'
  | 'ferry'
  | 'engineer ferry'
  | 'Pannerden ferry'
  | 'wading';

/** The results from which he may choose, as the table would have them. */
export function choicesFor(state: CampaignState, pending: PendingRuling): readonly Ruled[] {
  switch (pending.what) {
    case 'weather':
      return WEATHERS;
    case 'German squadrons':
      return SQUADRONS;
    case 'supply':
      return LOSSES;
    case 'demolition':
      return STRUCTURES[pending.structure!].kind === 'ferry' ? FERRIES : BRIDGES;
    case 'who moves first':
    case 'who attacks':
      return SIDES;
    case 'repair':
      return repairLengths(state, pending);
    case 'ferry':
    case 'engineer ferry':
    case 'Pannerden ferry':
      return countsTo(pending.dice.length, 6 * pending.dice.length);
    case 'wading':
      return optionsOf(state).wading === 'die'
        ? countsTo(WADING_PER_PIP, 6 * WADING_PER_PIP, WADING_PER_PIP)
        : countsTo(2 * WADING_PER_PIP, 6 * WADING_PER_PIP, 2 * WADING_PER_PIP);
    default:
      return RESULTS;
  }
}

/** R97, R31: average dice have 2 to 5. */
function repairLengths(state: CampaignState, { dice }: PendingDie): readonly Ruled[] {
  const { repair } = optionsOf(state);
  if (repair === 'span') return countsTo(2 * dice.length, 5 * dice.length);
  const more = repair === 'die' ? 0 : SLOW_REPAIR_HOURS;
  return countsTo(more + 1, more + 6);
}

function countsTo(least: number, most: number, step = 1): readonly Ruled[] {
  const length = (most - least) / step + 1;
  return Array.from({ length }, (_, index): Ruled => `${least + index * step}`);
}
