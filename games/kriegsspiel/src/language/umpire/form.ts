import { labelOf } from '../../data/board.ts';
import { RESULTS } from '../../data/combat.ts';
import { UNITS } from '../../data/units.ts';
import type { CampaignState } from '../../state.ts';

/** 25: the result that waits, as a form: who, with what, the sum, the die, what the table says, and what may be written. */
export function formLines(state: CampaignState): readonly string[] {
  const { pending } = state;
  if (pending === null) return ['No result needs your ruling.'];
  const { id, what, attackers, defenders, guns, attack, defence, modifier, die, proposed } = pending;
  const line = (unit: number): string =>
    `${UNITS[unit].id} at ${labelOf(state.unitCell[unit])}, ${state.unitStrength[unit]} %`;
  return [
    `Result ${id}: ${what}.`,
    ...(attackers.length === 0 ? [] : [`Attackers: ${attackers.map(line).join('; ')}.`]),
    ...(guns.length === 0 ? [] : [`Guns: ${guns.map(line).join('; ')}.`]),
    `Defenders: ${defenders.map(line).join('; ')}.`,
    `${attack} against ${defence}, terrain ${modifier}, die ${die}: ${proposed}.`,
    `RULE ${id} PROPOSED BECAUSE …, or one of ${RESULTS.join(', ')} instead of PROPOSED.`,
  ];
}
