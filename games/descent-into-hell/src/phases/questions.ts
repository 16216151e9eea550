import type { Dice } from '@club-route/engine';
import { SIDE_BRIDGE } from '../data/board.ts';
import type { Reports } from '../report.ts';
import { asksAt, declineToBlow, mayBeBlown, questionsAt, tryToBlow } from '../rules/demolition.ts';
import { optionsOf, type BridgeQuestion, type DescentState } from '../state.ts';

/** 1.4, H-09: Allied units have come to bridges that the Germans control; each is asked about in the order of ids. */
export function askAbout(state: DescentState, cells: readonly number[], reports: Reports): void {
  if (!cells.some((cell) => asksAt(state, cell))) return;
  const asked = new Map<number, BridgeQuestion>(state.questions.map((question) => [question.bridge, question]));
  const known = asked.size;
  for (const cell of cells)
    for (const bridge of questionsAt(state, cell)) if (!asked.has(bridge)) asked.set(bridge, { bridge, cell });
  if (asked.size === known) return;
  const fresh = [...asked.values()].slice(known).toSorted((one, two) => one.bridge - two.bridge);
  state.questions = [...state.questions, ...fresh];
  for (const question of fresh) reports?.push({ kind: 'question', ...question });
}

/**
 * D-05: Allied units that came to a bridge by a retreat, which asks nothing, are about to cross it. Whether the Germans are
 * asked before they do.
 */
export function askBeforeCrossing(state: DescentState, from: number, hexside: number, reports: Reports): boolean {
  const bridge = SIDE_BRIDGE[hexside];
  if (bridge < 0 || !mayBeBlown(state, bridge) || optionsOf(state).unaskedBridges === 'cross') return false;
  const question: BridgeQuestion = { bridge, cell: from };
  state.questions = [...state.questions, question];
  reports?.push({ kind: 'question', ...question });
  return true;
}

/** The Germans answer the first question. Both sides see the die and the result, not what was added to it (7.13). */
export function answerQuestion(state: DescentState, blow: boolean, dice: Dice, reports: Reports): void {
  const [{ bridge }, ...others] = state.questions;
  state.questions = others;
  if (!blow) {
    declineToBlow(state, bridge);
    reports?.push({ kind: 'declined', bridge });
    return;
  }
  const die = dice.d6('demolition');
  const blown = tryToBlow(state, bridge, die);
  // Whoever does not know of all engineers learns something by it.
  reports?.push({ kind: 'demolition', bridge, die, blown, discloses: true });
}
