import { squaredDistance } from '../data/board.ts';
import { FIRST_DAY, H_HOUR, LATER_LIFT, mayFly, midnightOf } from '../data/calendar.ts';
import { UNITS } from '../data/units.ts';
import { FLYING_UNITS, ZONES } from '../data/zones.ts';
import { note, type Moment } from '../clock/moment.ts';
import { optionsOf, type CampaignState, type Flight } from '../state.ts';
import { relocate } from './relocate.ts';
import { landingSquare } from './squares.ts';
import { setUnitState, stateOf } from './units.ts';

/** 14.2: lifts. */

/** Gliders carry glider battalions and airborne artillery (R23); everybody else jumps. */
function usesGlider(unit: number): boolean {
  const { kind } = UNITS[unit];
  return kind === 'glider' || kind === 'glider artillery';
}

/** The flights of the default plan for a day: those of the day first, then those that waited, by number (G68). */
export function plannedFlights(state: CampaignState, day: number): readonly Flight[] {
  const { waiting } = state.plan!;
  const at = midnightOf(day) + (day === FIRST_DAY ? H_HOUR : LATER_LIFT);
  const flying = (unit: number): boolean => stateOf(state, unit) === 'off map' && state.unitZone[unit] >= 0;
  const today = (unit: number): boolean => (waiting.includes(unit) ? day > FIRST_DAY : UNITS[unit].day === day);
  const isDue = (unit: number): boolean => UNITS[unit].day <= day && (day > FIRST_DAY || today(unit));
  const units = FLYING_UNITS.filter((unit) => flying(unit) && isDue(unit));
  const first = units.filter((unit) => UNITS[unit].day === day);
  const late = units.filter((unit) => UNITS[unit].day < day);
  return [...first, ...late].map((unit) => ({ at, unit, zone: state.unitZone[unit], planned: true }));
}

/** A unit flies if the lift of the day has room for it; else it waits (G67). */
export function fly(moment: Moment, { unit, zone }: Flight): void {
  const { state } = moment;
  if (stateOf(state, unit) !== 'off map') return;
  const left = usesGlider(unit) ? state.gliderLeft : state.parachuteLeft;
  const cell = landingSquare(state, unit, ZONES[zone].cell);
  // G37: a flight begins from 06:00 to 19:59.
  if (left === 0 || cell === undefined || !mayFly(state.minute)) {
    note(moment, unit, 'waits', { certain: true });
    return;
  }
  if (usesGlider(unit)) state.gliderLeft--;
  else state.parachuteLeft--;
  const { formingMinutes, landerDefends } = optionsOf(state);
  setUnitState(state, unit, 'forming', state.minute + formingMinutes);
  note(moment, unit, 'landed', { certain: true });
  relocate(moment, unit, cell);
  // 31.10: whoever comes into range attacks, a lander too; the option has its opponents attack instead.
  if (landerDefends && moment.obliged.delete(unit))
    for (const enemy of contactsOf(state, unit)) moment.obliged.add(enemy);
}

function contactsOf(state: CampaignState, unit: number): readonly number[] {
  return UNITS.flatMap((other, index) =>
    other.side !== UNITS[unit].side &&
    state.unitCell[index] >= 0 &&
    squaredDistance(state.unitCell[index], state.unitCell[unit]) <= 4
      ? [index]
      : [],
  );
}
