import type { Moment } from '../clock/moment.ts';
import type { Command } from '../data/headquarters.ts';
import { commanderOf } from '../data/organisation.ts';
import { handOver } from '../knowledge/deliver.ts';
import type { CampaignState, Withheld } from '../state.ts';
import type { Forgery } from './actions.ts';

/** 25: the umpire's hand in the post: letters in his tray, reports kept back, reports that no unit has written. */

/** The letter with a number in his tray, if it is one and is not converted yet. */
export function letterAt(
  state: CampaignState,
  letter: number,
): { readonly from: Command; readonly text: string } | undefined {
  if (letter >= state.umpireMail.length || state.converted.includes(letter)) return undefined;
  const dispatch = state.umpireMail.at(letter);
  return dispatch.kind === 'letter' ? dispatch : undefined;
}

export function sameWithheld(one: Withheld, two: Withheld): boolean {
  return 'unit' in one ? 'unit' in two && one.unit === two.unit : 'command' in two && one.command === two.command;
}

export function isHeldBack(state: CampaignState, what: Withheld): boolean {
  return state.withheld.some((one) => sameWithheld(one, what));
}

export function release(moment: Moment, id: number, deliver: boolean): void {
  const { state } = moment;
  const found = state.held.find((one) => one.id === id);
  state.held = state.held.filter((one) => one.id !== id);
  if (found !== undefined && deliver) handOver(moment, found.to, found.dispatch);
}

export function forge(moment: Moment, what: Forgery): void {
  const { minute } = moment.state;
  if (what.as === 'message') {
    const { to, from, text } = what;
    return handOver(moment, to, { kind: 'message', minute, from, to: to.toUpperCase(), text });
  }
  const { unit, cell, state, strength, enemies } = what;
  handOver(moment, commanderOf(moment.state, unit), {
    kind: 'report',
    minute,
    unit,
    event: enemies.length > 0 ? 'contact' : 'answer',
    cell,
    state,
    strength,
    supplied: true,
    sightings: enemies.map((enemy) => ({ ...enemy, level: 'seen' as const })),
    structures: [],
    ruins: [],
    lost: [],
  });
}
