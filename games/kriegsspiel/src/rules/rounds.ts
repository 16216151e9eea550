import { contactOf } from '../data/board.ts';
import { ALL_UNITS, sideOf } from '../data/units.ts';
import { rollOff, type Moment } from '../clock/moment.ts';
import { optionsOf, type CampaignState } from '../state.ts';
import { ask, lengthsWait } from '../umpire/dice.ts';
import { RULED_SIDE } from '../umpire/ruled.ts';
import { closeSteps } from './advance.ts';
import { enemiesInContact } from './contacts.ts';
import { attack, chooseTarget } from './open-combat.ts';
import { nearestFree } from './recce.ts';
import { isEngaged, mayAttack, newChain, runningOrder, setChain, setUnitState, stateOf } from './units.ts';

/** G122: after the last combat of a minute, units with orders to attack go on: they close in, or fight another round. */
export function nextRounds(moment: Moment): void {
  const { state } = moment;
  for (const unit of ALL_UNITS) endRaid(state, unit);
  for (const unit of ALL_UNITS) breakOff(state, unit);
  for (const unit of ALL_UNITS) {
    const attacks = isReady(state, unit) && attacksAgain(moment, unit);
    // H4: the umpire has to say who does; those that follow wait, and whoever fights already is passed over then.
    if (state.pending !== null) {
      state.roundsDue = true;
      return;
    }
    if (!attacks) continue;
    const target = chooseTarget(moment, unit);
    if (target === undefined || closesIn(state, unit, target)) continue;
    attack(moment, unit);
  }
}

/** 12: one combat, then back. */
function endRaid(state: CampaignState, unit: number): void {
  const chain = state.chains[unit];
  if (chain === null || chain.orders[0].kind !== 'recce' || chain.raid !== 'closing') return;
  const fought = enemiesInContact(state, unit).length > 0 && !isEngaged(state, unit);
  if (!fought) return;
  const since = optionsOf(state).firstReadings ? chain.since : state.minute;
  setChain(state, unit, { ...chain, since, begun: true, legs: [], route: [], raid: 'fought' });
}

/** 31.8, G60: an attacker that has become too weak withdraws out of contact. */
function breakOff(state: CampaignState, unit: number): void {
  const order = runningOrder(state, unit);
  if (order?.kind !== 'attack' || !isReady(state, unit)) return;
  if (state.unitStrength[unit] > (order.breakOff ?? optionsOf(state).breakOffAt)) return;
  const to = nearestFree(state, unit);
  const { ref } = state.chains[unit]!;
  const withdrawal = to === undefined ? [] : [{ kind: 'withdraw', to: { cell: to }, via: [] } as const];
  setChain(state, unit, newChain(withdrawal, ref, state.minute));
}

function isReady(state: CampaignState, unit: number): boolean {
  if (state.unitCell[unit] < 0 || stateOf(state, unit) !== 'halted' || isEngaged(state, unit)) return false;
  return mayAttack(state, unit) && enemiesInContact(state, unit).length > 0;
}

/** Where both sides want to attack, the one that did so last does; if none did, the higher die. */
function attacksAgain(moment: Moment, unit: number): boolean {
  const { state } = moment;
  const rivals = enemiesInContact(state, unit).filter((enemy) => isReady(state, enemy));
  if (rivals.length === 0 || state.unitAttacked[unit] === 1) return true;
  if (rivals.some((enemy) => state.unitAttacked[enemy] === 1)) return false;
  const dice = rollOff(moment, 'who attacks');
  const winners = dice[0] > dice[1] ? [unit] : rivals;
  if (lengthsWait(state)) {
    ask(moment, { what: 'who attacks', unit, rivals, dice, proposed: RULED_SIDE[sideOf(winners[0])] });
    return false;
  }
  attackNext(state, winners);
  return dice[0] > dice[1];
}

/** Units that the die, or the umpire, lets attack. */
export function attackNext(state: CampaignState, units: readonly number[]): void {
  for (const unit of units) state.unitAttacked[unit] = 1;
}

/** G47: an attacker at a distance steps next to its target, if it can. */
function closesIn(state: CampaignState, unit: number, target: number): boolean {
  if (contactOf(state.unitCell[unit], state.unitCell[target]) === 'close') return false;
  const [step] = closeSteps(state, unit, target);
  const chain = state.chains[unit];
  if (step === undefined || chain === null) return false;
  state.unitStepTo[unit] = step.to;
  state.unitStepAt[unit] = state.minute + step.minutes;
  setUnitState(state, unit, 'moving');
  setChain(state, unit, { ...chain, begun: true, route: [step.to] });
  return true;
}
