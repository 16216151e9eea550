import { board, DEGREE } from '../data/board.ts';
import { DAWN, FIRST_DAY, FIRST_ENTRY, HOUR, midnightOf } from '../data/calendar.ts';
import { ENTRIES, ENTRY_OF, PANNERDEN_CELL } from '../data/entries.ts';
import { theatre } from '../data/theatre.ts';
import { ENTRY_INTERVAL } from '../data/times.ts';
import { ALL_UNITS, ENGINEER, sideOf, UNITS } from '../data/units.ts';
import { note, roll, type Moment } from '../clock/moment.ts';
import { NONE, optionsOf, type Arrival, type CampaignState } from '../state.ts';
import { askHowLong } from '../umpire/dice.ts';
import { relocate } from './relocate.ts';
import { updateMeetings } from './contacts.ts';
import { closedGround, enemyIn, mobilityOf, setUnitState, stateOf, unitsIn } from './units.ts';
import { hasStep } from './ways.ts';

/** 31.5: units that come in by the edge, one for each entry every quarter of an hour. */

export function arrivalsOf(state: CampaignState, day: number): readonly Arrival[] {
  const at = midnightOf(day) + (day === FIRST_DAY ? FIRST_ENTRY : DAWN);
  const due = ALL_UNITS.filter(
    (unit) =>
      ENTRY_OF[unit] >= 0 &&
      stateOf(state, unit) === 'off map' &&
      (UNITS[unit].day === day || (unit === ENGINEER && UNITS[unit].day < day)),
  ).toSorted((one, two) => state.unitEntryRank[one] - state.unitEntryRank[two] || one - two);
  return due.map((unit) => ({
    at: at + ENTRY_INTERVAL * placeInRow(due, unit),
    unit,
    cell: state.unitEntry[unit],
    byFerry: false,
  }));
}

function placeInRow(due: readonly number[], unit: number): number {
  return due.filter((other) => ENTRY_OF[other] === ENTRY_OF[unit]).indexOf(unit);
}

/** R32, G88: a new engineer comes at the next 06:00 after the old one is lost. */
export function renewEngineer(state: CampaignState): void {
  const now = stateOf(state, ENGINEER);
  if (now !== 'destroyed' && now !== 'merged') return;
  setUnitState(state, ENGINEER, 'off map');
  state.unitCell[ENGINEER] = NONE;
  state.unitStrength[ENGINEER] = 100;
  state.unitSupplied[ENGINEER] = 1;
  // G103: what comes during the day has come with all its strength; by rules 2 of the second edition with none to win back.
  if (!optionsOf(state).fourthReadings) state.unitDawn[ENGINEER] = 100;
}

/** A unit comes in, or waits a quarter of an hour where everything is blocked. */
export function enter(moment: Moment, arrival: Arrival): void {
  const { state } = moment;
  const { unit } = arrival;
  const cells = arrival.cell === NONE ? ENTRIES[ENTRY_OF[unit]].cells : [arrival.cell];
  const fits = cells.filter((cell) => hasStep(cell, mobilityOf(state, unit), closedGround(state, unit)));
  const free = fits.find((cell) => unitsIn(state, cell).length === 0) ?? makeRoom(moment, unit, fits);
  if (free === undefined) {
    state.arrivals = [...state.arrivals, { ...arrival, at: state.minute + ENTRY_INTERVAL }];
    return;
  }
  setUnitState(state, unit, 'halted');
  note(moment, unit, 'entered', { certain: true });
  relocate(moment, unit, free);
}

/** G69: a friend that stands in the entry is moved on to the next free square of its road. */
function makeRoom(moment: Moment, unit: number, cells: readonly number[]): number | undefined {
  const { state } = moment;
  for (const cell of cells) {
    if (enemyIn(state, cell, sideOf(unit))) continue;
    const [friend] = unitsIn(state, cell);
    const to = nextOnRoad(state, cell, friend);
    if (to === undefined || stateOf(state, friend) !== 'halted') continue;
    // G82: any way of coming into a square counts; by rules 3 this one did not.
    if (optionsOf(state).thirdReadings) {
      state.unitCell[friend] = to;
      updateMeetings(state, friend);
    } else relocate(moment, friend, to);
    return cell;
  }
  return undefined;
}

function nextOnRoad(state: CampaignState, from: number, unit: number): number | undefined {
  const seen = [from];
  for (let at = 0; at < seen.length; at++) {
    for (let step = seen[at] * DEGREE; step < (seen[at] + 1) * DEGREE; step++) {
      const to = board.neighbour[step];
      if (to < 0 || theatre.stepRoad[step] === 0 || seen.includes(to)) continue;
      if (enemyIn(state, to, sideOf(unit))) continue;
      if (unitsIn(state, to).length === 0 && hasStep(to, mobilityOf(state, unit), closedGround(state, unit))) return to;
      seen.push(to);
    }
  }
  return undefined;
}

/** R60, G111: by the ferry at Pannerden, two dice of hours after the time of arrival, one unit after the other. */
export function viaPannerden(moment: Moment, arrival: Arrival): Arrival {
  const { state } = moment;
  if (arrival.cell !== PANNERDEN_CELL || arrival.byFerry) return arrival;
  const { unit, at: since } = arrival;
  const dice = [roll(moment, 'ferry'), roll(moment, 'ferry')];
  const hours = dice[0] + dice[1];
  const at = afterFerry(state.arrivals, since, hours);
  askHowLong(state, { what: 'Pannerden ferry', unit, since, dice, proposed: `${hours}` });
  return { ...arrival, at, cell: PANNERDEN_CELL, byFerry: true };
}

/** 25: the umpire has said how long a unit is on it; those on whom he has still to rule come after it. */
export function comeByFerry(state: CampaignState, unit: number, since: number, hours: number): void {
  const isOpen = (other: number): boolean =>
    state.toRule.some((die) => die.what === 'Pannerden ferry' && die.unit === other);
  const before = state.arrivals.filter((other) => other.unit !== unit && !isOpen(other.unit));
  const at = afterFerry(before, since, hours);
  state.arrivals = state.arrivals.map((arrival) => (arrival.unit === unit ? { ...arrival, at } : arrival));
}

function afterFerry(before: readonly Arrival[], since: number, hours: number): number {
  return Math.max(since, ...before.filter(({ byFerry }) => byFerry).map(({ at }) => at)) + HOUR * hours;
}

export function mayUsePannerden(state: CampaignState, unit: number): boolean {
  return optionsOf(state).pannerdenFerry && UNITS[unit].formation === '10 SS';
}
