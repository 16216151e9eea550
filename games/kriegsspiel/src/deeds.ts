import type { Refusal, Seat } from '@club-route/engine';
import type { ActionOf, CampaignAction } from './actions.ts';
import type { Moment } from './clock/moment.ts';
import { endOf, H_HOUR } from './data/calendar.ts';
import { isCommandOf, organisationOf } from './data/organisation.ts';
import { ALL_UNITS } from './data/units.ts';
import { FLYING_UNITS, ZONES } from './data/zones.ts';
import { deliver } from './knowledge/deliver.ts';
import { refuseBlock } from './orders/refuse.ts';
import { plannedFlights } from './rules/landing.ts';
import { optionsOf, type CampaignState } from './state.ts';
import { applyUmpire, refuseUmpire } from './umpire/index.ts';

/** What may be done in a campaign of either edition, and what it does. How orders are sent and time passes is each edition's. */

export function refuseDeed(state: CampaignState, seat: Seat, action: CampaignAction): Refusal | undefined {
  const isCommand = isCommandOf(state, seat);
  switch (action.kind) {
    case 'send':
      return isCommand ? refuseBlock(state, seat, action) : only('1', 'Only commanders send orders.');
    case 'attend':
      return isCommand ? undefined : only('1', 'Only commanders get dispatches.');
    case 'plan':
      return seat === organisationOf(state).lift
        ? refusePlan(state, action)
        : only('2.2', 'Only the airborne commander files the plan.');
    case 'advance':
      return seat === 'clock' ? refuseAdvance(state, action.to) : only('3', 'Only the clock lets time pass.');
    case 'letter':
      return isCommand ? undefined : only('G6', 'Only commanders write to the umpire.');
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

/** Everything but orders, which go by each edition's post, and time. */
export function applyDeed(
  moment: Moment,
  seat: Seat,
  action: Exclude<CampaignAction, { readonly kind: 'send' | 'advance' }>,
): void {
  const { state } = moment;
  switch (action.kind) {
    case 'attend':
      if (isCommandOf(state, seat)) state[`${seat}Read`] = state[`${seat}Mail`].length;
      return;
    case 'plan': {
      const { landing, supply, waiting } = action;
      state.plan = { landing, supply, waiting };
      state.planFiled = true;
      state.unitZone.set(landing);
      state.flights = [...state.flights.filter(({ planned }) => !planned), ...plannedFlights(state, 17)];
      return;
    }
    case 'letter':
      if (isCommandOf(state, seat))
        deliver(moment, 'umpire', { kind: 'letter', minute: state.minute, from: seat, text: action.text });
      return;
    default:
      return applyUmpire(moment, action);
  }
}
