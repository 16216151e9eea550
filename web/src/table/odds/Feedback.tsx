import { act, verdictText } from '@club-route/engine';
import type { TableController } from '../controller.ts';
import { useAdvice } from './use-advice.ts';
import css from './Feedback.module.css';

/** After a choice: what it gave away against the best one, before its dice. */
export function Feedback({ controller }: { readonly controller: TableController }) {
  const { n, action } = controller.frame;
  const advice = useAdvice(controller, Math.max(0, n - 1), 'after');
  if (advice === undefined || action === undefined) return null;
  const { language } = controller.module;
  const verdict = verdictText(advice, action, (one) => language.label(controller.before, controller.seat, act(one)));
  if (verdict === undefined) return null;
  return (
    <p className={css.feedback} role="status" data-testid="feedback">
      {verdict}
    </p>
  );
}
