import { NO_OFFER, PLAIN_AIM, roundOfCells, type Aim } from '@club-route/engine';
import type { DescentAction } from '../actions.ts';
import { combatChoices } from '../choices/combat.ts';
import { labelOf } from '../data/board.ts';
import { attackFactor, defenceFactor, OTHER } from '../data/units.ts';
import { cellName, counted, dateOf, groundName, listed, unitName } from '../language/names.ts';
import { openLandingFights } from '../phases/landing-fight.ts';
import { attackersOf } from '../rules/contact.ts';
import { unitsAt } from '../rules/stacks.ts';
import type { DescentState } from '../state.ts';
import { impulseName } from './pick.ts';
import type { DescentOffer } from './types.ts';

/** 1.6: which hex to attack next. Landing fights come first; then those that must be attacked and those that may be. */
export function combatOffer(state: DescentState): DescentOffer {
  const found = combatChoices(state);
  const cells = found.flatMap(({ action }) => (action?.kind === 'attack' ? [action.cell] : []));
  const ends = found.some(({ ends: isEnd }) => isEnd);
  const owed = cells.filter((cell) => isOwed(state, cell));
  return {
    ...NO_OFFER,
    cells: new Map(
      cells.map((cell) => [
        cell,
        {
          look: isOwed(state, cell) ? 'danger' : 'faint',
          text: isOwed(state, cell) ? 'must' : 'may',
          press: { action: { kind: 'attack', cell } },
          careful: true,
        },
      ]),
    ),
    arrows: cells.map((cell) => ({ to: cell, from: fromOf(state, cell), fire: false })),
    attention: cells[0],
    head: { title: `Combat, ${impulseName(state).toLowerCase()}, ${dateOf(state.turn)}`, words: wordsOf(state, owed) },
    hint: 'Choose the order of your attacks. The defenders fire first.',
    aimHint: 'Point at a highlighted hex to see which units fight there.',
    groups: [
      {
        title: 'Attack',
        kind: 'cells',
        choices: cells.map((cell) => ({
          label: cellName(cell),
          note: isOwed(state, cell) ? 'must attack' : 'optional',
          press: { action: { kind: 'attack', cell } },
          cell,
        })),
      },
    ],
    end: ends
      ? {
          label: 'End combat',
          left: cells.length === 0 ? '' : `You can still attack ${counted(cells.length, 'hex', 'hexes')}.`,
          action: { kind: 'end' },
        }
      : undefined,
    attempt: (cell) => ({ action: { kind: 'attack', cell }, careful: true }),
    aim: (cell) => (cells.includes(cell) ? aimAt(state, cell) : undefined),
    say: (cell) => (cells.includes(cell) ? [isOwed(state, cell) ? 'you must attack it' : 'you can attack it'] : []),
    round: roundOfCells(cells),
  };
}

function isOwed(state: DescentState, cell: number): boolean {
  return state.combats!.duty.includes(cell) || openLandingFights(state).includes(cell);
}

function fromOf(state: DescentState, cell: number): readonly number[] {
  return [...new Set(attackersOf(state, state.side, cell).map((unit) => state.unitCell[unit]))];
}

function wordsOf(state: DescentState, owed: readonly number[]): string {
  const fights = openLandingFights(state);
  if (fights.length > 0) return `Your units landed on Germans at ${listed(fights.map(labelOf))}. Fight there first.`;
  return owed.length === 0 ? 'You do not have to attack.' : `You must attack ${listed(owed.map(labelOf))}.`;
}

function aimAt(state: DescentState, cell: number): Aim<DescentAction> {
  const { unitSteps } = state;
  const attackers = attackersOf(state, state.side, cell).map(
    (unit) => `${unitName(unit)} (${attackFactor(unit, unitSteps[unit])})`,
  );
  const defenders = unitsAt(state, OTHER[state.side], cell).map(
    (unit) => `${unitName(unit)} (${attackFactor(unit, unitSteps[unit])}-${defenceFactor(unit, unitSteps[unit])})`,
  );
  return {
    ...PLAIN_AIM,
    title: cellName(cell),
    terrain: groundName(cell),
    lines: [
      `Defenders: ${listed(defenders)}.`,
      ...(attackers.length === 0 ? [] : [`Attackers: ${listed(attackers)}.`]),
    ],
    label: `Attack ${labelOf(cell)}`,
    action: { kind: 'attack', cell },
  };
}
