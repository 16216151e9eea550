import type { Dice, Game, Seat } from '@club-route/engine';
import { actionSchema, type CampaignAction } from './actions.ts';
import { choicesOf, type CampaignDraft } from './choices.ts';
import { applyDeed, refuseDeed } from './deeds.ts';
import { advance } from './clock/advance.ts';
import { momentOf } from './clock/moment.ts';
import { earlierRules } from './earlier.ts';
import { endOf } from './data/calendar.ts';
import { COMMANDS, isCommand, SIDE_OF_COMMAND } from './data/headquarters.ts';
import { imagine } from './imagine.ts';
import { optionsSchema, type CampaignOptions } from './options.ts';
import { send } from './orders/post.ts';
import { resultOf } from './outcome.ts';
import type { CampaignReport } from './report.ts';
import { sight } from './sight.ts';
import { setUp } from './set-up.ts';
import { optionsOf, shape, type CampaignState } from './state.ts';
import { tell } from './tell.ts';
import { overrules } from './umpire/actions.ts';

const SEATS: readonly Seat[] = [...COMMANDS, 'umpire', 'clock'];
const NOBODY: readonly Seat[] = [];
const WITHOUT_CLOCK: readonly Seat[] = SEATS.filter((seat) => seat !== 'clock');

export type Campaign = Game<CampaignState, CampaignAction, CampaignOptions, CampaignDraft, CampaignReport>;

/**
 * The umpired campaign, first edition. Three commanders write orders at any time; the clock lets time pass; the umpire may
 * change anything. An order is rolled for when it is sent, and a commander knows only what dispatches tell him.
 */
export const campaign: Campaign = {
  id: 'kriegsspiel',
  title: 'Market Garden Campaign',
  version: '9',
  earlier: earlierRules,
  seats: SEATS,
  options: optionsSchema,
  shape,
  action: actionSchema as Campaign['action'],
  setup: setUp,
  active,
  awaited,
  sideOf: (seat) => (isCommand(seat) ? SIDE_OF_COMMAND[seat] : seat),
  overrules,
  actions: (state, seat, draft) => (state.outcome === 'none' ? choicesOf(state, seat, draft) : []),
  refuse: refuseDeed,
  apply,
  // Nothing is taken back: a letter is sent, and whether another was sent since nobody may learn.
  undoable: () => false,
  sight,
  tell,
  imagine: (seen, seat) => imagine(seen, seat),
  result: resultOf,
};

/** Everybody; but at the very end, while the last losses wait for the umpire, no time is left to pass. */
function active(state: CampaignState): readonly Seat[] {
  if (state.outcome !== 'none') return NOBODY;
  return state.minute < endOf(optionsOf(state).days) ? SEATS : WITHOUT_CLOCK;
}

/** Whom play waits for: the umpire for a ruling, then commanders who have not attended to their dispatches, and else the clock. */
function awaited(state: CampaignState): readonly Seat[] {
  if (state.outcome !== 'none') return NOBODY;
  const waiting = COMMANDS.filter((command) => state[`${command}Mail`].length > state[`${command}Read`]);
  // A commander must not learn of a ruling that is due by no longer being waited for.
  if (state.pending !== null) return ['umpire', ...waiting];
  return waiting.length > 0 ? waiting : ['clock'];
}

function apply(state: CampaignState, seat: Seat, action: CampaignAction, dice: Dice, reports?: CampaignReport[]): void {
  const moment = momentOf(state, dice, reports);
  switch (action.kind) {
    case 'send': {
      const { kind: _kind, ...block } = action;
      if (isCommand(seat)) send(moment, seat, block);
      return;
    }
    case 'advance':
      return advance(state, action.to, dice, reports);
    default:
      return applyDeed(moment, seat, action);
  }
}
