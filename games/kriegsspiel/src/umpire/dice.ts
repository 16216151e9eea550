import { record, type Moment } from '../clock/moment.ts';
import { optionsOf, type CampaignState, type DieToRule } from '../state.ts';

/** 25, H4: dice that are no battle's and wait for the umpire, as battles do. */

export function diceWait(state: CampaignState): boolean {
  const { umpireRules, rulingsOn } = optionsOf(state);
  return umpireRules && rulingsOn === 'all';
}

/** H4, H5: how long works and crossings last, and who goes first; by rules 7 he did not see those. */
export function lengthsWait(state: CampaignState): boolean {
  return diceWait(state) && !optionsOf(state).seventhReadings;
}

/** The dice are rolled; time stands until the umpire lets their result go or names another. */
export function ask(moment: Moment, die: DieToRule): void {
  const { state } = moment;
  const id = ++state.rulings;
  state.pending = { id, ...die };
  record(moment, { kind: 'ruling due', minute: state.minute, id, discloses: true });
}

/** The same of dice rolled in the middle of a minute: he is asked later in it. */
export function askLater(state: CampaignState, die: DieToRule): void {
  state.toRule = [...state.toRule, die];
}

/** H4: something begins that lasts as long as the dice say, or as he does. */
export function askHowLong(state: CampaignState, die: DieToRule): void {
  if (lengthsWait(state)) askLater(state, die);
}

/**
 * H5, H6: whether a minute stands in the middle until the umpire has ruled: before its steps, or between its combats and the
 * next rounds. By rules 7 orders went on meanwhile, by rules 8 new combats opened.
 */
export function isHeldBack(state: CampaignState): boolean {
  return state.stepsDue || (state.roundsDue && !optionsOf(state).seventhReadings);
}

/** Whether what became of a bridge that has been tested is still to be ruled. */
export function awaitsRuling({ pending, toRule }: CampaignState, structure: number): boolean {
  const isAsked = (die: DieToRule): boolean => die.what === 'demolition' && die.structure === structure;
  return toRule.some(isAsked) || (pending?.what === 'demolition' && isAsked(pending));
}
