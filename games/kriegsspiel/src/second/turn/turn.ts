import { dawn, evening } from '../../clock/daily.ts';
import { beginQueued, comeIn, endStates } from '../../clock/minute.ts';
import { DAWN, START, SUPPLY_TIME, timeOfDay } from '../../data/calendar.ts';
import type { Command } from '../../data/headquarters.ts';
import { unitsUnder } from '../../data/organisation.ts';
import { ALL_UNITS } from '../../data/units.ts';
import { deliver, sendReports } from '../../knowledge/deliver.ts';
import { transmit } from '../../orders/post.ts';
import { flyRecce } from '../../rules/air.ts';
import { runFerry } from '../../rules/engineer.ts';
import { rollBetween } from '../../clock/moment.ts';
import { isInContact } from '../../rules/contacts.ts';
import { setUnitState, stateOf } from '../../rules/units.ts';
import { CARDS, isAirCard, SEAT_OF_AIR, type Card } from '../data/cards.ts';
import { openBattle } from '../battle/open.ts';
import { putAway } from '../../clock/moment.ts';
import type { TurnMoment } from '../moment.ts';
import type { SecondState } from '../state.ts';
import { moveUnit } from './move.ts';
import { rollRecovery } from './recovery.ts';

/** G93: one half-hour, phase by phase. */
export function runTurn(moment: TurnMoment): void {
  const { state } = moment;
  fixedEvents(moment);
  if (state.outcome !== 'none') return putAway(moment);
  deliverMail(moment);
  endStates(moment);
  formUp(state);
  runFerry(moment);
  shuffle(moment);
  drawCards(moment);
}

/** Phase 1: the last die of the night before the new day begins (G36). */
function fixedEvents(moment: TurnMoment): void {
  const { state } = moment;
  const time = timeOfDay(state.minute);
  rollRecovery(moment);
  if (time === DAWN || state.minute === START) dawn(moment);
  if (time === SUPPLY_TIME) evening(moment);
  if (state.outcome === 'none') comeIn(moment);
}

/** Phase 2: blocks received since the last turn are rolled for, in order of receipt; orders that are due begin (G94). */
function deliverMail(moment: TurnMoment): void {
  const { state } = moment;
  const before = state.chains;
  const posted = state.outbox;
  state.outbox = [];
  for (const { letter, block } of posted)
    transmit(moment, { ...letter, starts: Math.max(letter.starts, state.minute) }, block);
  beginQueued(moment);
  // R98: points are carried on the same route only.
  for (const unit of ALL_UNITS) if (state.chains[unit] !== before[unit]) state.unitPoints[unit] = 0;
}

/** G71: a battle is over before the time to form up is. */
function formUp(state: SecondState): void {
  for (const { unit, until } of state.landed)
    if (until > state.minute && stateOf(state, unit) === 'halted') setUnitState(state, unit, 'forming', until);
  state.landed = state.landed.filter(({ unit, until }) => until > state.minute && stateOf(state, unit) === 'in battle');
}

/** R109: one card for each division with a unit on the map, and one for each air force. */
function shuffle(moment: TurnMoment): void {
  const { state } = moment;
  const left = CARDS.filter(
    (card) => isAirCard(card) || unitsUnder(state, card).some((unit) => state.unitCell[unit] >= 0),
  );
  const deck: Card[] = [];
  while (left.length > 0)
    deck.push(...left.splice(left.length === 1 ? 0 : rollBetween(moment, 0, left.length - 1, 'deck'), 1));
  state.deck = deck;
  state.card = 'none';
}

/** Phase 4: card by card, each battle to its end before the next is drawn; then phase 5. */
export function drawCards(moment: TurnMoment): void {
  const { state } = moment;
  for (;;) {
    if (state.card !== 'none' && !isAirCard(state.card) && openBattle(moment, state.card)) return putAway(moment);
    const [next, ...rest] = state.deck;
    if (next === undefined) return endTurn(moment);
    state.deck = rest;
    state.card = next;
    if (isAirCard(next)) fly(moment, SEAT_OF_AIR[next]);
    else for (const unit of unitsUnder(state, next)) moveUnit(moment, unit);
  }
}

/** An air force flies its reconnaissance; what it gives to battles is called for when they begin. */
function fly(moment: TurnMoment, command: Command): void {
  const { state } = moment;
  for (const sortie of state.sorties) {
    if (sortie.kind !== 'air recce' || sortie.command !== command || sortie.at > state.minute) continue;
    state.sorties = state.sorties.filter((other) => other !== sortie);
    flyRecce(moment, sortie);
  }
}

/** Phase 5: what was not acknowledged, and reports. */
function endTurn(moment: TurnMoment): void {
  const { state } = moment;
  state.card = 'none';
  const { silences } = state;
  state.silences = [];
  for (const { command, at: _at, ...silence } of silences)
    deliver(moment, command, { kind: 'not acknowledged', minute: state.minute, ...silence });
  sendReports(moment);
  dropObligations(moment);
  putAway(moment);
}

/** Whoever is no longer in contact need not fight. */
function dropObligations({ state, obliged }: TurnMoment): void {
  for (const unit of obliged) if (state.unitCell[unit] < 0 || !isInContact(state, unit)) obliged.delete(unit);
}

export function isWaiting({ outcome, engagement }: SecondState): boolean {
  return outcome !== 'none' || engagement !== null;
}
