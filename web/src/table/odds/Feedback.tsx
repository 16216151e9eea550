import { act, verdictText } from '@club-route/engine';
import type { TableController } from '../controller.ts';
import { useAdvice } from './use-advice.ts';
import css from './Feedback.module.css';

/** After a choice: what it gave away against the best one, before its dice. */
export function Feedback({ controller }: { readonly controller: TableController }) {
  const { n, action } = controller.frame;
  // Where nothing was chosen nothing is said, and nothing worked out: a table that has just opened needs no odds.
  const advice = useAdvice(controller, chose(controller) ? n - 1 : undefined, 'after');
  if (advice === undefined || action === undefined) return null;
  const { language } = controller.module;
  const verdict = verdictText(advice, action, (one) => language.label(controller.before, controller.seat, act(one)));
  if (verdict === undefined) return null;
  return (
    <p className={css.feedback} role="status" data-testid="feedback">
      {verdict.replaceAll(' %', '\u00A0%')}
    </p>
  );
}

/** Whether the entry on show is a decision, and not the only one there was. */
function chose({ frame: { n, action, seat }, module, before }: TableController): boolean {
  if (n === 0 || action === undefined || seat === undefined) return false;
  const [first, ...others] = module.game.actions(before, seat);
  return others.length > 0 || first?.action === undefined;
}
