import { printable, type Refusal } from '@club-route/engine';
import { labelOf, terrainOf } from '../../data/board.ts';
import { sideOf, UNITS, type Side } from '../../data/units.ts';
import { isRuin } from '../../rules/truth.ts';
import { squaresOf } from '../../tactical/box.ts';
import { INDEX, SIDES } from '../../tactical/state.ts';
import type { BattleForm } from '../actions.ts';
import type { SecondState } from '../state.ts';
import { companiesOf, exitHexes, figuresOf, type BattleResult } from './settle.ts';

/** 21.6: the form of a battle that was fought elsewhere. A faulty one is refused, line and reason, and the battle stays open. */

const NAMES: Readonly<Record<Side, string>> = { allied: 'ALLIED', german: 'GERMAN' };

/** The lines of a form, as they are typed. */
export const line = {
  head: ({ battle, turns, medals, holds }: BattleForm): string =>
    `BATTLE ${battle} TURNS ${turns} MEDALS ALLIED ${medals.allied} GERMAN ${medals.german} HOLDS FIELD ${holds === 'nobody' ? 'NOBODY' : NAMES[holds]}`,
  lost: (unit: number, figures: number): string => `LOST ${UNITS[unit]?.id ?? unit} ${figures}`,
  exit: (unit: number, companies: number): string => `EXIT ${UNITS[unit]?.id ?? unit} ${companies}`,
  ruin: (square: number): string => `RUIN ${labelOf(square) ?? square}`,
} as const;

export function refuseForm(state: SecondState, form: BattleForm): Refusal | undefined {
  return headProblem(state, form) ?? lostProblem(state, form) ?? exitProblem(state, form) ?? ruinProblem(state, form);
}

function fault(quoted: string, text: string): Refusal {
  return { rule: '21.6', text: `“${printable(quoted)}”: ${text}` };
}

function headProblem(state: SecondState, form: BattleForm): Refusal | undefined {
  const { id } = state.engagement!;
  const head = line.head(form);
  if (form.battle !== id) return fault(head, `the battle that is fought now is ${id}.`);
  if (form.turns < 1 || form.turns > state.battleLastTurn)
    return fault(head, `the battle has from 1 to ${state.battleLastTurn} turns.`);
  for (const side of SIDES) {
    const needed = state.medalsNeeded[INDEX[side]];
    if (form.medals[side] > needed) return fault(head, `${NAMES[side]} had ${needed} to win.`);
  }
  // G109: where both have won theirs, whose turn it was decides, which the form does not say.
  const winners = SIDES.filter((side) => form.medals[side] === state.medalsNeeded[INDEX[side]]);
  if (winners.length > 0 && !winners.some((side) => form.holds === side))
    return fault(
      head,
      winners.length === 1
        ? `${NAMES[winners[0]]} won the medals and holds the field.`
        : 'both won their medals: the one whose turn it was holds the field.',
    );
  return undefined;
}

function twice(units: readonly number[]): number | undefined {
  return units.find((unit, at) => units.indexOf(unit) !== at);
}

function lostProblem(state: SecondState, { lost }: BattleForm): Refusal | undefined {
  const again = twice(lost.map(([unit]) => unit));
  for (const [unit, figures] of lost) {
    const quoted = line.lost(unit, figures);
    if (!isInBattle(state, unit)) return fault(quoted, 'that unit is not in this battle.');
    if (unit === again) return fault(quoted, 'the unit is named twice.');
    const { start } = figuresOf(state, unit);
    if (figures > start) return fault(quoted, `it came with ${start} figures.`);
  }
  return undefined;
}

function exitProblem(state: SecondState, { exits }: BattleForm): Refusal | undefined {
  const again = twice(exits.map(([unit]) => unit));
  for (const [unit, companies] of exits) {
    const quoted = line.exit(unit, companies);
    if (!isInBattle(state, unit)) return fault(quoted, 'that unit is not in this battle.');
    if (unit === again) return fault(quoted, 'the unit is named twice.');
    if (sideOf(unit) !== state.battleAttacker) return fault(quoted, 'only the attacker has exits.');
    if (exitHexes(state).length === 0)
      return fault(quoted, 'no road leaves this ground on the far side: there is no exit.');
    const came = companiesOf(state, unit).length;
    if (companies > came) return fault(quoted, `it came with ${came} companies.`);
  }
  return undefined;
}

function ruinProblem(state: SecondState, { ruins }: BattleForm): Refusal | undefined {
  const squares = squaresOf(state.engagement!.box);
  const again = twice(ruins);
  for (const square of ruins) {
    const quoted = line.ruin(square);
    if (!squares.includes(square)) return fault(quoted, 'that square is not in the area of the battle.');
    if (square === again) return fault(quoted, 'the square is named twice.');
    if (terrainOf(square) !== 'town') return fault(quoted, 'only a town falls in ruins.');
  }
  return undefined;
}

function isInBattle(state: SecondState, unit: number): boolean {
  return UNITS[unit] !== undefined && companiesOf(state, unit).length > 0;
}

/** What the form says, as if it had been played here. A unit that it does not name has lost nothing. */
export function resultOfForm(state: SecondState, form: BattleForm): BattleResult {
  const { turns, medals, holds, lost, exits, ruins } = form;
  const byMedals = SIDES.some((side) => medals[side] === state.medalsNeeded[INDEX[side]]);
  return {
    turns,
    medals,
    holds,
    ending: byMedals ? 'medals' : holds === 'nobody' ? 'time' : 'conceded',
    lost: new Map(lost),
    exits: new Map(exits),
    ruins: ruins.filter((square) => !isRuin(state, square)),
  };
}
