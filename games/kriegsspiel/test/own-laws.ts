import type { OwnLaw } from '@club-route/engine/testing';
import { COMMANDS } from '../src/data/headquarters.ts';
import { ALL_UNITS, sideOf, UNITS } from '../src/data/units.ts';
import { sightOfLedger } from '../src/knowledge/ledger.ts';
import { stateOf, unitsIn } from '../src/rules/units.ts';
import { sight } from '../src/sight.ts';
import { shape, type CampaignState } from '../src/state.ts';
import { dispatchFault } from './dispatch-law.ts';
import { postFault } from './post-law.ts';

/** What holds in every position of the campaign, and from every position to the next. */
const LAWS: Readonly<Record<string, OwnLaw<CampaignState>['check']>> = {
  'the ledger: a sight is what dispatches, own orders and public facts make it': (now) => {
    if (now.outcome !== 'none') return undefined;
    for (const command of COMMANDS) {
      const ledger = {
        dispatches: now[`${command}Mail`].rows(),
        sent: now[`${command}Sent`].rows(),
        read: now[`${command}Read`],
        plan: now.plan,
        planFiled: now.planFiled,
      };
      const difference = shape.diff(sight(now, command), sightOfLedger(now, command, ledger));
      if (Object.keys(difference).length > 0)
        return `${command} knows more or less: ${Object.keys(difference).join(', ')}`;
    }
    return undefined;
  },
  'R9, R70: a dispatch says no more than its writer can know': (now, before) => dispatchFault(now, before, sight),
  '5.4, 6: what is brought, when and in what order follows from what own units see and own blocks': postFault,
  '10.1: strength is from 0 to 100, and 0 only of those that are gone': (now) => {
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
  '3: time never goes back, and dispatches are never lost': (now, before) => {
    if (now.minute < before.minute) return 'the clock went back';
    for (const command of COMMANDS)
      if (now[`${command}Mail`].length < before[`${command}Mail`].length) return `${command} has lost mail`;
    return undefined;
  },
};

export const ownLaws: readonly OwnLaw[] = Object.entries(LAWS).map(([name, check]) => ({
  name,
  check: check as OwnLaw['check'],
}));
