import { act } from '@club-route/engine';
import type { TableController } from '../controller.ts';

/** How plans are typed, for those who ask. */
export const PLAN_HELP: readonly string[] = [
  'plan: list your planned orders. Put it before an order, as in "plan 3/504 1415", to plan that order for your next turn.',
  'plan do: carry out every planned order that is allowed; "plan do 2" carries out only the second.',
  'plan drop 2: dismiss the second; "plan clear" dismisses all.',
];

/** A typed line that is about the plan: what is to be said of it. Nothing if it is about something else. */
export function runPlanLine(controller: TableController, line: string): readonly string[] | undefined {
  const [first = '', word = '', ...rest] = line.trim().split(/\s+/);
  if (first.toLowerCase() !== 'plan' || controller.module.planning === undefined) return undefined;
  if (!controller.playable || controller.source.mine.length === 0) return ['Only players can plan.'];
  const { plan } = controller;
  const which = rest.length === 0 ? undefined : Number(rest[0]) - 1;
  const { planned } = controller.store.getState();
  if (which !== undefined && ['do', 'drop'].includes(word) && planned[which] === undefined)
    return [`There is no planned order ${rest[0]}.`, ...planLines(controller)];
  switch (word.toLowerCase()) {
    case '':
      return planLines(controller);
    case 'clear':
      plan.clear();
      return planLines(controller);
    case 'drop':
      if (which === undefined) return ['Say which one: "plan drop 1".'];
      plan.remove(which);
      return planLines(controller);
    case 'do':
      if (!controller.ready()) return [];
      if (which === undefined) plan.carryOutAll();
      else plan.carryOut(which);
      return [];
    default:
      return plan.order([word, ...rest].join(' ')) ? planLines(controller) : [];
  }
}

function planLines({ foresight, module, seat }: TableController): readonly string[] {
  if (foresight.orders.length === 0) return ['You have no planned orders.'];
  return foresight.orders.map(({ action, before, refusal }, index) => {
    const words = `${index + 1}: ${module.language.label(before, seat, act(action))}.`;
    return refusal === undefined ? words : `${words} No longer possible: ${refusal.text}`;
  });
}
