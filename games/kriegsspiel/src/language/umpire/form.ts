import { labelOf } from '../../data/board.ts';
import { DEMOLITION } from '../../data/demolition.ts';
import { STRUCTURES } from '../../data/structures.ts';
import { sideOf, UNITS } from '../../data/units.ts';
import type { CampaignOptions } from '../../options.ts';
import { optionsOf, type CampaignState, type PendingBattle, type PendingDie, type PendingRuling } from '../../state.ts';
import { choicesFor, RULED_SIDE, type Ruled } from '../../umpire/ruled.ts';

/** 25: the result that waits, as a form: who, with what, the sum, the die, what the table says, and what may be written. */
export function formLines(state: CampaignState): readonly string[] {
  const { pending } = state;
  if (pending === null) return ['No result needs your ruling.'];
  return [
    `Result ${pending.id}: ${dieTitle(pending)}.`,
    ...('attackers' in pending
      ? battleLines(state, pending)
      : [`${dieWords(state, pending)}: ${ruledWords(pending, pending.proposed)}.`]),
    `RULE ${pending.id} PROPOSED BECAUSE …, or ${choiceWords(state, pending).toUpperCase()} instead of PROPOSED.`,
  ];
}

/** Results are named one by one up to so many; more of them are numbers without a gap. */
export const MOST_NAMED = 12;

/** The results from which he may choose, in words. */
export function choiceWords(state: CampaignState, pending: PendingRuling): string {
  const choices = choicesFor(state, pending);
  return choices.length > MOST_NAMED
    ? `a number from ${choices[0]} to ${choices.at(-1)}`
    : `${choices.slice(0, -1).join(', ')} or ${choices.at(-1)}`;
}

/** What a number of such a result counts; nothing where results are words. */
export function countedIn({ what }: PendingRuling): 'hours' | 'minutes' | 'points' | 'squadrons' | undefined {
  switch (what) {
    case 'repair':
    case 'ferry':
    case 'engineer ferry':
    case 'Pannerden ferry':
      return 'hours';
    case 'wading':
      return 'minutes';
    case 'supply':
      return 'points';
    case 'German squadrons':
      return 'squadrons';
    default:
      return undefined;
  }
}

/** A result in full: what is counted, or which units the side is. */
export function ruledWords(pending: PendingRuling, result: Ruled): string {
  const counted = countedIn(pending);
  if (counted !== undefined) return `${result} ${result === '1' ? counted.slice(0, -1) : counted}`;
  if (pending.what !== 'who moves first' && pending.what !== 'who attacks') return result;
  const { unit = 0 } = pending;
  return `${result} (${result === RULED_SIDE[sideOf(unit)] ? UNITS[unit].id : rivalNames(pending)})`;
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

/** What a result is of: a battle, or dice of its own. */
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
    case 'repair':
      return `hours to repair ${STRUCTURES[pending.structure!].name}`;
    case 'ferry':
    case 'engineer ferry':
    case 'Pannerden ferry':
      return `hours that ${UNITS[pending.unit!].id} takes to cross`;
    case 'wading':
      return `minutes that ${UNITS[pending.unit!].id} takes to cross`;
    case 'who moves first':
    case 'who attacks':
      return `${pending.what}, ${UNITS[pending.unit!].id} or ${rivalNames(pending)}`;
    default:
      return pending.what;
  }
}

/** What has been rolled for, and the dice. */
export function dieWords(state: CampaignState, pending: PendingDie): string {
  return `${rolledFor(state, pending)} ${diceWords(pending)}`;
}

const REPAIRS: Readonly<Record<CampaignOptions['repair'], string>> = {
  die: 'A die in hours.',
  'ten and a die': 'Ten hours and a die.',
  span: 'Average dice in hours, by its span.',
};

function rolledFor(state: CampaignState, pending: PendingDie): string {
  const { what, unit = 0 } = pending;
  const { id } = UNITS[unit];
  switch (what) {
    case 'weather':
      return `It was ${state.weather} yesterday.`;
    case 'German squadrons':
      return 'Half a die, rounded up.';
    case 'supply':
      return `${id}, ${state.unitStrength[unit]} %, is out of supply and loses points of strength.`;
    case 'demolition':
      return `${id} is the first Allied unit there. ${demolitionWords(pending.structure!)}`;
    case 'repair':
      return REPAIRS[optionsOf(state).repair];
    case 'ferry':
      return `Ferry: ${STRUCTURES[pending.structure!].name}.`;
    case 'engineer ferry':
      return 'By the engineers.';
    case 'Pannerden ferry':
      return 'By the ferry at Pannerden.';
    case 'wading':
      return optionsOf(state).wading === 'die' ? 'Half an hour for each point.' : 'Half a die in hours, rounded up.';
    case 'who moves first':
      return 'Their steps are due in the same minute, and they would meet.';
    case 'who attacks':
      return 'Both sides want to attack, and neither attacked last.';
  }
}

/** 16.1: on which dice it goes; a 1 may leave it standing. */
function demolitionWords(structure: number): string {
  const { upTo, becomes, needsGerman } = DEMOLITION[STRUCTURES[structure].kind];
  const faces = upTo === 1 ? 'a 1' : 'a 1 or 2';
  return `It is ${becomes} on ${faces}${needsGerman ? ' if a German unit is beside it' : ''}.`;
}

function diceWords({ dice, unit = 0, rivals }: PendingDie): string {
  if (rivals === undefined) return dice.length === 1 ? `Die ${dice[0]}` : `Dice ${dice.join(', ')}`;
  return `${UNITS[unit].id} rolls ${dice[0]}, the enemy ${dice[1]}`;
}

function rivalNames({ rivals = [] }: PendingDie): string {
  return rivals.map((rival) => UNITS[rival].id).join(', ');
}
