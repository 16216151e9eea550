import { checkSupplies, dawnOf, goShort, readyToFly } from '../clock/daily.ts';
import { goOn, settleMinute } from '../clock/minute.ts';
import type { Moment } from '../clock/moment.ts';
import type { Weather } from '../data/air.ts';
import type { CombatResult } from '../data/combat.ts';
import { blow } from '../rules/relocate.ts';
import { carryOut } from './rulings.ts';
import type { Ruled } from './ruled.ts';

/** 25: the umpire has spoken. The result counts, and the minute goes on from where it stood. */
export function rule(moment: Moment, as: 'proposed' | Ruled): void {
  const { state } = moment;
  const pending = state.pending!;
  state.pending = null;
  const result = as === 'proposed' ? pending.proposed : as;
  switch (pending.what) {
    case 'weather':
      dawnOf(moment, result as Weather);
      break;
    case 'German squadrons':
      readyToFly(moment, Number(result));
      break;
    case 'supply':
      goShort(state, pending.unit!, Number(result));
      checkSupplies(moment, pending.unit! + 1);
      break;
    case 'demolition':
      if (result === 'damaged' || result === 'destroyed') blow(moment, pending.unit!, pending.structure!, result);
      return settleMinute(moment);
    default:
      carryOut(moment, pending, result as CombatResult);
      return settleMinute(moment);
  }
  if (state.pending === null) goOn(moment);
}
