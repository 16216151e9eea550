import { act } from '@club-route/engine';
import type { TableController } from '../controller.ts';
import { adviceFor } from './ask.ts';
import { ofThousand, percent } from './frequency.ts';

/** The chances of every choice, the best first, in sentences: for those who ask by text. */
export async function advise(controller: TableController): Promise<readonly string[]> {
  const { source, module, state, seat } = controller;
  if (module.advisor === undefined) return [`There are no odds for ${module.game.title}.`];
  const advice = await adviceFor(source, state);
  return [
    `Best play wins ${ofThousand(advice.best)} from here (${percent(advice.best)}, ${advice.kind}).`,
    ...advice.actions
      .toSorted((one, two) => two.value - one.value)
      .map(({ action, value }) => `${module.language.label(state, seat, act(action))}: wins ${ofThousand(value)}.`),
  ];
}
