import type { Dice, Game, Refusal, Result, Seat } from '@club-route/engine';
import {
  actionSchema,
  AIRDROP,
  orderChoices,
  singleOrder,
  type BattleCardAction,
  type BattleCardChoice,
  type BattleCardDraft,
  type Orders,
} from './actions.ts';
import { COMBAT_TABLE, type CombatTable } from './data/combat-table.ts';
import { ALLIED_STRENGTH, AREAS, areaTitle, BELGIUM, DIVISION_NAMES, DROPS, GERMAN_STRENGTH } from './data/map.ts';
import { optionsSchema, type BattleCardOptions } from './options.ts';
import { advance, advanceChoices, canAdvance, refuseAdvance } from './phases/advance.ts';
import { airdrop } from './phases/airdrop.ts';
import { battle } from './phases/battle.ts';
import { testFirstAirborne } from './phases/first-airborne.ts';
import { reinforceGermans } from './phases/reinforcement.ts';
import { moveWeather } from './phases/weather.ts';
import type { BattleCardReport } from './report.ts';
import { battleDue, optionsOf, shape, type BattleCardState } from './state.ts';

export const ALLIED: Seat = 'allied';
const PLAYING: readonly Seat[] = [ALLIED];
const NOBODY: readonly Seat[] = [];

export type BattleCard = Game<BattleCardState, BattleCardAction, BattleCardOptions, BattleCardDraft, BattleCardReport>;

/** The rule book, with the printed combat tables or with others to study. */
export function battleCardWith(table: CombatTable): BattleCard {
  return {
    id: 'battle-card',
    title: 'Battle Card: Market Garden',
    version: '1',
    seats: PLAYING,
    options: optionsSchema,
    shape,
    action: actionSchema,
    setup,
    active: (state) => (state.phase === 'over' ? NOBODY : PLAYING),
    actions,
    refuse,
    apply: (state, _seat, action, dice, reports) => play(state, action, table, dice, reports),
    // Everything lies open: a solitaire game hides nothing from its player.
    sight: (state) => state,
    tell: (report) => report,
    result,
  };
}

export const battleCard = battleCardWith(COMBAT_TABLE);

function setup(options: BattleCardOptions): BattleCardState {
  const state = shape.create();
  state.options = options;
  state.round = 1;
  state.fog = true;
  state.corps = BELGIUM;
  state.allied.set(ALLIED_STRENGTH);
  state.german.set(GERMAN_STRENGTH);
  state.division.set(DROPS);
  return state;
}

/** The round: battle, German reinforcements, one advance, the 1st Airborne's test, the weather. */
function play(
  state: BattleCardState,
  action: BattleCardAction,
  table: CombatTable,
  dice: Dice,
  reports: BattleCardReport[] | undefined,
): void {
  switch (action.kind) {
    case 'airdrop':
      airdrop(state, dice, reports);
      state.phase = 'orders';
      reports?.push({ kind: 'round', round: 1 });
      return;
    case 'orders':
      battle(state, action.orders, table, dice, reports);
      if (state.ending !== 'none') return end(state, reports);
      // Readings that order area by area come back here for the next area.
      if (areasWithBattle(state) !== 0) return;
      reinforceGermans(state, reports);
      if (canAdvance(state)) state.phase = 'advance';
      else endRound(state, false, dice, reports);
      return;
    case 'advance':
      advance(state, action, reports);
      if (state.ending !== 'none') return end(state, reports);
      return endRound(state, undefined, dice, reports);
    case 'hold':
      return endRound(state, true, dice, reports);
  }
}

/** Steps 4 and 5. `held` says whether an advance was possible but not made; undefined when one was made. */
function endRound(
  state: BattleCardState,
  held: boolean | undefined,
  dice: Dice,
  reports: BattleCardReport[] | undefined,
): void {
  if (held !== undefined) reports?.push({ kind: 'held', possible: held });
  testFirstAirborne(state, dice, reports);
  moveWeather(state, reports);
  if (state.ending === 'none') state.phase = 'orders';
  else end(state, reports);
}

function end(state: BattleCardState, reports: BattleCardReport[] | undefined): void {
  state.phase = 'over';
  if (state.ending !== 'none') reports?.push({ kind: 'ended', ending: state.ending });
}

/** One bit per area that has a battle to fight. */
function areasWithBattle(state: BattleCardState): number {
  let areas = 0;
  for (let area = 0; area < AREAS; area++) if (battleDue(state, area)) areas |= 1 << area;
  return areas;
}

/** The areas that may get an order now, from the south. */
export function areasToOrder(state: BattleCardState): readonly number[] {
  const bits = state.phase === 'orders' ? bitsToOrder(state) : 0;
  return ALL_AREAS.filter((area) => (bits >> area) & 1);
}
const ALL_AREAS: readonly number[] = Array.from({ length: AREAS }, (_, area) => area);

/** One bit per area that may get an order now, and one always may: all at once, or by the reading one by one. */
function bitsToOrder(state: BattleCardState): number {
  const areas = areasWithBattle(state);
  switch (optionsOf(state).orders) {
    case 'first':
    case 'free':
      return areas;
    case 'northward':
      return areas & -areas;
    case 'southward':
      return 1 << (31 - Math.clz32(areas));
  }
}

function actions(state: BattleCardState, _seat: Seat, draft?: BattleCardDraft): readonly BattleCardChoice[] {
  switch (state.phase) {
    case 'airdrop':
      return [AIRDROP];
    case 'orders': {
      const areas = bitsToOrder(state);
      if (optionsOf(state).orders !== 'free') return orderChoices(areas, draft);
      const choices: BattleCardChoice[] = [];
      for (let area = 0; area < AREAS; area++) {
        if ((areas >> area) & 1) choices.push(singleOrder(area, 'attack'), singleOrder(area, 'defend'));
      }
      return choices;
    }
    case 'advance':
      return advanceChoices(state);
    case 'over':
      return [];
  }
}

function refuse(state: BattleCardState, _seat: Seat, action: BattleCardAction): Refusal | undefined {
  if (state.phase === 'over') return { rule: 'End', text: 'The game is over.' };
  switch (action.kind) {
    case 'airdrop':
      return state.phase === 'airdrop' ? undefined : { rule: 'Set-up', text: 'The divisions have already dropped.' };
    case 'orders':
      if (state.phase !== 'orders') return { rule: '1', text: 'You give orders only at the start of a round.' };
      return refuseOrders(state, action.orders);
    case 'advance':
      if (state.phase !== 'advance')
        return { rule: '3', text: 'You can advance only after the German reinforcements.' };
      return refuseAdvance(state, action);
    case 'hold':
      if (state.phase !== 'advance') return { rule: '3', text: 'You can hold only when it is time to advance.' };
      return optionsOf(state).mustAdvance
        ? { rule: 'R2', text: 'With these options you must advance if you can.' }
        : undefined;
  }
}

function refuseOrders(state: BattleCardState, orders: Orders): Refusal | undefined {
  const due = bitsToOrder(state);
  let given = 0;
  for (let area = 0; area < AREAS; area++) {
    const order = orders[area];
    if (order === null || order === undefined) continue;
    given |= 1 << area;
    if (((due >> area) & 1) === 0) return { rule: '1', text: `There is no battle at ${areaTitle(area)} now.` };
  }
  if (optionsOf(state).orders === 'free') {
    return given !== 0 && (given & (given - 1)) === 0 ? undefined : { rule: 'R1', text: 'Order one area at a time.' };
  }
  for (let area = 0; area < AREAS; area++) {
    if ((due >> area) & 1 && ((given >> area) & 1) === 0) {
      return {
        rule: '1',
        text: `Every division must fight. Order the division at ${areaTitle(area)} to attack or to defend.`,
      };
    }
  }
  return undefined;
}

export function result(state: BattleCardState): Result | undefined {
  switch (state.ending) {
    case 'none':
      return undefined;
    case 'arnhem':
      return { name: 'won', winners: PLAYING, reason: `30 Corps reached Arnhem in round ${state.round}.` };
    case 'removed': {
      const division = DIVISION_NAMES[state.division[state.lostAt]!]!;
      return {
        name: `lost: ${division}`,
        winners: NOBODY,
        reason: `The ${division} Airborne was destroyed at ${areaTitle(state.lostAt)} in round ${state.round}.`,
      };
    }
    case 'time':
      return { name: 'lost: time', winners: NOBODY, reason: 'Six rounds have passed and Arnhem is not reached.' };
  }
}
