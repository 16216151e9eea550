import { DAWN, dayOf, midnightOf, START, SUPPLY_TIME, timeOfDay } from '../data/calendar.ts';
import { COMBAT_MINUTES, MISSION_MINUTES } from '../data/times.ts';
import { ALL_UNITS } from '../data/units.ts';
import { deliver, sendReports } from '../knowledge/deliver.ts';
import { dropSupplies } from '../orders/air.ts';
import { begin } from '../orders/obey.ts';
import { flyPatrol, flyRecce } from '../rules/air.ts';
import { resolveBombardment } from '../rules/bombard.ts';
import { driveAll } from '../rules/drive.ts';
import { endRepair } from '../rules/engineer.ts';
import { enter } from '../rules/entry.ts';
import { fly } from '../rules/landing.ts';
import { endCrossing } from '../rules/march.ts';
import { openCombats } from '../rules/open-combat.ts';
import { resolveCombat } from '../rules/resolve-combat.ts';
import { nextRounds } from '../rules/rounds.ts';
import { setUnitState, stateOf } from '../rules/units.ts';
import { optionsOf, type CampaignState, type QueuedOrders, type Sortie } from '../state.ts';
import { proposeNext, proposePatrol } from '../umpire/rulings.ts';
import { dawn, evening } from './daily.ts';
import { putAway, putOff, type Moment } from './moment.ts';
import { asksWhoMovesFirst, makeSteps } from './steps.ts';

/** G28: one minute, phase by phase. */
export function runMinute(moment: Moment): void {
  const { state } = moment;
  fixedEvents(moment);
  // 25: a die of the day waits for the umpire, and the rest of its minute with it.
  if (state.pending === null) goOn(moment);
  else holdBack(moment);
}

/** The rest of a minute, after what happens at fixed times. */
export function goOn(moment: Moment): void {
  const { state } = moment;
  state.stepsDue = false;
  if (state.outcome !== 'none') return;
  // H6: by rules 8 the umpire was asked who moves first before anything else of the minute.
  const { eighthReadings } = optionsOf(state);
  if (eighthReadings && asksWhoMovesFirst(moment)) return;
  comeIn(moment);
  flySorties(moment);
  if (state.pending !== null) return holdBack(moment);
  beginQueued(moment);
  endStates(moment);
  if (!eighthReadings && asksWhoMovesFirst(moment)) return holdBack(moment);
  makeSteps(moment);
  finishMinute(moment);
}

/** H6: the umpire has to rule before steps are made, so the rest of the minute waits, with its reports. */
function holdBack(moment: Moment): void {
  if (optionsOf(moment.state).eighthReadings) return;
  moment.state.stepsDue = true;
  putAway(moment);
}

/** Phases 5 to 7. H6: reports wait until the last result of the minute is ruled; by rules 8 some went out before, and after each. */
export function finishMinute(moment: Moment): void {
  const { state } = moment;
  settle(moment);
  if (state.pending !== null && !optionsOf(state).eighthReadings) return putAway(moment);
  breakSilences(moment);
  sendReports(moment);
}

/** What follows an order that was delivered between two minutes, or while one waits for the umpire: it is answered at once. */
export function settleMinute(moment: Moment): void {
  const { state } = moment;
  // In the second edition everything else waits for the next half-hour (G93).
  if (state.edition === 'first') {
    settle(moment);
    if (state.pending === null || optionsOf(state).eighthReadings) breakSilences(moment);
  }
  sendReports(moment);
}

/** Phases 5 and 6. */
function settle(moment: Moment): void {
  for (const unit of moment.state.obliged) moment.obliged.add(unit);
  openCombats(moment);
  driveAll(moment);
  openCombats(moment);
  resolveDue(moment);
  driveAll(moment);
  openCombats(moment);
  // 25: bridges that were tested last in this minute wait too, and so does what began last.
  if (moment.state.pending === null && moment.state.toRule.length > 0) proposeNext(moment);
  putOff(moment);
}

/** Phase 1: dawn and supply; flights and arrivals follow. */
function fixedEvents(moment: Moment): void {
  const { minute } = moment.state;
  if (timeOfDay(minute) === DAWN || minute === START) dawn(moment);
  if (timeOfDay(minute) === SUPPLY_TIME) evening(moment);
}

/** 14.2, 31.5: flights and arrivals that are due. */
export function comeIn(moment: Moment): void {
  const { state } = moment;
  const { minute } = state;
  dropSuppliesDue(state);
  const flights = state.flights.filter(({ at }) => at <= minute);
  state.flights = state.flights.filter(({ at }) => at > minute);
  for (const flight of flights) fly(moment, flight);
  const arrivals = state.arrivals.filter(({ at }) => at <= minute);
  state.arrivals = state.arrivals.filter(({ at }) => at > minute);
  for (const arrival of arrivals) enter(moment, arrival);
}

/** 31.7: supply drops whose time has come. */
function dropSuppliesDue(state: CampaignState): void {
  const isDue = (sortie: Sortie): boolean => sortie.kind === 'supply drop' && sortie.at <= state.minute;
  const due = state.sorties.filter(isDue);
  if (due.length === 0) return;
  state.sorties = state.sorties.filter((sortie) => !isDue(sortie));
  for (const sortie of due) if (sortie.kind === 'supply drop') dropSupplies(state, sortie.zone);
}

/** 14.2: squadrons that are over their areas, in the order in which they were sent. */
function flySorties(moment: Moment): void {
  const { state } = moment;
  // 25: by option the umpire rules the attacks of patrols; by rules 8 at the end of the minute, by rules 5 not at all.
  const { umpireRules, fifthReadings, eighthReadings } = optionsOf(state);
  const waits = umpireRules && !fifthReadings;
  const isDue = (sortie: Sortie): boolean =>
    'at' in sortie && sortie.at <= state.minute && !(waits && eighthReadings && sortie.kind === 'patrol');
  while (state.pending === null) {
    const due = state.sorties.find(isDue);
    if (due === undefined) return;
    state.sorties = state.sorties.filter((sortie) => sortie !== due);
    if (due.kind === 'air recce') flyRecce(moment, due);
    else if (due.kind === 'patrol') (waits ? proposePatrol : flyPatrol)(moment, due);
  }
}

/** Phase 2: orders for this minute begin, in order of receipt; those for units still to come wait for them (G24). */
export function beginQueued(moment: Moment): void {
  const { state } = moment;
  const isDue = ({ at, unit }: QueuedOrders): boolean => at <= state.minute && stateOf(state, unit) !== 'off map';
  const due = state.queue.filter(isDue);
  if (due.length === 0) return;
  state.queue = state.queue.filter((queued) => !isDue(queued));
  for (const queued of due) if (state.unitCell[queued.unit] >= 0) begin(moment, queued);
}

/** Phase 3: what lasted a while is over. */
export function endStates(moment: Moment): void {
  const { state } = moment;
  for (const unit of ALL_UNITS) {
    const until = state.unitBusyUntil[unit];
    if (until === 0 || until > state.minute) continue;
    switch (stateOf(state, unit)) {
      case 'crossing':
        endCrossing(moment, unit);
        break;
      case 'repairing':
        endRepair(moment, unit);
        break;
      case 'ferrying':
        state.unitBusyUntil[unit] = 0;
        break;
      case 'forming':
      case 'in battle':
      case 'retreated':
        setUnitState(state, unit, 'halted');
        break;
      default:
        break;
    }
  }
}

/** Phase 6: combats and missions that are due, in order of opening, then of the target's number. */
function resolveDue(moment: Moment): void {
  const { state } = moment;
  const { minute } = state;
  if (optionsOf(state).umpireRules) return resolveByRuling(moment);
  const combats = state.combats.filter(({ opened }) => opened + COMBAT_MINUTES <= minute);
  const missions = state.bombardments.filter(({ opened }) => opened + MISSION_MINUTES <= minute);
  state.combats = state.combats.filter((combat) => !combats.includes(combat));
  state.bombardments = state.bombardments.filter((mission) => !missions.includes(mission));
  const target = ({ fights }: (typeof combats)[number]): number => Math.min(...fights.map((fight) => fight.target));
  for (const combat of combats.toSorted((one, two) => one.opened - two.opened || target(one) - target(two)))
    resolveCombat(moment, combat);
  for (const mission of missions) resolveBombardment(moment, mission);
  for (const mission of missions)
    for (const gun of mission.guns) if (stateOf(state, gun) === 'firing') setUnitState(state, gun, 'halted');
  if (combats.length === 0) return;
  openCombats(moment);
  nextRounds(moment);
}

/** The same where the umpire sees each result first: next rounds follow when the last one is settled. */
function resolveByRuling(moment: Moment): void {
  const { state } = moment;
  if (state.pending !== null || proposeNext(moment) || !state.roundsDue) return;
  state.roundsDue = false;
  openCombats(moment);
  nextRounds(moment);
}

/** Phase 7: NOT ACKNOWLEDGED. */
function breakSilences(moment: Moment): void {
  const { state } = moment;
  const due = state.silences.filter(({ at }) => at <= state.minute);
  if (due.length === 0) return;
  state.silences = state.silences.filter(({ at }) => at > state.minute);
  for (const { command, at: _at, ...silence } of due)
    deliver(moment, command, { kind: 'not acknowledged', minute: state.minute, ...silence });
}

/** The next 06:00 or 20:00. */
export function nextFixedTime(minute: number): number {
  const midnight = midnightOf(dayOf(minute));
  return (
    [DAWN, SUPPLY_TIME].map((time) => midnight + time).find((time) => time > minute) ??
    midnightOf(dayOf(minute) + 1) + DAWN
  );
}
