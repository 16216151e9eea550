import type { OwnLaw } from '@club-route/engine/testing';
import { DIVISION_COMMANDS } from '../../src/data/headquarters.ts';
import { ALL_UNITS, sideOf, UNITS } from '../../src/data/units.ts';
import { sightOfLedger } from '../../src/knowledge/ledger.ts';
import { stateOf, unitsIn } from '../../src/rules/units.ts';
import { secondSight, showBattle } from '../../src/second/sight.ts';
import { secondShape, sideInBattle, type SecondState } from '../../src/second/state.ts';
import { dispatchFault } from '../dispatch-law.ts';

/** What holds in every position of the second edition, and from every position to the next. */
const LAWS: Readonly<Record<string, OwnLaw<SecondState>['check']>> = {
  'the ledger: a sight is what dispatches, own orders, public facts and an own battle make it': (now, before) => {
    if (now.outcome !== 'none') return undefined;
    for (const command of DIVISION_COMMANDS) {
      // Who has got, sent and read nothing, and fights nothing, knows what he knew.
      const isQuiet = (['Mail', 'Sent'] as const).every(
        (what) => now[`${command}${what}`].length === before[`${command}${what}`].length,
      );
      if (isQuiet && now !== before && now.minute === before.minute && sideInBattle(now, command) === undefined)
        continue;
      const ledger = {
        dispatches: now[`${command}Mail`].rows(),
        sent: now[`${command}Sent`].rows(),
        read: now[`${command}Read`],
        plan: now.plan,
        planFiled: now.planFiled,
      };
      const made = sightOfLedger(now, command, ledger, secondShape as never) as SecondState;
      showBattle(made, now, command);
      const difference = secondShape.diff(secondSight(now, command), made);
      if (Object.keys(difference).length > 0)
        return `${command} knows more or less: ${Object.keys(difference).join(', ')}`;
    }
    return undefined;
  },
  'R9, R70: a dispatch says no more than its writer can know': (now, before) =>
    dispatchFault(now, before, (state, command) => secondSight(state as SecondState, command)),
  '22.1: strength is from 0 to 100, and 0 only of those that are gone': (now) => {
    for (const unit of ALL_UNITS) {
      const strength = now.unitStrength[unit];
      if (strength < 0 || strength > 100) return `${UNITS[unit].id} has ${strength}`;
      if (strength === 0 && now.unitCell[unit] >= 0) return `${UNITS[unit].id} fights on with nothing`;
    }
    return undefined;
  },
  'R12: nobody shares a square with an enemy, and no two friends rest in one': (now) => {
    for (const unit of ALL_UNITS) {
      if (now.unitCell[unit] < 0) continue;
      for (const other of unitsIn(now, now.unitCell[unit])) {
        if (other === unit) continue;
        if (sideOf(other) !== sideOf(unit)) return `${UNITS[unit].id} and ${UNITS[other].id} share a square`;
        const resting = [unit, other].every((one) => stateOf(now, one) === 'halted' && now.chains[one] === null);
        if (resting) return `${UNITS[unit].id} and ${UNITS[other].id} rest in one square`;
      }
    }
    return undefined;
  },
  '18: time stands while a battle is fought, and never goes back': (now, before) => {
    if (now.minute < before.minute) return 'the clock went back';
    return before.engagement !== null && now.minute !== before.minute ? 'time has passed in a battle' : undefined;
  },
  'R109: cards and points are what they can be': (now) => {
    if (new Set(now.deck).size !== now.deck.length) return 'a division has two cards';
    return now.unitPoints.some((points) => points > 5) ? 'more than five points are carried' : undefined;
  },
};

export const secondLaws: readonly OwnLaw[] = Object.entries(LAWS).map(([name, check]) => ({
  name,
  check: check as OwnLaw['check'],
}));
