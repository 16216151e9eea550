import type { Dice } from '@club-route/engine';
import type { Side } from '../data/units.ts';
import { isCombatLeft } from '../phases/combat.ts';
import { combatsOf } from '../rules/contact.ts';
import type { DescentState } from '../state.ts';

/** How far the other side may be in its impulse: it has told of landings and combats, and of nothing else. */
export function imagineImpulse(state: DescentState, side: Side, dice: Dice): void {
  if (state.side === side || state.phase === 'setup' || state.phase === 'deployment') return;
  const fought = state.combats?.fought ?? [];
  state.combats = { ...combatsOf(state, state.side), fought };
  state.phase = 'combat';
  if (
    fought.length > 0 ||
    (state.questions.length === 0 && isCombatLeft(state) && dice.chance(1, 2, 'whether it fights'))
  )
    return;
  state.combats = null;
  state.phase = mayFlyStill(state) && dice.chance(1, 2, 'whether it flies') ? 'air' : 'movement';
}

function mayFlyStill({ side, weather, questions, landings, turn, impulseNumber }: DescentState): boolean {
  const last = landings.last();
  const landed = last?.turn === turn && last.impulseNumber === impulseNumber;
  return side === 'allied' && weather !== 'poor' && questions.length === 0 && !landed;
}
