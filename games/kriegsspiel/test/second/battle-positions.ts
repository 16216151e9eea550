import { FastDice } from '@club-route/engine';
import type { SecondAction } from '../../src/second/actions.ts';
import { officerDecides } from '../../src/second/bot/officer.ts';
import { type SecondReport } from '../../src/second/moment.ts';
import { type SecondState } from '../../src/second/state.ts';
import { askedSide } from '../../src/tactical/refuse.ts';
import type { SecondOptions } from '../../src/second/options.ts';
import { attackTo } from '../positions.ts';
import { answerBy, done, goOn, ordered, secondPosition } from './positions.ts';

/** Two battalions of 9th SS attack the paratroops from the east, as in the worked example (20). */
export function briefed(
  more: Readonly<Record<string, string>> = {},
  options: Partial<SecondOptions> = {},
): SecondState {
  const state = secondPosition('18 0930', { '2/1': '4363', '1/9SS': '4463', '2/9SS': '4464', ...more }, options);
  ordered(state, '1/9SS', attackTo('4363'));
  goOn(state, '18 1000');
  return state;
}

export function fought(
  by: 'commander' | 'computer' = 'commander',
  more: Readonly<Record<string, string>> = {},
): SecondState {
  const state = briefed(more);
  done(state, 'ss9', answerBy(by));
  done(state, 'abn1', answerBy(by));
  return state;
}

/** The computer plays both sides, whoever is asked. */
export function playOut(state: SecondState, seed: number): SecondReport[] {
  const dice = new FastDice(seed);
  const reports: SecondReport[] = [];
  const { id } = state.engagement!;
  while (state.engagement?.id === id && state.engagement.phase === 'fighting') {
    const side = askedSide(state)!;
    const order: SecondAction = { kind: 'battle', order: officerDecides(state, side) };
    reports.push(...done(state, state.engagement.commanders[side], order, dice));
  }
  return reports;
}
