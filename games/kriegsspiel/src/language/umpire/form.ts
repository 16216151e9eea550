import { labelOf } from '../../data/board.ts';
import { STRUCTURES } from '../../data/structures.ts';
import { UNITS } from '../../data/units.ts';
import type { CampaignState, PendingBattle, PendingDie, PendingRuling } from '../../state.ts';
import { choicesFor } from '../../umpire/ruled.ts';

/** 25: the result that waits, as a form: who, with what, the sum, the die, what the table says, and what may be written. */
export function formLines(state: CampaignState): readonly string[] {
  const { pending } = state;
  if (pending === null) return ['No result needs your ruling.'];
  return [
    `Result ${pending.id}: ${dieTitle(pending)}.`,
    ...('attackers' in pending ? battleLines(state, pending) : [`${dieWords(state, pending)}: ${pending.proposed}.`]),
    `RULE ${pending.id} PROPOSED BECAUSE …, or one of ${choicesFor(pending).join(', ').toUpperCase()} instead of PROPOSED.`,
  ];
}

function battleLines(state: CampaignState, pending: PendingBattle): readonly string[] {
  const { attackers, defenders, guns, attack, defence, modifier, die, proposed } = pending;
  const line = (unit: number): string =>
    `${UNITS[unit].id} at ${labelOf(state.unitCell[unit])}, ${state.unitStrength[unit]} %`;
  return [
    ...(attackers.length === 0 ? [] : [`Attackers: ${attackers.map(line).join('; ')}.`]),
    ...(guns.length === 0 ? [] : [`Guns: ${guns.map(line).join('; ')}.`]),
    `Defenders: ${defenders.map(line).join('; ')}.`,
    `${attack} against ${defence}, terrain ${modifier}, die ${die}: ${proposed}.`,
  ];
}

/** What a result is of: a battle, or a die of its own. */
export function dieTitle(pending: PendingRuling): string {
  switch (pending.what) {
    case 'weather':
      return 'the weather';
    case 'German squadrons':
      return 'German squadrons of the day';
    case 'supply':
      return `supply of ${UNITS[pending.unit!].id}`;
    case 'demolition':
      return STRUCTURES[pending.structure!].name;
    default:
      return pending.what;
  }
}

/** What has been rolled for, and the die. */
export function dieWords(state: CampaignState, { what, die, unit = 0 }: PendingDie): string {
  const { id } = UNITS[unit];
  switch (what) {
    case 'weather':
      return `It was ${state.weather} yesterday. Die ${die}`;
    case 'German squadrons':
      return `Half a die, rounded up. Die ${die}`;
    case 'supply':
      return `${id}, ${state.unitStrength[unit]} %, is out of supply and loses points of strength. Die ${die}`;
    case 'demolition':
      return `${id} is the first Allied unit there. Die ${die}`;
  }
}
