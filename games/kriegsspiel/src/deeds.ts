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
  if (state.outcome !== 'none') return only('17', 'The campaign is over.');
  const isCommand = isCommandOf(state, seat);
  switch (action.kind) {
    case 'send':
      return isCommand ? refuseBlock(state, seat, action) : only('1', 'Only commanders can send orders.');
    case 'attend':
      return isCommand ? undefined : only('1', 'Only commanders receive dispatches.');
    case 'plan':
      return seat === organisationOf(state).lift
        ? refusePlan(state, action)
        : only('2.2', 'Only the airborne commander can file the plan.');
    case 'advance':
      return seat === 'clock' ? refuseAdvance(state, action.to) : only('3', 'Only the clock can let time pass.');
    case 'letter':
      return isCommand ? undefined : only('G6', 'Only commanders can write to the umpire.');
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
  if (state.minute >= H_HOUR)
    return { rule: '2.2', text: 'You cannot change the plan after H-hour, 13:00 on the 17th.' };
  const isZone = (zone: number): boolean => ZONES[zone] !== undefined;
  const isComplete = ALL_UNITS.every((unit) => isZone(landing[unit]) === FLYING_UNITS.includes(unit));
  if (!isComplete) return { rule: '2.2', text: 'Give a zone to each airborne unit, and to no other unit.' };
  if (!Object.values(supply).flat().every(isZone))
    return { rule: '15', text: 'A supply zone must be a zone on the map.' };
  return waiting.every((unit) => FLYING_UNITS.includes(unit))
    ? undefined
    : { rule: '14.2', text: 'Only airborne units can wait for a later lift.' };
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
