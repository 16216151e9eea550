import { record, type Moment } from '../clock/moment.ts';
import { optionsOf, type CampaignState, type PendingDie } from '../state.ts';

/** 25, H4: dice of weather, squadrons, supply and bridges that wait for the umpire, as battles do. */

export function diceWait(state: CampaignState): boolean {
  const { umpireRules, rulingsOn } = optionsOf(state);
  return umpireRules && rulingsOn === 'all';
}

/** The die is rolled; time stands until the umpire lets its result go or names another. */
export function ask(moment: Moment, die: Omit<PendingDie, 'id'>): void {
  const { state } = moment;
  const id = ++state.rulings;
  state.pending = { id, ...die };
  record(moment, { kind: 'ruling due', minute: state.minute, id, discloses: true });
}

/** Whether what became of a bridge that has been tested is still to be ruled. */
export function awaitsRuling({ pending, charges }: CampaignState, structure: number): boolean {
  const isAsked = pending?.what === 'demolition' && pending.structure === structure;
  return isAsked || charges.some((charge) => charge.structure === structure);
}
