import { isAlliedHeld } from '../rules/truth.ts';
import { CAPACITY, FIRST_LIFT_OF_1976, GERMAN_FAIR_SQUADRONS, halfDie, weatherOf, type Weather } from '../data/air.ts';
import { cellOf, distance, landOf } from '../data/board.ts';
import { dayOf, endOf, FIRST_DAY, mayFly } from '../data/calendar.ts';
import { isOfCorps, POLES, type Command } from '../data/headquarters.ts';
import { airSideOf, commandsOf, organisationOf } from '../data/organisation.ts';
import { ENGINEER, ALL_UNITS, sideOf, UNITS, type Side } from '../data/units.ts';
import { STRUCTURES } from '../data/structures.ts';
import {
  ARNHEM_REACH,
  ARNHEM_SQUARE,
  BEYOND_RHINE,
  BEYOND_WAAL,
  BRIDGE_POINTS,
  CHECKS_TO_WIN,
  LONGEST_SHORT_CAMPAIGN,
  outcomeOf,
  POINTS,
  type Outcome,
} from '../data/victory.ts';
import { deliver } from '../knowledge/deliver.ts';
import { optionsOf, type CampaignState, type Sortie } from '../state.ts';
import { arrivalsOf, renewEngineer, viaPannerden } from '../rules/entry.ts';
import { plannedFlights } from '../rules/landing.ts';
import { lose } from '../rules/retreat.ts';
import { isSupplied } from '../rules/supply.ts';
import { stateOf } from '../rules/units.ts';
import { ask, diceWait } from '../umpire/dice.ts';
import { note, roll, type Moment } from './moment.ts';

/** 3: what happens at 06:00 and at 20:00. */

/** G36: strengths, weather, squadrons, lift, engineer, arrivals, in this order; on the first day at the start. */
export function dawn(moment: Moment): void {
  const { state } = moment;
  state.unitDawn.set(state.unitStrength);
  // R22: 17 September is good.
  if (dayOf(state.minute) === FIRST_DAY) return dawnOf(moment, state.weather);
  const die = roll(moment, 'weather');
  const weather = weatherOf(die, state.weather);
  if (diceWait(state)) ask(moment, { what: 'weather', dice: [die], proposed: weather });
  else dawnOf(moment, weather);
}

/** The weather of the day is settled. */
export function dawnOf(moment: Moment, weather: Weather): void {
  const { state } = moment;
  state.weather = weather;
  if (weather !== 'good') return readyToFly(moment, weather === 'fair' ? GERMAN_FAIR_SQUADRONS : 0);
  const die = roll(moment, 'German squadrons');
  // Those of the first day are rolled while the campaign is laid out, and nobody sits at a desk yet.
  if (!diceWait(state) || dayOf(state.minute) === FIRST_DAY) return readyToFly(moment, halfDie(die));
  ask(moment, { what: 'German squadrons', dice: [die], proposed: `${halfDie(die)}` });
}

/** And so are the squadrons of the Germans. */
export function readyToFly(moment: Moment, german: number): void {
  const { state } = moment;
  const day = dayOf(state.minute);
  const { parachute, glider, british } = liftOf(state, day);
  state.parachuteLeft = parachute;
  state.gliderLeft = glider;
  state.britishLeft = Math.max(0, british - state.britishLost);
  state.germanLeft = Math.max(0, german - state.germanLost);
  state.supplyDropped = [];
  state.sorties = state.sorties.filter((sortie) => sortie.kind !== 'strike' || isForLater(sortie, state.minute));
  takeSquadrons(state);
  renewEngineer(state);
  for (const arrival of arrivalsOf(state, day)) state.arrivals = [...state.arrivals, viaPannerden(moment, arrival)];
  const ordered = new Set(state.flights.map(({ unit }) => unit));
  state.flights = [...state.flights, ...plannedFlights(state, day).filter(({ unit }) => !ordered.has(unit))];
  for (const command of commandsOf(state)) {
    deliver(moment, command, {
      kind: 'morning',
      minute: state.minute,
      weather: state.weather,
      ...(command === organisationOf(state).lift ? { parachute, glider } : {}),
      squadrons: squadronsOf(state, command),
    });
  }
}

/** A strike that was ordered for this day's daylight or later. */
function isForLater({ from = 0 }: Extract<Sortie, { kind: 'strike' }>, minute: number): boolean {
  return from > minute || (from === minute && mayFly(minute));
}

/**
 * 14.2: a squadron flies once a day and never in poor weather, so flights ordered on an earlier day take the squadrons of this
 * one, in the order of receipt; those for whom none is left do not fly. By rules 3 they flew beside them.
 */
function takeSquadrons(state: CampaignState): void {
  if (optionsOf(state).thirdReadings) return;
  state.sorties = state.sorties.filter((sortie) => {
    const side = sideOfSortie(state, sortie);
    const starts = sortie.kind === 'strike' ? (sortie.from ?? 0) : sortie.at;
    if (side === undefined || dayOf(starts) !== dayOf(state.minute)) return true;
    const left = side === 'allied' ? 'britishLeft' : 'germanLeft';
    return state[left] > 0 && state[left]-- > 0;
  });
}

/** Whose squadron flies; a supply drop needs none (31.7). */
function sideOfSortie(state: CampaignState, sortie: Sortie): Side | undefined {
  if (sortie.kind === 'supply drop') return undefined;
  return sortie.kind === 'strike' ? 'allied' : airSideOf(state, sortie.command);
}

function liftOf(state: CampaignState, day: number) {
  const capacity = CAPACITY[state.weather];
  return day === FIRST_DAY && optionsOf(state).liftDay1 === '1976' ? { ...capacity, ...FIRST_LIFT_OF_1976 } : capacity;
}

function squadronsOf(state: CampaignState, command: Command): number {
  const side = airSideOf(state, command);
  if (side === undefined) return 0;
  return side === 'allied' ? state.britishLeft : state.germanLeft;
}

/** G35: supply of everybody, then points, then on the last day the end. */
export function evening(moment: Moment): void {
  const { state } = moment;
  // G19: strikes that found no attack are lost.
  state.sorties = state.sorties.filter((sortie) => sortie.kind !== 'strike' || isForLater(sortie, state.minute));
  checkSupplies(moment, 0);
}

/** 15: from a unit on; it ends the day, unless one of them waits for the umpire. */
export function checkSupplies(moment: Moment, from: number): void {
  const { state } = moment;
  for (const unit of ALL_UNITS) {
    if (unit < from) continue;
    checkSupply(moment, unit);
    if (state.pending !== null) return;
  }
  // Those on whom he has ruled had no moment to report in.
  if (diceWait(state))
    for (const unit of ALL_UNITS)
      if (state.unitCell[unit] >= 0 && state.unitSupplied[unit] === 0) note(moment, unit, 'out of supply');
  countPoints(state);
  const outcome = outcomeNow(state);
  if (outcome === undefined) return;
  state.outcome = outcome;
  moment.reports?.push({ kind: 'ended', name: outcome });
}

/** 15, G80: every unit on the map; in the first edition who has no line loses a die of strength, for good. */
function checkSupply(moment: Moment, unit: number): void {
  const { state } = moment;
  if (state.unitCell[unit] < 0) return;
  const supplied = isSupplied(state, unit);
  state.unitSupplied[unit] = supplied ? 1 : 0;
  if (supplied) return;
  // G80: in the second edition nothing is lost; the mark lasts to the next check.
  if (state.edition === 'second') return note(moment, unit, 'out of supply');
  const points = roll(moment, 'supply');
  if (diceWait(state)) return ask(moment, { what: 'supply', unit, dice: [points], proposed: `${points}` });
  goShort(state, unit, points);
  note(moment, unit, 'out of supply');
}

/** What a unit loses for want of supply. */
export function goShort(state: CampaignState, unit: number, points: number): void {
  if (state.unitCell[unit] < 0) return;
  state.unitSupplyLoss[unit] += points;
  lose(state, unit, points);
}

/** 17: the points that are given every day. */
function countPoints(state: CampaignState): void {
  for (const unit of ALL_UNITS) {
    if (state.unitCell[unit] < 0 || sideOf(unit) === 'german') continue;
    const supplied = state.unitSupplied[unit] === 1;
    const land = landOf(state.unitCell[unit]) ?? 'water';
    if (supplied && isOfCorps(unit) && BEYOND_WAAL.includes(land)) state.alliedPoints += POINTS.northOfWaal;
    if (!supplied && UNITS[unit].formation !== POLES) state.germanPoints += POINTS.outOfSupply;
    const isThere = supplied && isOfCorps(unit) && isAtArnhem(state, unit);
    state.unitAtArnhem[unit] = isThere ? state.unitAtArnhem[unit] + 1 : 0;
  }
}

function isAtArnhem(state: CampaignState, unit: number): boolean {
  const cell = state.unitCell[unit];
  return BEYOND_RHINE.includes(landOf(cell) ?? 'water') && distance(cell, cellOf(ARNHEM_SQUARE)) <= ARNHEM_REACH;
}

/** G91: a unit of the corps stood at Arnhem in supply at two checks running. */
export function isDecidedAtArnhem(state: CampaignState): boolean {
  return state.unitAtArnhem.some((checks) => checks >= CHECKS_TO_WIN);
}

/** How the campaign ends now, if it does. */
function outcomeNow(state: CampaignState): Outcome | undefined {
  // G91: Arnhem reached and held for a day.
  if (isDecidedAtArnhem(state)) return 'allied strategic';
  if (state.minute < endOf(optionsOf(state).days)) return undefined;
  const { allied, german } = pointsAtEnd(state);
  return outcomeOf(allied, german);
}

/** All points, with those that are given only at the end. */
export function pointsAtEnd(state: CampaignState): { readonly allied: number; readonly german: number } {
  let allied = state.alliedPoints;
  let german = state.germanPoints + POINTS.alliedUnitDestroyed * state.engineersLost;
  for (const unit of ALL_UNITS) {
    const now = stateOf(state, unit);
    const isGone = now === 'destroyed' || now === 'merged';
    if (sideOf(unit) === 'german') allied += isGone ? POINTS.germanUnitLost : 0;
    else if (now === 'destroyed' && unit !== ENGINEER) german += POINTS.alliedUnitDestroyed;
    else if (state.unitCell[unit] >= 0 && isOfCorps(unit) && state.unitSupplied[unit] === 1)
      allied += BEYOND_RHINE.includes(landOf(state.unitCell[unit]) ?? 'water') ? POINTS.northOfRhine : 0;
  }
  if (optionsOf(state).days <= LONGEST_SHORT_CAMPAIGN) {
    for (const [structure, points] of BRIDGE_POINTS) {
      const [one, two] = STRUCTURES[structure].banks.map((bank) => isAlliedHeld(state, bank));
      if (one && two) allied += points;
      else if (!one && !two) german += points;
    }
  }
  return { allied, german };
}
