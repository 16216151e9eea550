import { labelOf } from '../../data/board.ts';
import { stamp } from '../../data/calendar.ts';
import { COMBAT_MINUTES, MISSION_MINUTES } from '../../data/times.ts';
import { ALL_UNITS, UNITS } from '../../data/units.ts';
import { ZONES } from '../../data/zones.ts';
import { stateOf } from '../../rules/units.ts';
import type { CampaignState } from '../../state.ts';
import { writeOrder } from '../orders/write.ts';

/** Something that will happen by itself. */
export interface Due {
  readonly minute: number;
  readonly text: string;
}

/** 28: what is due, by its time: for the umpire alone. */
export function dueOf(state: CampaignState): readonly Due[] {
  const due: Due[] = [];
  const add = (minute: number, text: string): void => void due.push({ minute, text });
  const id = (unit: number): string => UNITS[unit].id;
  for (const unit of ALL_UNITS) {
    const until = state.unitBusyUntil[unit];
    if (state.unitStepTo[unit] >= 0 && state.unitStepAt[unit] > 0)
      add(state.unitStepAt[unit], `${id(unit)} enters ${labelOf(state.unitStepTo[unit])}`);
    else if (until > 0) add(until, `${id(unit)} has been ${stateOf(state, unit)} long enough`);
  }
  for (const { opened, fights } of state.combats)
    add(
      opened + COMBAT_MINUTES,
      `combat: ${fights.map((one) => `${id(one.attacker)} against ${id(one.target)}`).join(', ')}`,
    );
  for (const { opened, cell, guns } of state.bombardments)
    add(opened + MISSION_MINUTES, `bombardment of ${labelOf(cell)} by ${guns.map(id).join(', ')}`);
  for (const { at, unit, orders } of state.queue)
    add(at, `${id(unit)} begins: ${orders.flatMap(writeOrder).join(' / ')}`);
  for (const { at, unit, zone } of state.flights) add(at, `${id(unit)} flies to ${ZONES[zone].names[0]}`);
  for (const { at, unit } of state.arrivals) add(at, `${id(unit)} enters by the edge`);
  for (const { at, command, unit, headquarters } of state.silences)
    add(at, `NOT ACKNOWLEDGED to ${command.toUpperCase()}: ${unit === undefined ? (headquarters ?? 'AIR') : id(unit)}`);
  for (const sortie of state.sorties)
    if (sortie.kind === 'supply drop') add(sortie.at, `supply drop on ${ZONES[sortie.zone].names[0]}`);
    else if ('at' in sortie) add(sortie.at, `${sortie.kind} for ${sortie.command.toUpperCase()}`);
  return due.toSorted((one, two) => one.minute - two.minute);
}

export function queueLines(state: CampaignState): readonly string[] {
  const due = dueOf(state);
  return due.length === 0
    ? ['Nothing is due except the fixed events.']
    : due.map(({ minute, text }) => `${stamp(minute)} ${text}.`);
}
