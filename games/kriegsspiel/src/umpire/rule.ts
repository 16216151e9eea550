import { checkSupplies, dawnOf, goShort, readyToFly } from '../clock/daily.ts';
import { goOn, finishMinute } from '../clock/minute.ts';
import { takeUp, type Moment } from '../clock/moment.ts';
import type { Weather } from '../data/air.ts';
import type { CombatResult } from '../data/combat.ts';
import { sideOf } from '../data/units.ts';
import { blow } from '../rules/relocate.ts';
import { attackNext } from '../rules/rounds.ts';
import type { PendingDie } from '../state.ts';
import { setLength } from './lengths.ts';
import { carryOut } from './rulings.ts';
import { RULED_SIDE, type Ruled } from './ruled.ts';

/** 25: the umpire has spoken. The result counts, and the minute goes on from where it stood. */
export function rule(moment: Moment, as: 'proposed' | Ruled): void {
  const { state } = moment;
  const pending = state.pending!;
  state.pending = null;
  takeUp(moment);
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
      return finishMinute(moment);
    case 'who moves first':
      state.movesFirst = [...state.movesFirst, inTurn(pending, result)];
      break;
    case 'who attacks':
      attackNext(state, isFor(pending, result) ? [pending.unit!] : pending.rivals!);
      return finishMinute(moment);
    case 'repair':
    case 'ferry':
    case 'engineer ferry':
    case 'Pannerden ferry':
    case 'wading':
      setLength(state, pending, Number(result));
      return finishMinute(moment);
    default:
      carryOut(moment, pending, result as CombatResult);
      // H6: patrols attack before steps are made.
      if (!state.stepsDue) return finishMinute(moment);
  }
  if (state.pending === null) goOn(moment);
}

/** R79: who goes first, then the other. */
function inTurn(pending: PendingDie, result: Ruled): readonly [number, number] {
  const { unit = 0, rivals: [rival] = [] } = pending;
  return isFor(pending, result) ? [unit, rival] : [rival, unit];
}

/** Whether the side that goes first is that of the unit, not of its rivals. */
function isFor({ unit = 0 }: PendingDie, result: Ruled): boolean {
  return RULED_SIDE[sideOf(unit)] === result;
}
