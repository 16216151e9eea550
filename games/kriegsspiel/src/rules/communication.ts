import { distance } from '../data/board.ts';
import { fails, SHARED_NET_DISTANCE, type Net } from '../data/communication.ts';
import { FIRST_AIRBORNE, FIRST_AIRBORNE_HQ, headquartersOf, POLES, POLISH_HQ } from '../data/headquarters.ts';
import { ALL_UNITS, UNITS } from '../data/units.ts';
import { record, roll, type Moment } from '../clock/moment.ts';
import type { Tested } from '../report.ts';
import { optionsOf, type CampaignState } from '../state.ts';

/** 5.3: whether a message gets through. The worse net of both ends counts (G25). */

const FIRST_AIRBORNE_UNITS = ALL_UNITS.filter((unit) => UNITS[unit].formation === FIRST_AIRBORNE);
const POLISH_UNITS = ALL_UNITS.filter((unit) => UNITS[unit].formation === POLES);

export function netOfUnit(state: CampaignState, unit: number): Net {
  const { formation } = UNITS[unit];
  if (formation === FIRST_AIRBORNE) return 'first airborne';
  return formation === POLES && sharesNet(state, unit) ? 'first airborne' : 'usual';
}

/** R7, R69: a Polish unit within 10 km of a living unit of 1st Airborne. */
function sharesNet(state: CampaignState, pole: number): boolean {
  const here = state.unitCell[pole];
  return (
    optionsOf(state).polesShareNet &&
    here >= 0 &&
    FIRST_AIRBORNE_UNITS.some(
      (unit) => state.unitCell[unit] >= 0 && distance(here, state.unitCell[unit]) <= SHARED_NET_DISTANCE,
    )
  );
}

export function netOfHeadquarters(state: CampaignState, headquarters: string): Net {
  if (headquarters === FIRST_AIRBORNE_HQ) return 'first airborne';
  const shared = headquarters === POLISH_HQ && POLISH_UNITS.some((unit) => sharesNet(state, unit));
  return shared ? 'first airborne' : 'usual';
}

/** Rolls for one message between two ends; the umpire's record has the dice and the net. */
export function getsThrough(moment: Moment, tested: Tested, ...ends: readonly Net[]): boolean {
  const net = ends.includes('first airborne') ? 'first airborne' : 'usual';
  const one = roll(moment, 'communication');
  const two = roll(moment, 'communication');
  const isLost = fails(net, one, two);
  const { minute } = moment.state;
  record(moment, { kind: 'communication', minute, ...tested, net, dice: [one, two], isLost, discloses: true });
  return !isLost;
}

/** A report of a unit to its headquarters. */
export function reportGetsThrough(moment: Moment, unit: number): boolean {
  const { state } = moment;
  const tested = { what: 'report', who: UNITS[unit].id, unit } as const;
  return getsThrough(moment, tested, netOfUnit(state, unit), netOfHeadquarters(state, headquartersOf(unit).id));
}
