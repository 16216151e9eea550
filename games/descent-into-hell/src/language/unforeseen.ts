import type { Refusal } from '@club-route/engine';
import type { DescentAction } from '../actions.ts';
import type { Side } from '../data/units.ts';
import { firingSide } from '../phases/battle.ts';
import { nextDuty } from '../phases/combat.ts';
import type { DescentState } from '../state.ts';

/**
 * H-51: orders for whoever writes a whole turn and foresees neither dice nor enemies. `end combat` ends that phase and no
 * other; `attack owed` attacks the next hex that must be attacked. Where there is nothing to end or to attack, a letter
 * passes over them.
 */

const ENDED = ['air', 'movement', 'fire', 'combat', 'building'] as const;
type Ended = (typeof ENDED)[number];

export function readUnforeseen(state: DescentState, side: Side, order: string): DescentAction | Refusal | undefined {
  const ended = ENDED.find((part) => order === `end ${part}`);
  if (ended === undefined && order !== 'attack owed') return undefined;
  if (state.side === side && state.questions.length > 0)
    return { rule: 'Water Barriers', text: 'Wait until the Germans decide about the bridge.' };
  return ended === undefined ? attackOwed(state, side) : endOf(state, side, ended);
}

/** What the side is about: during a combat its fire, if it fires. Nothing while something else of the combat is decided. */
function partNow(state: DescentState, side: Side): Ended | 'other' | undefined {
  if (state.outcome !== 'none') return 'other';
  if (state.side !== side) return firingSide(state) === side ? 'fire' : 'other';
  if (state.battle !== null) return firingSide(state) === side ? 'fire' : undefined;
  return ENDED.find((part) => part === state.phase) ?? 'other';
}

function endOf(state: DescentState, side: Side, ended: Ended): DescentAction | Refusal {
  const now = partNow(state, side);
  if (now === ended) return { kind: 'end' };
  if (now === undefined || (now === 'fire' && ended !== 'fire'))
    return { rule: 'Combat', text: 'Finish this combat before you end the phase.' };
  // Movement never ends by itself, so this comes too early.
  if (ended === 'movement' && now === 'air')
    return { rule: 'Turn Sequence', text: 'This is the air phase. Write "end air" first.' };
  return { rule: 'Turn Sequence', text: `${NAMES[ended]} has ended, or has not begun.`, needless: true };
}

const NAMES: Readonly<Record<Ended, string>> = {
  air: 'The air phase',
  movement: 'The movement phase',
  fire: 'Your fire',
  combat: 'The combat phase',
  building: 'Building',
};

function attackOwed(state: DescentState, side: Side): DescentAction | Refusal {
  const now = partNow(state, side);
  if (now === undefined || now === 'fire') return { rule: 'Combat', text: 'Finish this combat first.' };
  const cell = now === 'combat' ? nextDuty(state) : undefined;
  if (cell !== undefined) return { kind: 'attack', cell };
  return { rule: 'Combat', text: 'There is no hex that you must attack now.', needless: true };
}
