import type { Dice } from '@club-route/engine';
import type { Side } from '../data/units.ts';
import { isCombatLeft } from '../phases/combat.ts';
import { combatsOf } from '../rules/contact.ts';
import type { DescentState } from '../state.ts';

/** How far the other side may be in its impulse: it has told of landings and combats, and of nothing else. */
export function imagineImpulse(state: DescentState, side: Side, dice: Dice): void {
  if (state.side === side || state.phase === 'setup' || state.phase === 'deployment') return;
  const now = combatsOf(state, state.side);
  const known = state.combats;
  state.phase = 'combat';
  if (known !== null) {
    // H-23: the list was made when combat began.
    const isDuty = (cell: number): boolean => now.duty.includes(cell);
    const free = known.free.filter((cell) => !isDuty(cell));
    state.combats = { duty: known.free.filter(isDuty), free, fought: known.fought };
    return;
  }
  state.combats = { ...now, fought: [] };
  if (state.questions.length === 0 && isCombatLeft(state) && dice.chance(1, 2, 'whether it fights')) return;
  state.combats = null;
  state.phase = mayFlyStill(state) && dice.chance(1, 2, 'whether it flies') ? 'air' : 'movement';
}

function mayFlyStill({ side, weather, questions, landings, turn, impulseNumber }: DescentState): boolean {
  const last = landings.last();
  const landed = last?.turn === turn && last.impulseNumber === impulseNumber;
  return side === 'allied' && weather !== 'poor' && questions.length === 0 && !landed;
}
