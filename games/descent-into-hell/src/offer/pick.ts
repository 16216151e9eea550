import { NO_OFFER, roundOfUnits, traysBy, type Arrow, type Attempt, type Press } from '@club-route/engine';
import type { DescentAction, DescentDraft, DraftOf } from '../actions.ts';
import { choices } from '../choices/index.ts';
import { mostTogether, pickChoices, placesOfEntry } from '../choices/march.ts';
import { labelOf } from '../data/board.ts';
import type { Side } from '../data/units.ts';
import { areaName, cellName, counted, dateOf, listed, unitName } from '../language/names.ts';
import { refuseUnits } from '../phases/march.ts';
import { attackersOf, combatsOf } from '../rules/contact.ts';
import { unitsAt } from '../rules/stacks.ts';
import { OFF_MAP, READY, type DescentState } from '../state.ts';
import type { DescentOffer, DescentUnit } from './types.ts';

type MovePress = Press<DescentAction, DescentDraft>;

/** 1.3: who can move or come onto the map, by a press on its counter. */
export function movementOffer(state: DescentState, side: Side): DescentOffer {
  const duties = combatsOf(state, side).duty;
  const { units, ...rest } = moversOffer(state, side, 'able');
  const left = [...units.keys()].filter((unit) => state.unitCell[unit] < 0).length;
  return {
    ...NO_OFFER,
    units,
    ...rest,
    arrows: duties.map((cell) => dutyArrow(state, side, cell)),
    head: { title: `${impulseName(state)}, ${dateOf(state.turn)}`, words: dutyWords(duties) },
    hint: 'Select a unit or a stack, then a highlighted hex. A unit that moves next to an enemy stops there and must attack it.',
    trays: traysOf(state, [...units.keys()]),
    end: {
      label: duties.length === 0 ? 'End movement' : 'End movement and fight',
      left: left === 0 ? '' : `${counted(left, 'unit')} can still enter the map.`,
      grave: 'Reinforcements',
      action: { kind: 'end' },
    },
  };
}

export function impulseName({ impulse }: DescentState): string {
  return impulse === 'road' ? 'Road impulse' : 'Off-road impulse';
}

function dutyWords(duties: readonly number[]): string {
  return duties.length === 0 ? '' : `You must attack ${listed(duties.map(labelOf))}.`;
}

/** 1.6: those who must attack a hex, as things stand. */
function dutyArrow(state: DescentState, side: Side, cell: number): Arrow {
  return {
    to: cell,
    from: [...new Set(attackersOf(state, side, cell).map((unit) => state.unitCell[unit]))],
    fire: false,
  };
}

/** Units that can move, each with what selecting it does, alone or with others of its stack. */
export function moversOffer(
  state: DescentState,
  side: Side,
  look: 'able' | 'still',
): Pick<DescentOffer, 'units' | 'entries' | 'together' | 'place' | 'round' | 'attempt'> {
  const units = new Map<number, DescentUnit>();
  const entries = new Set<number>();
  for (const { draft } of pickChoices(state, side)) {
    if (draft?.kind !== 'move' && draft?.kind !== 'enter') continue;
    for (const unit of draft.units) {
      // H-09: a stack that waited for an answer comes first, and goes on together.
      if (units.has(unit)) continue;
      const cell = state.unitCell[unit];
      units.set(unit, { cell: cell < 0 ? undefined : cell, look, press: { draft } });
      if (cell < 0) for (const entry of placesOfEntry(state, [unit])) entries.add(entry);
    }
  }
  return {
    units,
    entries: [...entries],
    together: (those) => movingTogether(state, side, those),
    place: (unit) => {
      const cell = state.unitCell[unit];
      if (cell >= 0) return { at: cell, around: [] };
      const around = placesOfEntry(state, [unit]);
      return { at: around[0], around };
    },
    round: roundOfUnits(units),
    attempt: (cell) => whyNotPicked(state, side, cell),
  };
}

/** 7.4: a stack moves together if all of it may. */
function movingTogether(state: DescentState, side: Side, units: readonly number[]): MovePress | undefined {
  if (units.length === 0) return { draft: undefined };
  if (units.length > mostTogether(state)) return undefined;
  const cell = state.unitCell[units[0]];
  const isReady = cell >= 0 || cell === READY || cell <= OFF_MAP;
  if (!isReady || units.some((unit) => state.unitCell[unit] !== cell)) return undefined;
  const kind = cell < 0 ? 'enter' : 'move';
  const draft: DraftOf<'move' | 'enter'> = { kind, units: units.toSorted((one, two) => one - two), way: [] };
  if (refuseUnits(state, side, draft.units) !== undefined) return undefined;
  return choices(state, side, draft).length === 0 ? undefined : { draft };
}

/** Why own units in a hex cannot be selected. */
export function whyNotPicked(state: DescentState, side: Side, cell: number): Attempt<DescentAction> | undefined {
  const [unit] = unitsAt(state, side, cell);
  if (unit === undefined) return undefined;
  const stuck = {
    rule: 'Movement',
    text: `${unitName(unit)} cannot move from ${cellName(cell)} this impulse.`,
  };
  return { refusal: refuseUnits(state, side, [unit]) ?? stuck };
}

/** Those who wait off the map first, by the place where they wait. */
function traysOf(state: DescentState, units: readonly number[]): DescentOffer['trays'] {
  const isOnMap = (unit: number): boolean => state.unitCell[unit] >= 0;
  const ordered = [...units.filter((unit) => !isOnMap(unit)), ...units.filter(isOnMap)];
  return traysBy(ordered, (unit) => placeName(state.unitCell[unit]));
}

function placeName(cell: number): string {
  if (cell >= 0) return 'On the map';
  return cell === READY ? 'Ready in the south' : `Ready in ${areaName(OFF_MAP - cell)}`;
}
