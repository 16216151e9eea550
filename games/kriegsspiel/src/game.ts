import type { Dice, Game, Refusal, Seat } from '@club-route/engine';
import { actionSchema, type ActionOf, type CampaignAction } from './actions.ts';
import { choicesOf, type CampaignDraft } from './choices.ts';
import { advance } from './clock/advance.ts';
import { momentOf } from './clock/moment.ts';
import { endOf, H_HOUR } from './data/calendar.ts';
import { COMMANDS, isCommand, SIDE_OF_COMMAND } from './data/headquarters.ts';
import { FLYING_UNITS, ZONES } from './data/zones.ts';
import { ALL_UNITS } from './data/units.ts';
import { plannedFlights } from './rules/landing.ts';
import { imagine } from './imagine.ts';
import { deliver } from './knowledge/deliver.ts';
import { optionsSchema, type CampaignOptions } from './options.ts';
import { send } from './orders/post.ts';
import { refuseBlock } from './orders/refuse.ts';
import { resultOf } from './outcome.ts';
import type { CampaignReport } from './report.ts';
import { sight } from './sight.ts';
import { setUp } from './set-up.ts';
import { optionsOf, shape, type CampaignState } from './state.ts';
import { tell } from './tell.ts';
import { applyUmpire, refuseUmpire } from './umpire/index.ts';

const SEATS: readonly Seat[] = [...COMMANDS, 'umpire', 'clock'];
const NOBODY: readonly Seat[] = [];

export type Campaign = Game<CampaignState, CampaignAction, CampaignOptions, CampaignDraft, CampaignReport>;

/**
 * The umpired campaign, first edition. Three commanders write orders at any time; the clock lets time pass; the umpire may
 * change anything. An order is rolled for when it is sent, and a commander knows only what dispatches tell him.
 */
export const campaign: Campaign = {
  id: 'kriegsspiel',
  title: 'Market Garden Campaign',
  version: '1',
  seats: SEATS,
  options: optionsSchema,
  shape,
  action: actionSchema as Campaign['action'],
  setup: setUp,
  active: (state) => (state.outcome === 'none' ? SEATS : NOBODY),
  awaited,
  sideOf: (seat) => (isCommand(seat) ? SIDE_OF_COMMAND[seat] : seat),
  actions: (state, seat, draft) => (state.outcome === 'none' ? choicesOf(state, seat, draft) : []),
  refuse,
  apply,
  // Nothing is taken back: a letter is sent, and whether another was sent since nobody may learn.
  undoable: () => false,
  sight,
  tell,
  imagine: (seen, seat) => imagine(seen, seat),
  result: resultOf,
};

/** Whom play waits for: the umpire for a ruling, then commanders who have not attended to their dispatches, and else the clock. */
function awaited(state: CampaignState): readonly Seat[] {
  if (state.outcome !== 'none') return NOBODY;
  if (state.pending !== null) return ['umpire'];
  const waiting = COMMANDS.filter((command) => state[`${command}Mail`].length > state[`${command}Read`]);
  return waiting.length > 0 ? waiting : ['clock'];
}

function refuse(state: CampaignState, seat: Seat, action: CampaignAction): Refusal | undefined {
  switch (action.kind) {
    case 'send':
      return isCommand(seat) ? refuseBlock(state, seat, action) : only('1', 'Only commanders send orders.');
    case 'attend':
      return isCommand(seat) ? undefined : only('1', 'Only commanders get dispatches.');
    case 'plan':
      return seat === 'airborne'
        ? refusePlan(state, action)
        : only('2.2', 'Only the airborne commander files the plan.');
    case 'advance':
      return seat === 'clock' ? refuseAdvance(state, action.to) : only('3', 'Only the clock lets time pass.');
    case 'letter':
      return isCommand(seat) ? undefined : only('G6', 'Only commanders write to the umpire.');
    default:
      return seat === 'umpire' ? refuseUmpire(state, action) : only('25', 'Only the umpire may do that.');
  }
}

function only(rule: string, text: string): Refusal {
  return { rule, text };
}

function refuseAdvance(state: CampaignState, to: number): Refusal | undefined {
  if (to <= state.minute) return { rule: '3', text: 'Time only goes forward.' };
  return to > endOf(optionsOf(state).days) ? { rule: '3', text: 'The campaign ends before that.' } : undefined;
}

function refusePlan(state: CampaignState, { landing, supply, waiting }: ActionOf<'plan'>): Refusal | undefined {
  if (state.minute >= H_HOUR) return { rule: '2.2', text: 'The plan is frozen at H-hour, 13:00 on the 17th.' };
  const isZone = (zone: number): boolean => ZONES[zone] !== undefined;
  const isComplete = ALL_UNITS.every((unit) => isZone(landing[unit]) === FLYING_UNITS.includes(unit));
  if (!isComplete) return { rule: '2.2', text: 'Name a zone for each airborne unit, and for no other.' };
  if (!Object.values(supply).flat().every(isZone)) return { rule: '15', text: 'A supply zone is a zone of the map.' };
  return waiting.every((unit) => FLYING_UNITS.includes(unit))
    ? undefined
    : { rule: 'R82', text: 'Only airborne units wait for a later lift.' };
}

function apply(state: CampaignState, seat: Seat, action: CampaignAction, dice: Dice, reports?: CampaignReport[]): void {
  const moment = momentOf(state, dice, reports);
  switch (action.kind) {
    case 'send': {
      const { kind: _kind, ...block } = action;
      if (isCommand(seat)) send(moment, seat, block);
      return;
    }
    case 'attend':
      if (isCommand(seat)) state[`${seat}Read`] = state[`${seat}Mail`].length;
      return;
    case 'plan': {
      const { landing, supply, waiting } = action;
      state.plan = { landing, supply, waiting };
      state.planFiled = true;
      state.unitZone.set(landing);
      state.flights = [...state.flights.filter(({ planned }) => !planned), ...plannedFlights(state, 17)];
      return;
    }
    case 'advance':
      return advance(state, action.to, dice, reports);
    case 'letter':
      if (isCommand(seat))
        deliver(moment, 'umpire', { kind: 'letter', minute: state.minute, from: seat, text: action.text });
      return;
    default:
      return applyUmpire(moment, action);
  }
}
