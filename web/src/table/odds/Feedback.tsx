import { act, type Action } from '@club-route/engine';
import type { TableController } from '../controller.ts';
import { ofThousand, percent } from './frequency.ts';
import type { Advice } from './messages.ts';
import { bestOf, useAdvice, valueOf } from './use-advice.ts';
import css from './Feedback.module.css';

/** Less than this is the same to any player. */
const NOTHING = 0.00005;

/** After a choice: what it gave away against the best one, before its dice. */
export function Feedback({ controller }: { readonly controller: TableController }) {
  const { n, action } = controller.frame;
  const advice = useAdvice(controller, Math.max(0, n - 1), 'after');
  if (advice === undefined || action === undefined || advice.actions.length < 2) return null;
  return (
    <p className={css.feedback} role="status" data-testid="feedback">
      {verdict(controller, advice, action)}
    </p>
  );
}

function verdict(controller: TableController, advice: Advice, action: Action): string {
  const chosen = valueOf(advice, action);
  const lost = advice.best - chosen;
  if (lost < NOTHING) return `Your last choice was the best there was: it wins ${ofThousand(chosen)} (${advice.kind}).`;
  const best = controller.module.language.label(controller.before, controller.seat, act(bestOf(advice)!));
  return `Your last choice gave away ${percent(lost)}: it wins ${ofThousand(chosen)}, where “${best}” wins ${ofThousand(advice.best)} (${advice.kind}).`;
}
