import type { Dice } from '@club-route/engine';
import type { Reports } from '../report.ts';
import { declineToBlow, questionsAt, tryToBlow } from '../rules/demolition.ts';
import type { DescentState } from '../state.ts';

/** 1.4, H-09: Allied units have come to bridges that the Germans control; each is asked about before anybody goes on. */
export function askAbout(state: DescentState, cell: number, reports: Reports): void {
  const asked = questionsAt(state, cell)
    .filter((bridge) => state.questions.every((question) => question.bridge !== bridge))
    .map((bridge) => ({ bridge, cell }));
  if (asked.length === 0) return;
  state.questions = [...state.questions, ...asked];
  for (const question of asked) reports?.push({ kind: 'question', ...question });
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
