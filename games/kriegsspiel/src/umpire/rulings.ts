import { COMBAT_MINUTES, MISSION_MINUTES } from '../data/times.ts';
import { record, type Moment } from '../clock/moment.ts';
import type { CombatResult } from '../data/combat.ts';
import type { Command } from '../data/headquarters.ts';
import { reckonPatrol, settlePatrol } from '../rules/air.ts';
import { reckonFire, settleFire } from '../rules/bombard.ts';
import { areThere, battlesDue, reckon, settle, type Battle } from '../rules/resolve-combat.ts';
import { setUnitState, stateOf } from '../rules/units.ts';
import { optionsOf, type CampaignState, type Fight, type PendingBattle, type Sortie } from '../state.ts';
import { ask } from './dice.ts';
import { isMoot } from './lengths.ts';

/**
 * 25, the option `umpireRules`: results wait for the umpire. When a combat, a bombardment or the attack of a patrol is due,
 * it is reckoned and its die is rolled; then time stands until he lets the result go or names another. Units of it stay
 * engaged meanwhile.
 */

/** Proposes the next result that is due; true if one waits now. */
export function proposeNext(moment: Moment): boolean {
  const { state } = moment;
  while (state.pending === null) {
    const [die, ...later] = state.toRule;
    if (die !== undefined) {
      state.toRule = later;
      if (!isMoot(state, die)) ask(moment, die);
      continue;
    }
    // By rules 8 patrols attacked now; else they have attacked by now (H6).
    const patrol = state.sorties.find((sortie) => sortie.kind === 'patrol' && sortie.at <= state.minute);
    if (patrol?.kind === 'patrol') {
      state.sorties = state.sorties.filter((sortie) => sortie !== patrol);
      proposePatrol(moment, patrol);
      continue;
    }
    const at = dueCombat(state);
    if (at >= 0) {
      const combat = state.combats[at];
      propose(moment, at, battlesDue(moment, combat), combat.squadrons);
      if (state.pending === null) {
        state.combats = state.combats.filter((_, index) => index !== at);
        // G122: nobody is left to fight, but the half-hour is over and others go on; by rules 8 they did not.
        if (!optionsOf(state).eighthReadings) state.roundsDue = true;
      }
      continue;
    }
    const mission = state.bombardments.findIndex(({ opened }) => opened + MISSION_MINUTES <= state.minute);
    if (mission < 0) return false;
    const fired = reckonFire(moment, state.bombardments[mission]);
    if (fired === undefined) endMission(state, mission);
    else wait(moment, 'bombardment', mission, fired, []);
  }
  return true;
}

/** 14.2: the attack of a patrol, if it finds somebody. */
export function proposePatrol(moment: Moment, patrol: Extract<Sortie, { readonly kind: 'patrol' }>): void {
  const attack = reckonPatrol(moment, patrol);
  if (attack !== undefined) wait(moment, 'air attack', -1, attack, [], patrol.command);
}

/** In order of opening, then of the lowest target (G28). */
function dueCombat(state: CampaignState): number {
  const target = (at: number): number => Math.min(...state.combats[at].fights.map((fight) => fight.target));
  const due = [...state.combats.keys()].filter((at) => state.combats[at].opened + COMBAT_MINUTES <= state.minute);
  const [first] = due.toSorted(
    (one, two) => state.combats[one].opened - state.combats[two].opened || target(one) - target(two),
  );
  return first ?? -1;
}

function propose(moment: Moment, at: number, battles: readonly (readonly Fight[])[], squadrons: number): void {
  const { state } = moment;
  const next = battles.findIndex((fights) => areThere(state, fights));
  if (next < 0) return;
  wait(moment, 'combat', at, reckon(moment, battles[next], squadrons), battles.slice(next + 1));
}

function wait(
  moment: Moment,
  what: PendingBattle['what'],
  at: number,
  { result, ...reckoned }: Battle,
  rest: PendingBattle['rest'],
  by?: Command,
): void {
  const { state } = moment;
  const id = ++state.rulings;
  state.pending = { id, what, at, rest, proposed: result, ...reckoned, ...(by === undefined ? {} : { by }) };
  record(moment, { kind: 'ruling due', minute: state.minute, id, discloses: true });
}

/** The umpire has spoken on a battle: its result counts. */
export function carryOut(moment: Moment, pending: PendingBattle, result: CombatResult): void {
  const { state } = moment;
  const isThere = (unit: number): boolean => state.unitCell[unit] >= 0;
  const battle = {
    ...pending,
    result,
    attackers: pending.attackers.filter(isThere),
    defenders: pending.defenders.filter(isThere),
  };
  if (pending.what === 'air attack') {
    if (battle.defenders.length > 0) settlePatrol(moment, pending.by!, battle, result);
    return;
  }
  if (pending.what === 'bombardment') {
    if (battle.defenders.length > 0) settleFire(moment, state.bombardments[pending.at].cell, battle, result);
    return endMission(state, pending.at);
  }
  const fought = isThere(pending.target) && battle.attackers.length > 0;
  if (fought) settle(moment, battle, result);
  state.roundsDue = true;
  propose(moment, pending.at, pending.rest, 0);
  if (state.pending === null) state.combats = state.combats.filter((_, index) => index !== pending.at);
}

function endMission(state: CampaignState, at: number): void {
  for (const gun of state.bombardments[at].guns)
    if (stateOf(state, gun) === 'firing') setUnitState(state, gun, 'halted');
  state.bombardments = state.bombardments.filter((_, index) => index !== at);
}
