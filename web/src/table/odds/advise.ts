import { act, chanceText, positionText, shotLines } from '@club-route/engine';
import type { TableController } from '../controller.ts';
import { adviceFor } from './ask.ts';

/** The chances of every choice by its number, the best first: for those who ask by text. */
export async function advise(controller: TableController): Promise<readonly string[]> {
  const { source, module, state, seat } = controller;
  if (module.advisor === undefined) return shotLines(module, state, seat);
  const advice = await adviceFor(source, state);
  return [
    positionText(advice),
    ...advice.actions
      .map(({ action, value }, index) => ({
        value,
        label: `${index + 1}: ${module.language.label(state, seat, act(action))}`,
      }))
      .toSorted((one, two) => two.value - one.value)
      .map(({ label, value }) => `${label}: wins ${chanceText(value)}.`),
  ];
}
