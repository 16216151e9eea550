import type { Dice } from '@club-route/engine';
import { emptyCampaign, placeUnits } from '../set-up.ts';
import { resume } from './moment.ts';
import { withFixed, type SecondOptions } from './options.ts';
import { secondShape, type SecondState } from './state.ts';
import { runTurn } from './turn/turn.ts';

/** 2.2: as in the first edition; the first half-hour is that of 12:30. */
export function setUpSecond(options: SecondOptions, dice: Dice): SecondState {
  const state = emptyCampaign(withFixed(options), secondShape as never) as SecondState;
  const moment = resume(state, dice, undefined);
  placeUnits(moment);
  runTurn(moment);
  return state;
}
