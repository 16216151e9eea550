import type { Dice, Shape } from '@club-route/engine';
import { momentOf, note, type Moment } from './clock/moment.ts';
import { runMinute } from './clock/minute.ts';
import { START } from './data/calendar.ts';
import { SET_UP } from './data/entries.ts';
import { ALL_UNITS } from './data/units.ts';
import { defaultPlan } from './data/zones.ts';
import type { CampaignOptions } from './options.ts';
import { standingSquare } from './rules/squares.ts';
import { setUnitState } from './rules/units.ts';
import { NONE, shape, WAITING, type CampaignState } from './state.ts';

/** Nobody on the map, nothing known: how every campaign and every test begins. */
export function emptyCampaign(options: CampaignOptions, made: Shape<CampaignState> = shape): CampaignState {
  const state = made.create();
  state.options = options;
  state.minute = START;
  state.weather = 'good';
  state.plan = defaultPlan(options.supply1Abn);
  state.unitZone.set(state.plan.landing);
  state.chains = ALL_UNITS.map(() => null);
  state.standing = ALL_UNITS.map(() => null);
  state.toReport = ALL_UNITS.map(() => []);
  for (const column of [state.unitCell, state.knownCell, state.unitCameFrom]) column.fill(WAITING);
  for (const column of [state.unitStepTo, state.unitEntry]) column.fill(NONE);
  for (const column of [state.unitStrength, state.unitDawn, state.knownStrength]) column.fill(100);
  for (const column of [state.unitSupplied, state.knownSupplied]) column.fill(1);
  return state;
}

/** 2.2, R55: units there at the start stand on their marks, or on the nearest square that they can leave (G45). */
export function setUp(options: CampaignOptions, dice: Dice): CampaignState {
  const state = emptyCampaign(options);
  const moment = momentOf(state, dice, undefined);
  placeUnits(moment);
  runMinute(moment);
  return state;
}

/** R55: on their marks. */
export function placeUnits(moment: Moment): void {
  const { state } = moment;
  for (const [unit, mark] of SET_UP) {
    const cell = standingSquare(state, unit, mark)!;
    state.unitCell[unit] = cell;
    setUnitState(state, unit, 'halted');
    note(moment, unit, 'set up', { certain: true });
  }
}
