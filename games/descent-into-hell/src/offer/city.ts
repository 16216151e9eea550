import { NO_OFFER } from '@club-route/engine';
import { cellName, counted, unitName } from '../language/names.ts';
import type { Battle, DescentState, Pending } from '../state.ts';
import type { DescentOffer } from './types.ts';

/** 6.6: a second retreat in a city: the owner keeps the unit there for a step, or lets it go. */
export function cityOffer(state: DescentState, { cell }: Battle, { unit }: Pending): DescentOffer {
  const steps = state.unitSteps[unit];
  return {
    ...NO_OFFER,
    units: new Map([[unit, { cell, look: 'chosen' }]]),
    attention: cell,
    head: {
      title: `Stay in ${cellName(cell)}?`,
      unit,
      words: `${unitName(unit)} must retreat or lose a step. It has ${counted(steps, 'step')}.`,
    },
    hint: 'If it retreats, the attacker chooses its path.',
    ready: { label: 'Retreat', action: { kind: 'city', stay: false }, anywhere: true },
    hold: {
      label: 'Stay and lose a step',
      note: steps > 1 ? 'It is reduced and keeps fighting.' : 'This is its last step: it would be eliminated.',
      action: { kind: 'city', stay: true },
    },
  };
}
